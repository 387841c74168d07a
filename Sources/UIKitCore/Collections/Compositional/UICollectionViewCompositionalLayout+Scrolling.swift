internal import QuartzCore

/// Sections that scroll across the layout.
extension UICollectionViewCompositionalLayout {
  /// The sections in a rectangle that scroll by themselves.
  func scrollers(in rect: CGRect) -> [OrthogonalPlace] {
    prepareIfNeeded()
    guard let solution else { return [] }
    let area = mirrored(rect, in: solution.size.width)
    return solution.sections(from: axis.start(area), to: axis.end(area)).compactMap {
      solution.sections[$0].plan.isOrthogonal ? place(of: $0, solution) : nil
    }
  }

  /// The offset of a section's scroll view that brings an item to a position; nil for an item of
  /// a section that doesn't scroll by itself.
  func place(of path: IndexPath, _ position: UICollectionView.ScrollPosition) -> CGPoint? {
    prepareIfNeeded()
    guard let attributes = itemAttributes(at: path), let section = attributes.scroller,
      let solution
    else { return nil }
    let place = place(of: section, solution)
    let frame = attributes.frame.offsetBy(
      dx: place.offset.x - place.frame.minX,
      dy: place.offset.y - place.frame.minY
    )
    var offset = place.offset
    if place.isHorizontal {
      let shown = place.frame.width
      if position.contains(.left) { offset.x = frame.minX }
      if position.contains(.centeredHorizontally) { offset.x = frame.midX - shown / 2 }
      if position.contains(.right) { offset.x = frame.maxX - shown }
      offset.x = min(max(offset.x, 0), max(place.contentSize.width - shown, 0))
    } else {
      let shown = place.frame.height
      if position.contains(.top) { offset.y = frame.minY }
      if position.contains(.centeredVertically) { offset.y = frame.midY - shown / 2 }
      if position.contains(.bottom) { offset.y = frame.maxY - shown }
      offset.y = min(max(offset.y, 0), max(place.contentSize.height - shown, 0))
    }
    return offset
  }

  /// True if views of a kind go with items or groups.
  func attaches(_ kind: String) -> Bool {
    sections.contains { $0?.group.attaches(kind) ?? false }
  }

  private func place(of section: Int, _ solution: LayoutSolution) -> OrthogonalPlace {
    let geometry = solution.sections[section]
    let corner = solution.origin(of: section)
    let frame = mirrored(
      geometry.scrollFrame.offsetBy(dx: corner.x, dy: corner.y),
      in: solution.size.width
    )
    let across = axis.crossing
    let length = max(geometry.scrollLength, across.length(frame.size))
    let offset = scrollOffset(scrolled[section] ?? 0, length, across.length(frame.size))
    let properties = sections[section]?.orthogonalScrollingProperties
    let behavior = geometry.plan.scrolling
    return OrthogonalPlace(
      section: section,
      frame: frame,
      contentSize: axis.size(along: axis.length(frame.size), across: geometry.scrollLength),
      offset: axis.point(along: 0, across: offset),
      isHorizontal: across == .horizontal,
      behavior: behavior,
      bounce: properties?.bounce ?? .automatic,
      rate: rate(properties, behavior),
      stops: behavior.hasStops
        ? { [weak self] in self?.stops(of: section, in: $0) ?? [] } : nil
    )
  }

  private func rate(
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties?,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UIScrollView.DecelerationRate {
    let own = properties?.decelerationRate ?? .automatic
    if own != .automatic { return UIScrollView.DecelerationRate(rawValue: own.rawValue) }
    return behavior.goesOneStop ? .fast : .normal
  }

  /// The offset of a scroll view in its own coordinates, from that in reading direction, and in
  /// reading direction from that in its own coordinates.
  private func scrollOffset(_ offset: CGFloat, _ length: CGFloat, _ shown: CGFloat) -> CGFloat {
    isMirrored && axis == .vertical ? length - shown - offset : offset
  }

  /// Notes the offset of a section's scroll view.
  func note(_ offset: CGPoint, of section: Int) {
    guard let solution, solution.sections.indices.contains(section) else { return }
    let geometry = solution.sections[section]
    let shown = axis.crossing.length(geometry.scrollFrame.size)
    let length = max(geometry.scrollLength, shown)
    let place = axis == .vertical ? offset.x : offset.y
    scrolled[section] = scrollOffset(place, length, shown)
  }

  /// The offsets of a section's scroll view at which a group begins or is in the middle, or a page
  /// begins.
  private func stops(of section: Int, in range: ClosedRange<CGFloat>) -> [CGFloat] {
    guard let solution, solution.sections.indices.contains(section) else { return [] }
    let geometry = solution.sections[section]
    let shown = axis.crossing.length(geometry.scrollFrame.size)
    let length = max(geometry.scrollLength, shown)
    let ends = [range.lowerBound, range.upperBound].map { scrollOffset($0, length, shown) }
    if geometry.plan.scrolling == .paging {
      let pages = geometry.pages(from: ends.min() ?? 0, to: ends.max() ?? 0, end: length - shown)
      return pages.map { scrollOffset($0, length, shown) }.sorted()
    }
    let lead = geometry.scrollLead
    let groups = geometry.groups(from: (ends.min() ?? 0) + lead, to: (ends.max() ?? 0) + lead)
    return groups.map { group in
      var place = geometry.groups.start(of: group)
      if geometry.plan.scrolling == .groupPagingCentered {
        let own = axis.crossing.length(geometry.groups.solved(group).size)
        place += lead - (shown - own) / 2
      }
      return scrollOffset(min(max(place, 0), length - shown), length, shown)
    }.sorted()
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  /// True if a drag goes one stop on at most.
  var goesOneStop: Bool {
    self == .paging || self == .groupPaging || self == .groupPagingCentered
  }
  var hasStops: Bool { goesOneStop || self == .continuousGroupLeadingBoundary }
}
