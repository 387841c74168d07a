internal import QuartzCore

/// A view of a compositional layout with its frame in the content, in reading direction.
struct LayoutElement {
  enum Subject: Equatable {
    case item(Int)
    /// A view that goes with an item or a group.
    case extra(String, item: Int)
    /// A header or footer, by its place among those of its kind.
    case boundary(String, Int)
    case background(String, Int)
  }

  var subject: Subject
  var frame: CGRect
  var zIndex: Int
  var extent: LayoutExtent?
  /// True if it moves with a section that scrolls by itself.
  var scrolls = false
}

/// All sections of a compositional layout with their places.
struct LayoutSolution {
  /// The part of the content in sight, without what bars cover, along the layout's axis.
  struct VisibleRange {
    var start: CGFloat
    var end: CGFloat
  }

  let axis: LayoutAxis
  let container: CGSize
  let spacing: CGFloat
  private(set) var sections: [SectionGeometry]
  /// The place at which each section begins, along the axis.
  private(set) var starts: [CGFloat] = []
  /// Headers and footers of the whole layout.
  private(set) var globals: [PlacedBoundary] = []
  private(set) var length: CGFloat = 0
  private let boundaries: [BoundaryView]
  private let boundaryInsets: NSDirectionalEdgeInsets
  private let scale: CGFloat
  private var measured: MeasuredSizes
  /// The most by which anything sticks out of its section.
  private var overhang: (before: CGFloat, after: CGFloat) = (0, 0)

  init(
    axis: LayoutAxis,
    container: CGSize,
    spacing: CGFloat = 0,
    sections: [SectionGeometry],
    boundaries: [BoundaryView] = [],
    boundaryInsets: NSDirectionalEdgeInsets = .zero,
    scale: CGFloat = 1,
    measured: MeasuredSizes = MeasuredSizes()
  ) {
    self.axis = axis
    self.container = container
    self.spacing = spacing
    self.sections = sections
    self.boundaries = boundaries
    self.boundaryInsets = boundaryInsets
    self.scale = scale
    self.measured = measured
    arrange()
  }

  private mutating func arrange() {
    overhang = sections.reduce((before: 0, after: 0)) {
      let own = $1.overhang
      return (max($0.before, own.before), max($0.after, own.after))
    }
    var place: CGFloat = 0
    starts = sections.map { section in
      defer { place += section.length + spacing }
      return place
    }
    let content = sections.isEmpty ? 0 : place - spacing
    length = content
    guard !boundaries.isEmpty else { return }
    let room = axis.crossing.insets(boundaryInsets)
    let breadth = max(axis.crossing.length(container) - room.before - room.after, 0)
    let box = CGRect(
      origin: axis.point(along: 0, across: room.before),
      size: axis.size(along: content, across: breadth)
    )
    let around = BoundaryGeometry(
      axis: axis,
      container: axis.size(along: axis.length(container), across: breadth),
      measured: measured,
      scale: scale
    )
    let placed = around.place(boundaries, about: box)
    starts = starts.map { $0 + placed.before }
    length = placed.before + content + placed.after
    let shift = axis.point(along: placed.before, across: 0)
    globals = placed.placed.map {
      PlacedBoundary(view: $0.view, frame: $0.frame.offsetBy(dx: shift.x, dy: shift.y))
    }
  }

  var size: CGSize { axis.size(along: length, across: axis.crossing.length(container)) }

  // MARK: Measuring

  mutating func set(_ size: CGSize, of item: IndexPath) {
    sections[item.section].set(size, of: item.item)
    arrange()
  }

  mutating func set(_ size: CGSize, of kind: String, section: Int, at item: Int) {
    sections[section].set(size, of: kind, at: item)
    arrange()
  }

  mutating func setGlobal(_ size: CGSize, of kind: String, at index: Int) {
    measured.set(size, of: kind, at: index)
    arrange()
  }

  var globalMeasured: MeasuredSizes { measured }

  // MARK: Questions

  /// The sections of which a part lies between two places.
  func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    let first = max(starts.partitionIndex { $0 > low - overhang.after } - 1, 0)
    let end = starts.partitionIndex { $0 > high + overhang.before }
    return first..<max(end, first)
  }

  /// The section's first corner.
  func origin(of section: Int) -> CGPoint { axis.point(along: starts[section], across: 0) }

  /// The elements of a section that touch a rectangle of the content; `offset` is how far the section
  /// itself is scrolled, in points.
  func elements(
    of section: Int,
    in rect: CGRect,
    offset: CGFloat,
    visible: VisibleRange
  ) -> [LayoutElement] {
    let geometry = sections[section]
    let corner = origin(of: section)
    let local = rect.offsetBy(dx: -corner.x, dy: -corner.y)
    var elements = backgrounds(of: geometry)
    elements += boundaries(of: geometry, visible: visible.moved(by: -starts[section]))
    let orthogonal = geometry.plan.isOrthogonal
    let along = orthogonal ? axis.crossing : axis
    let moved = orthogonal ? axis.point(along: 0, across: offset) : .zero
    let scrolled = local.offsetBy(dx: moved.x, dy: moved.y)
    for group in geometry.groups(from: along.start(scrolled), to: along.end(scrolled)) {
      elements += geometry.elements(of: group).filter { $0.frame.touches(scrolled) }.map {
        $0.offset(by: CGPoint(x: -moved.x, y: -moved.y))
      }
    }
    return elements.filter { $0.frame.touches(local) }.map { $0.offset(by: corner) }
  }

  /// Headers and footers of the whole layout, pinned ones within what is in sight.
  func globalElements(visible: VisibleRange) -> [LayoutElement] {
    let pin = PinGeometry(axis: axis, end: length)
    return globals.map { pin.element($0, visible: visible) }
  }

  /// The headers and footers of a section, pinned ones within what is in sight.
  func boundaries(of section: Int, visible: VisibleRange) -> [LayoutElement] {
    let corner = origin(of: section)
    return boundaries(of: sections[section], visible: visible.moved(by: -starts[section]))
      .map { $0.offset(by: corner) }
  }

  private func boundaries(of section: SectionGeometry, visible: VisibleRange) -> [LayoutElement] {
    let pin = PinGeometry(axis: axis, end: section.length)
    return section.boundaries.map { pin.element($0, visible: visible) }
  }

  func backgrounds(of section: Int) -> [LayoutElement] {
    let corner = origin(of: section)
    return backgrounds(of: sections[section]).map { $0.offset(by: corner) }
  }

  private func backgrounds(of section: SectionGeometry) -> [LayoutElement] {
    guard section.length > 0 else { return [] }
    let whole = CGRect(
      origin: .zero,
      size: axis.size(along: section.length, across: axis.crossing.length(container))
    )
    return section.plan.backgrounds.map {
      LayoutElement(
        subject: .background($0.kind, $0.index),
        frame: whole.inset(by: $0.insets),
        zIndex: $0.zIndex
      )
    }
  }
}

extension LayoutSolution.VisibleRange {
  func moved(by distance: CGFloat) -> Self {
    Self(start: start + distance, end: end + distance)
  }
}

extension SectionGeometry {
  /// The items of a group and what goes with them, from the section's first corner.
  func elements(of group: Int) -> [LayoutElement] {
    let (solved, first) = (groups.solved(group), groups.items(of: group).lowerBound)
    let origin = origin(of: group)
    // Items lie above the backgrounds of their section (V-54).
    let level = plan.backgrounds.isEmpty ? 0 : 1
    let items = solved.items.map {
      LayoutElement(
        subject: .item(first + $0.index),
        frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y),
        zIndex: $0.zIndex + level,
        extent: $0.extent,
        scrolls: plan.isOrthogonal
      )
    }
    let extras = solved.extras.map {
      LayoutElement(
        subject: .extra($0.view.kind, item: first + $0.index),
        frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y),
        zIndex: $0.view.zIndex,
        extent: $0.view.extent,
        scrolls: plan.isOrthogonal
      )
    }
    return items + extras
  }
}

extension LayoutElement {
  func offset(by distance: CGPoint) -> LayoutElement {
    var moved = self
    moved.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    return moved
  }
}

extension CGRect {
  /// True if the rectangles have a point in common that is not on an edge of both, or this one is
  /// empty and lies in the other.
  nonisolated func touches(_ other: CGRect) -> Bool {
    if width > 0, height > 0 { return intersects(other) }
    return minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
