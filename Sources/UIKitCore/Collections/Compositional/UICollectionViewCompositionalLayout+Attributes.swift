internal import QuartzCore

/// From places in reading direction to attributes in the collection view's coordinates.
extension UICollectionViewCompositionalLayout {
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solution else { return [] }
    let area = mirrored(rect, in: solution.size.width)
    var visible = visibleRange(in: solution)
    let globals = solution.globalElements(visible: visible)
    for (boundary, element) in zip(solution.globals, globals) where boundary.view.isPinned {
      let isFirst = boundary.view.edges.contains(axis == .vertical ? .top : .leading)
      if isFirst { visible.start = max(visible.start, axis.end(element.frame)) }
      if !isFirst { visible.end = min(visible.end, axis.start(element.frame)) }
    }
    let shown = solution.sections(from: axis.start(area), to: axis.end(area)).flatMap { section in
      solution.elements(of: section, in: area, offset: scrolled[section] ?? 0, visible: visible)
        .map { attributes($0, section: section, solution) }
    }
    return shown
      + globals.filter { $0.frame.touches(area) }
      .map { attributes($0, section: nil, solution) }
  }

  func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let solution, path.count == 2, solution.sections.indices.contains(path.section),
      (0..<solution.sections[path.section].groups.itemCount).contains(path.item)
    else { return nil }
    return element(.item(path.item), with: path, solution)
  }

  func supplementaryAttributes(
    _ kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution, !path.isEmpty else { return nil }
    let visible = visibleRange(in: solution)
    if path.count == 1 {
      return solution.globalElements(visible: visible)
        .first { $0.subject == .boundary(kind, path[0]) }
        .map { attributes($0, section: nil, solution) }
    }
    guard solution.sections.indices.contains(path.section) else { return nil }
    let geometry = solution.sections[path.section]
    if geometry.boundaries.contains(where: { $0.view.kind == kind && $0.view.index == path.item }) {
      return solution.boundaries(of: path.section, visible: visible)
        .first { $0.subject == .boundary(kind, path.item) }
        .map { attributes($0, section: path.section, solution) }
    }
    guard (0..<geometry.groups.itemCount).contains(path.item) else { return nil }
    return element(.extra(kind, item: path.item), with: path, solution)
  }

  func decorationAttributes(
    _ kind: String,
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution, path.count == 2, solution.sections.indices.contains(path.section) else {
      return nil
    }
    return solution.backgrounds(of: path.section)
      .first { $0.subject == .background(kind, path.item) }
      .map { attributes($0, section: path.section, solution) }
  }

  /// One item, or what goes with it.
  private func element(
    _ subject: LayoutElement.Subject,
    with path: IndexPath,
    _ solution: LayoutSolution
  ) -> UICollectionViewLayoutAttributes? {
    let geometry = solution.sections[path.section]
    let group = geometry.groups.group(holding: path.item)
    guard let found = geometry.elements(of: group).first(where: { $0.subject == subject }) else {
      return nil
    }
    let offset = geometry.plan.isOrthogonal ? scrolled[path.section] ?? 0 : 0
    let corner = solution.origin(of: path.section)
    let shift = axis.point(along: 0, across: -offset)
    let placed = found.offset(by: CGPoint(x: corner.x + shift.x, y: corner.y + shift.y))
    return attributes(placed, section: path.section, solution)
  }

  // MARK: Coordinates

  func mirrored(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func visibleRange(in solution: LayoutSolution) -> LayoutSolution.VisibleRange {
    guard let view = collectionView else { return LayoutSolution.VisibleRange(start: 0, end: 0) }
    let shown = view.bounds.inset(by: view.adjustedContentInset)
    let area = mirrored(shown, in: solution.size.width)
    return LayoutSolution.VisibleRange(start: axis.start(area), end: axis.end(area))
  }

  // MARK: Attributes

  private func attributes(
    _ element: LayoutElement,
    section: Int?,
    _ solution: LayoutSolution
  ) -> UICollectionViewLayoutAttributes {
    let attributes = newAttributes()
    switch element.subject {
    case .item(let item):
      attributes.indexPath = IndexPath(item: item, section: section ?? 0)
    case .extra(let kind, let item):
      attributes.indexPath = IndexPath(item: item, section: section ?? 0)
      attributes.represent(.supplementaryView, kind)
    case .boundary(let kind, let index):
      // What belongs to the layout as a whole has a path of one index (V-52).
      attributes.indexPath =
        section.map { IndexPath(item: index, section: $0) } ?? IndexPath(index: index)
      attributes.represent(.supplementaryView, kind)
    case .background(let kind, let index):
      attributes.indexPath = IndexPath(item: index, section: section ?? 0)
      attributes.represent(.decorationView, kind)
    }
    let frame = mirrored(element.frame, in: solution.size.width)
    attributes.frame = collectionView?.alignToPixel(frame) ?? frame
    attributes.zIndex = element.zIndex
    if element.extent?.width.isEstimated == true { attributes.fitting.insert(.width) }
    if element.extent?.height.isEstimated == true { attributes.fitting.insert(.height) }
    if !attributes.fitting.isEmpty {
      attributes.known = known(element.subject, section, solution)
    }
    attributes.scroller = element.scrolls ? section : nil
    return attributes
  }

  /// The size that a view has said of itself.
  private func known(
    _ subject: LayoutElement.Subject,
    _ section: Int?,
    _ solution: LayoutSolution
  ) -> CGSize? {
    let sizes =
      section.map { solution.sections[$0].groups.measured } ?? solution.globalMeasured
    return switch subject {
    case .item(let item): sizes.size(of: item)
    case .extra(let kind, let item), .boundary(let kind, let item): sizes.size(of: kind, at: item)
    case .background: nil
    }
  }
}
