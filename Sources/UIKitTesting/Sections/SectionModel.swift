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

  init(_ trial: SectionTrial, heard: Set<Place>) {
    self.trial = trial
    self.heard = heard
  }

  /// The frames of all items and headers, and the size of the content.
  static func frames(
    of trial: SectionTrial,
    heard: Set<Place>
  ) -> (frames: [Place: CGRect], size: CGSize) {
    var model = SectionModel(trial.isRow ? trial.turned : trial, heard: heard)
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
      items = trial.sections[index].items
      let (part, height) = oneSection(trial.sections[index])
      for (place, frame) in part { frames[place] = frame.offsetBy(dx: 0, dy: y) }
      y += height + trial.between
    }
    return (frames, y - trial.between)
  }

  private mutating func oneSection(_ plan: SectionTrial.Section) -> ([Place: CGRect], CGFloat) {
    let inset = plan.insets
    let room = CGSize(
      width: max(trial.size.width - inset.leading - inset.trailing, 0),
      height: max(trial.size.height - inset.top - inset.bottom, 0)
    )
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

  /// Groups below each other.
  private func down(_ plan: SectionTrial.Section, _ room: CGSize) -> ([(Int, CGRect)], CGFloat) {
    var (frames, y, next): ([(Int, CGRect)], CGFloat, Int) = ([], 0, 0)
    while next < items {
      let edges = plan.part.edges
      let laid = lay(plan.part, plan.part.size(in: room), next)
      let spare = max(
        room.width - edges.leading.points - laid.size.width - edges.trailing.points,
        0
      )
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
      let laid = lay(plan.part, plan.part.size(in: room), next)
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
    return Laid(size: size, frames: [(item, part.within(size))], used: 1)
  }

  private func layColumn(
    _ part: SectionTrial.Part,
    _ line: SectionTrial.Line,
    _ proposed: CGSize,
    _ first: Int
  ) -> Laid {
    let box = part.within(proposed)
    let isOpen = part.height.isOpen
    var members: [(part: SectionTrial.Part, laid: Laid, first: Int)] = []
    var (next, taken) = (first, CGFloat(0))
    for index in 0..<(line.count ?? 10_000) {
      if index > 0, isOpen, next >= items { break }
      let child = line.parts[index % line.parts.count]
      var size = child.size(in: box.size)
      let edges = child.edges.top.points + child.edges.bottom.points
      if line.shares, let count = line.count {
        let all = box.height - line.gap.points * CGFloat(count - 1)
        size.height = max(all / CGFloat(count) - edges, 0)
      }
      let laid = lay(child, size, next)
      // Members that decide the length of their line are counted by their estimates.
      let height = (isOpen ? size.height : laid.size.height) + edges
      if line.count == nil, index > 0 {
        let isOver = taken + line.gap.points + height > box.height + 0.001
        if isOver, !isOpen || index >= line.parts.count { break }
        if index >= line.parts.count, taken <= 0, height <= 0 { break }
      }
      taken += height + (index > 0 && line.count == nil ? line.gap.points : 0)
      members.append((child, laid, next))
      next += laid.used
    }
    return placed(members, line, part, proposed, box)
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
    let spare = part.height.isOpen || growing == 0 ? 0 : max(box.height - all, 0) / CGFloat(growing)
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
      let share = growing > 0 ? max(width - left, 0) / CGFloat(growing) : 0
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
    let order =
      plan.headers.indices.filter { !plan.headers[$0].isLast }.reversed()
      + plan.headers.indices.filter { plan.headers[$0].isLast }
    for index in order {
      let header = plan.headers[index]
      var size = CGSize(
        width: header.width.points(in: room),
        height: header.height.points(in: room)
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
          header.isLast ? bottom : top - size.height
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

// MARK: - Turning over

extension CGRect {
  fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension SectionTrial.Length {
  fileprivate var turned: Self {
    switch measure {
    case .ofWidth: Self(measure: .ofHeight, value: value)
    case .ofHeight: Self(measure: .ofWidth, value: value)
    default: self
    }
  }
}

extension SectionTrial.Sides {
  fileprivate var turned: Self {
    Self(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension SectionTrial.Part {
  func size(in room: CGSize) -> CGSize {
    CGSize(width: width.points(in: room), height: height.points(in: room))
  }

  /// The part's content in a size: insets count along sides that are given.
  func within(_ size: CGSize) -> CGRect {
    let (left, right) = width.isOpen ? (0, 0) : (insets.leading, insets.trailing)
    let (top, bottom) = height.isOpen ? (0, 0) : (insets.top, insets.bottom)
    return CGRect(
      x: left,
      y: top,
      width: max(size.width - left - right, 0),
      height: max(size.height - top - bottom, 0)
    )
  }

  fileprivate var turned: Self {
    var copy = self
    (copy.width, copy.height) = (height.turned, width.turned)
    (copy.insets, copy.edges) = (insets.turned, edges.turned)
    copy.line?.isRow.toggle()
    copy.line?.parts = line?.parts.map(\.turned) ?? []
    return copy
  }
}

extension SectionTrial {
  fileprivate var turned: Self {
    var copy = self
    copy.size = CGSize(width: size.height, height: size.width)
    for index in copy.sections.indices {
      let section = sections[index]
      copy.sections[index].part = section.part.turned
      copy.sections[index].insets = section.insets.turned
      copy.sections[index].headers = section.headers.map {
        var header = $0
        (header.width, header.height) = ($0.height.turned, $0.width.turned)
        header.offset = CGPoint(x: $0.offset.y, y: $0.offset.x)
        return header
      }
    }
    return copy
  }
}
