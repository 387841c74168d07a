internal import UIKitCore

/// The documented rules of compositional layout once more, as plainly as they can be written: every
/// group is worked out from its first item on, and nothing is kept.
///
/// The model knows columns alone. Rows are columns of the trial turned over, so that x is y; what
/// reads from right to left is mirrored at the end.
struct SectionModel {
  struct Place: Hashable {
    var section: Int
    var item: Int
    var isHeader: Bool
  }

  let trial: SectionTrial
  /// True while x stands for y.
  private var isTurned = false
  private var section = 0
  private var items = 0
  /// The views that have said what size they prefer.
  private let heard: Set<Place>
  /// The pixels of a point.
  private let scale: CGFloat

  init(_ trial: SectionTrial, heard: Set<Place>, scale: CGFloat) {
    self.trial = trial
    self.heard = heard
    self.scale = scale
  }

  /// The frames of all items and headers, and the size of the content.
  static func frames(
    of trial: SectionTrial,
    heard: Set<Place>,
    scale: CGFloat
  ) -> (frames: [Place: CGRect], size: CGSize) {
    var model = SectionModel(trial.isRow ? trial.turned : trial, heard: heard, scale: scale)
    model.isTurned = trial.isRow
    var (frames, length) = model.sections()
    var size = CGSize(width: model.trial.size.width, height: length)
    if trial.isRow {
      frames = frames.mapValues(\.turned)
      size = CGSize(width: size.height, height: size.width)
    }
    if trial.isMirrored {
      frames = frames.mapValues {
        CGRect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
    }
    return (frames, size)
  }

  // MARK: Sections

  private mutating func sections() -> ([Place: CGRect], CGFloat) {
    var frames: [Place: CGRect] = [:]
    var y: CGFloat = 0
    for index in trial.sections.indices {
      section = index
      items = isTooShort(trial.sections[index]) ? 0 : trial.sections[index].items
      let (part, height) = oneSection(trial.sections[index])
      for (place, frame) in part { frames[place] = frame.offsetBy(dx: 0, dy: y) }
      y += height + trial.between
    }
    return (frames, y - trial.between)
  }

  /// The room of a section's groups: insets along their way take nothing from it.
  private func room(_ plan: SectionTrial.Section) -> CGSize {
    let inset = plan.insets
    var room = trial.size
    if plan.scrolls {
      room.height = max(room.height - inset.top - inset.bottom, 0)
    } else {
      room.width = max(room.width - inset.leading - inset.trailing, 0)
    }
    return room
  }

  /// True if the first item of a section's groups is longer than they are, which shows nothing.
  private func isTooShort(_ plan: SectionTrial.Section) -> Bool {
    guard let line = plan.part.line, line.count == nil else { return false }
    let box = plan.part.within(plan.part.size(in: room(plan), scale)).size
    let (part, first) = (plan.part, line.parts[0])
    let size = first.size(in: box, scale)
    if line.isRow {
      let edges = first.edges.leading.points + first.edges.trailing.points
      return !part.width.isOpen && !first.width.isOpen && edges + size.width > box.width + 0.001
    }
    let edges = first.edges.top.points + first.edges.bottom.points
    return !part.height.isOpen && !first.height.isOpen && edges + size.height > box.height + 0.001
  }

  private mutating func oneSection(_ plan: SectionTrial.Section) -> ([Place: CGRect], CGFloat) {
    if items == 0, plan.headers.isEmpty { return ([:], 0) }
    let inset = plan.insets
    let room = room(plan)
    let (groups, length) = plan.scrolls ? across(plan, room) : down(plan, room)
    var frames: [Place: CGRect] = [:]
    for (item, frame) in groups {
      frames[Place(section: section, item: item, isHeader: false)] =
        frame.offsetBy(dx: inset.leading, dy: inset.top)
    }
    let (headers, above, below) = headers(plan, content: length + inset.top + inset.bottom)
    frames.merge(headers) { one, _ in one }
    let shifted = frames.mapValues { $0.offsetBy(dx: 0, dy: above) }
    return (shifted, above + length + inset.top + inset.bottom + below)
  }

  /// The model of a section without an end.
  private var whole: Self {
    var copy = self
    copy.items = .max
    return copy
  }

  /// Groups below each other.
  ///
  /// The last one is as long as its items reach, and what a whole one leaves over after its last
  /// item.
  private func down(_ plan: SectionTrial.Section, _ room: CGSize) -> ([(Int, CGRect)], CGFloat) {
    var (frames, y, next): ([(Int, CGRect)], CGFloat, Int) = ([], 0, 0)
    while next < items {
      let edges = plan.part.edges
      var laid = lay(plan.part, plan.part.size(in: room, scale), next)
      if !plan.part.height.isOpen, next + laid.used >= items {
        let whole = whole.lay(plan.part, plan.part.size(in: room, scale), next)
        let insets = plan.part.insets
        if next + whole.used > items, let reach = laid.frames.map(\.1.maxY).max() {
          let most = whole.frames.map(\.1.maxY).max() ?? reach
          laid.size.height -= insets.top + insets.bottom + most - reach
          laid.size.height = max(laid.size.height, 0)
        }
      }
      let spare = room.width - edges.leading.points - laid.size.width - edges.trailing.points
      let growing = [edges.leading, edges.trailing].filter(\.grows).count
      let x = edges.leading.points + (edges.leading.grows ? spare / CGFloat(growing) : 0)
      y += next > 0 ? plan.spacing : 0
      y += edges.top.points
      frames += laid.frames.map { ($0.0, $0.1.offsetBy(dx: x, dy: y)) }
      y += laid.size.height + edges.bottom.points
      next += laid.used
    }
    return (frames, y)
  }

  /// Groups beside each other, in a section that scrolls by itself.
  private func across(_ plan: SectionTrial.Section, _ room: CGSize) -> ([(Int, CGRect)], CGFloat) {
    var (frames, x, next): ([(Int, CGRect)], CGFloat, Int) = ([], 0, 0)
    var groups: [(first: Int, laid: Laid, x: CGFloat)] = []
    let edges = plan.part.edges
    while next < items {
      var laid = lay(plan.part, plan.part.size(in: room, scale), next)
      if !plan.part.width.isOpen, next + laid.used >= items {
        let whole = whole.lay(plan.part, plan.part.size(in: room, scale), next)
        let insets = plan.part.insets
        if next + whole.used > items, let reach = laid.frames.map(\.1.maxX).max() {
          let most = whole.frames.map(\.1.maxX).max() ?? reach
          laid.size.width -= insets.leading + insets.trailing + most - reach
          laid.size.width = max(laid.size.width, 0)
        }
      }
      x += (next > 0 ? plan.spacing : 0) + edges.leading.points
      groups.append((next, laid, x))
      x += laid.size.width + edges.trailing.points
      next += laid.used
    }
    let height =
      groups.map { $0.laid.size.height + edges.top.points + edges.bottom.points }.max() ?? 0
    for group in groups {
      frames += group.laid.frames.map {
        ($0.0, $0.1.offsetBy(dx: group.x, dy: edges.top.points))
      }
    }
    return (frames, height)
  }

  // MARK: Groups

  struct Laid {
    var size: CGSize
    var frames: [(Int, CGRect)]
    /// The items for which there were places.
    var used: Int
  }

  private func lay(_ part: SectionTrial.Part, _ proposed: CGSize, _ first: Int) -> Laid {
    guard let line = part.line else { return layItem(part, proposed, first) }
    guard line.isRow else { return layColumn(part, line, proposed, first) }
    var turned = self
    turned.isTurned.toggle()
    let laid = turned.lay(
      part.turned,
      CGSize(width: proposed.height, height: proposed.width),
      first
    )
    return Laid(
      size: CGSize(width: laid.size.height, height: laid.size.width),
      frames: laid.frames.map { ($0.0, $0.1.turned) },
      used: laid.used
    )
  }

  private func layItem(_ part: SectionTrial.Part, _ proposed: CGSize, _ item: Int) -> Laid {
    var size = proposed
    if item < items, heard.contains(Place(section: section, item: item, isHeader: false)) {
      var said = trial.preference(section, item, isHeader: false)
      if isTurned { said = CGSize(width: said.height, height: said.width) }
      if part.width.isOpen { size.width = said.width }
      if part.height.isOpen { size.height = said.height }
    }
    return Laid(size: size, frames: [(item, part.view(in: size))], used: 1)
  }

  private func layColumn(
    _ part: SectionTrial.Part,
    _ line: SectionTrial.Line,
    _ proposed: CGSize,
    _ first: Int
  ) -> Laid {
    let box = part.within(proposed)
    let isOpen = part.height.isOpen
    let fixed = (line.count ?? (isOpen ? line.parts.count : nil)).map {
      (count: $0, room: beside($0 - 1, line, box.size))
    }
    let (count, room) = fixed ?? count(line, in: box.size, first)
    var members = run(line, count, in: room, first)
    if isOpen { members = members.enumerated().filter { $0 == 0 || $1.first < items }.map(\.1) }
    return placed(members, line, part, proposed, box)
  }

  private typealias Member = (part: SectionTrial.Part, laid: Laid, first: Int)

  /// The room that gaps leave of a column for its parts.
  private func beside(_ gaps: Int, _ line: SectionTrial.Line, _ box: CGSize) -> CGSize {
    CGSize(width: box.width, height: max(box.height - line.gap.points * CGFloat(gaps), 0))
  }

  /// So many parts one after the other, sized in a box.
  private func run(
    _ line: SectionTrial.Line,
    _ count: Int,
    in box: CGSize,
    _ first: Int
  ) -> [Member] {
    var (members, next): ([Member], Int) = ([], first)
    for index in 0..<count {
      var child = line.parts[index % line.parts.count]
      if line.shares { child.height = .init(measure: .ofHeight, value: 1 / CGFloat(count)) }
      let laid = lay(child, child.size(in: box, scale), next)
      members.append((child, laid, next))
      next += laid.used
    }
    return members
  }

  /// The number of parts that fit into a column, and the room that they are sized in.
  ///
  /// Shares are those of what the gaps between the parts leave, or, where a width is a share of the
  /// height, of what the gaps between those leave that fit without gaps.
  private func count(
    _ line: SectionTrial.Line,
    in box: CGSize,
    _ first: Int
  ) -> (count: Int, room: CGSize) {
    let gap = line.gap.points
    guard line.parts.contains(where: { $0.width.measure == .ofHeight }) else {
      let count = fitting(line, gap, in: box, box, first) { beside($0 - 1, line, box) }
      return (count, beside(count - 1, line, box))
    }
    let room = beside(fitting(line, 0, in: box, box, first) { _ in box } - 1, line, box)
    return (fitting(line, gap, in: box, room, first) { _ in room }, room)
  }

  /// The number of parts that fit into a box, sized in a room that depends on their number; but what
  /// content makes longer is laid out in one room.
  private func fitting(
    _ line: SectionTrial.Line,
    _ gap: CGFloat,
    in box: CGSize,
    _ laying: CGSize,
    _ first: Int,
    room: (Int) -> CGSize
  ) -> Int {
    let isMeasured = line.parts.contains { $0.height.isOpen }
    var (said, next): ([CGFloat], Int) = ([], first)
    for count in 1...10_000 {
      let newest = line.parts[(count - 1) % line.parts.count]
      if isMeasured {
        let laid = lay(newest, newest.size(in: laying, scale), next)
        said.append(laid.size.height)
        next += laid.used
      }
      let size = room(count)
      let used = (0..<count).reduce(0) { sum, index in
        let part = line.parts[index % line.parts.count]
        let own = part.height.isOpen ? said[index] : part.height.points(in: size, scale)
        return sum + part.edges.top.points + own + part.edges.bottom.points
      }
      guard count > 1 else { continue }
      let needed = used + gap * CGFloat(count - 1)
      if needed > box.height + 0.001 { return count - 1 }
      // Parts and gaps of no length at all would go on without an end.
      if count > line.parts.count, needed <= 0 { return count - 1 }
    }
    return 10_000
  }

  private func placed(
    _ members: [(part: SectionTrial.Part, laid: Laid, first: Int)],
    _ line: SectionTrial.Line,
    _ part: SectionTrial.Part,
    _ proposed: CGSize,
    _ box: CGRect
  ) -> Laid {
    let all = members.reduce(line.gap.points * CGFloat(members.count - 1)) {
      $0 + $1.laid.size.height + $1.part.edges.top.points + $1.part.edges.bottom.points
    }
    let growing =
      members.reduce(line.gap.grows ? members.count - 1 : 0) {
        $0 + [$1.part.edges.top, $1.part.edges.bottom].filter(\.grows).count
      }
    let spare = part.height.isOpen || growing == 0 ? 0 : (box.height - all) / CGFloat(growing)
    func room(_ gap: SectionTrial.Gap) -> CGFloat { gap.points + (gap.grows ? spare : 0) }
    let real = members.filter { $0.first < items }
    let widest =
      (real.isEmpty ? members : real).map {
        $0.laid.size.width + $0.part.edges.leading.points + $0.part.edges.trailing.points
      }.max() ?? 0
    let width = part.width.isOpen ? widest : box.width
    var (frames, y, end, used): ([(Int, CGRect)], CGFloat, CGFloat, Int) = ([], box.minY, 0, 0)
    for (index, member) in members.enumerated() {
      let edges = member.part.edges
      y += (index > 0 ? room(line.gap) : 0) + room(edges.top)
      let left = edges.leading.points + member.laid.size.width + edges.trailing.points
      let growing = [edges.leading, edges.trailing].filter(\.grows).count
      let share = growing > 0 ? (width - left) / CGFloat(growing) : 0
      let x = box.minX + edges.leading.points + (edges.leading.grows ? share : 0)
      frames += member.laid.frames.map { ($0.0, $0.1.offsetBy(dx: x, dy: y)) }
      y += member.laid.size.height + room(edges.bottom)
      if member.first < items || real.isEmpty { end = y }
      used += member.laid.used
    }
    let size = CGSize(
      width: part.width.isOpen ? widest : proposed.width,
      height: part.height.isOpen ? end : proposed.height
    )
    return Laid(size: size, frames: frames.filter { $0.0 < items }, used: used)
  }

  // MARK: Headers

  private func headers(
    _ plan: SectionTrial.Section,
    content: CGFloat
  ) -> ([Place: CGRect], above: CGFloat, below: CGFloat) {
    let (lead, trail) =
      plan.headersKeepInsets ? (plan.insets.leading, plan.insets.trailing) : (0, 0)
    let width = max(trial.size.width - lead - trail, 0)
    let room = CGSize(width: width, height: trial.size.height)
    var (frames, top, bottom): ([Place: CGRect], CGFloat, CGFloat) = ([:], 0, content)
    for index in plan.headers.indices {
      let header = plan.headers[index]
      var size = CGSize(
        width: header.width.points(in: room, scale),
        height: header.height.points(in: room, scale)
      )
      let place = Place(section: section, item: index, isHeader: true)
      if heard.contains(place) {
        var said = trial.preference(section, index, isHeader: true)
        if isTurned { said = CGSize(width: said.height, height: said.width) }
        if header.width.isOpen { size.width = said.width }
        if header.height.isOpen { size.height = said.height }
      }
      let x = lead + (width - size.width) * CGFloat(header.side + 1) / 2
      let y: CGFloat =
        if header.extends {
          header.isLast ? content : -size.height
        } else {
          header.isLast ? content - size.height : 0
        }
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        .offsetBy(dx: header.offset.x, dy: header.offset.y)
      if header.extends { (top, bottom) = (min(top, frame.minY), max(bottom, frame.maxY)) }
      frames[place] = frame
    }
    return (frames, -top, bottom - content)
  }
}
