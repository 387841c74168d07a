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
      stops: behavior.restsAtGroups
        ? { [weak self] in self?.stops(of: section, in: $0) ?? [] } : nil
    )
  }

  private func rate(
    _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties?,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UIScrollView.DecelerationRate {
    let own = properties?.decelerationRate ?? .automatic
    if own != .automatic { return UIScrollView.DecelerationRate(rawValue: own.rawValue) }
    return behavior.goesByGroups ? .fast : .normal
  }

  /// The offset of a scroll view in its own coordinates, from how far its content is scrolled in
  /// reading direction, and the other way round.
  private func scrollOffset(_ way: CGFloat, _ length: CGFloat, _ shown: CGFloat) -> CGFloat {
    isMirrored && axis == .vertical ? length - shown - way : way
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

  /// The offsets of a section's scroll view at which a group begins, or is in the middle.
  private func stops(of section: Int, in range: ClosedRange<CGFloat>) -> [CGFloat] {
    guard let solution, solution.sections.indices.contains(section) else { return [] }
    let geometry = solution.sections[section]
    let shown = axis.crossing.length(geometry.scrollFrame.size)
    let length = max(geometry.scrollLength, shown)
    let ends = [range.lowerBound, range.upperBound].map { scrollOffset($0, length, shown) }
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
  var goesByGroups: Bool { self == .groupPaging || self == .groupPagingCentered }
  var restsAtGroups: Bool { goesByGroups || self == .continuousGroupLeadingBoundary }
}
