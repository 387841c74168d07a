internal import QuartzCore

/// Sections from the provider, and sizes from the views.
extension UICollectionViewCompositionalLayout {
  var axis: LayoutAxis { configuration.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// True if the leading side is the right one.
  var isMirrored: Bool { collectionView?.isRightToLeft ?? false }

  func solve() {
    guard needsSections || solution == nil, let view = collectionView else { return }
    needsSections = false
    keepMeasurements()
    let size = room
    edges = reference(.automatic)
    // A provider is given the size of the view itself, before any insets (V-83).
    let environment = LayoutEnvironment(
      LayoutContainer(view.bounds.size, insets: .zero),
      view.traitCollection
    )
    let counts = view.currentCounts
    sections = counts.indices.map { provider?($0, environment) }
    if provider != nil, zip(sections, counts).contains(where: { $0 == nil && $1 > 0 }) {
      UIKitException.list(.missingSectionLayout).raise()
    }
    if let list = sections.lazy.compactMap({ $0?.list }).first { view.takeBackground(of: list) }
    if measured.count != counts.count {
      measured = Array(repeating: MeasuredSizes(), count: counts.count)
    }
    solution = LayoutSolution(
      axis: axis,
      container: size,
      spacing: configuration.interSectionSpacing.orZero,
      sections: counts.indices.map { geometry($0, items: counts[$0], size, view) },
      boundaries: configuration.boundarySupplementaryItems.boundaries,
      boundaryInsets: reference(.automatic),
      scale: view.pixelsPerPoint,
      measured: globalMeasured
    )
    measured = []
    keepScrolled()
  }

  /// Sections are scrolled no further than their groups reach.
  private func keepScrolled() {
    guard let solution else { return }
    for (section, offset) in scrolled {
      guard solution.sections.indices.contains(section) else {
        scrolled[section] = nil
        continue
      }
      let geometry = solution.sections[section]
      let most = geometry.scrollLength - axis.crossing.length(geometry.scrollFrame.size)
      scrolled[section] = min(max(offset, 0), max(most, 0))
    }
  }

  /// The room for the content.
  private var room: CGSize {
    guard let view = collectionView else { return .zero }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    return CGSize(width: max(room.width, 0), height: max(room.height, 0))
  }

  /// True if insets leave other room than the sections were made for: across the layout, or along
  /// it where the size of a group or a header is a share of it.
  var hasOtherRoom: Bool {
    guard let solution else { return true }
    let (old, new) = (solution.container, room)
    if axis.crossing.length(old) != axis.crossing.length(new) || edges != reference(.automatic) {
      return true
    }
    guard axis.length(old) != axis.length(new) else { return false }
    let share = axis == .vertical ? LayoutLength.Kind.fractionOfHeight : .fractionOfWidth
    return solution.sections.contains { section in
      let extents = [section.plan.node.extent] + section.plan.boundaries.map(\.extent)
      return extents.contains { $0.width.kind == share || $0.height.kind == share }
    }
  }

  private func geometry(
    _ index: Int,
    items: Int,
    _ size: CGSize,
    _ view: UICollectionView
  ) -> SectionGeometry {
    let empty = LayoutExtent(
      width: LayoutLength(kind: .absolute, value: 0),
      height: LayoutLength(kind: .absolute, value: 0)
    )
    var plan = sections[index]?.plan(
      view.traitCollection,
      in: size,
      axis: axis,
      scale: view.pixelsPerPoint,
      reference: reference
    )
    if index == 0, var first = plan {
      sections[index]?.addGroupedTop(to: &first)
      plan = first
    }
    return SectionGeometry(
      plan ?? SectionPlan(node: LayoutNode(extent: empty)),
      axis: axis,
      container: size,
      itemCount: plan == nil ? 0 : items,
      measured: measured[index]
    )
  }

  /// Keeps the sizes that views said by section, while there are no places.
  func keepMeasurements() {
    guard let solution else { return }
    measured = solution.sections.map(\.groups.measured)
    globalMeasured = solution.globalMeasured
    self.solution = nil
  }

  /// The distance of the edges that insets begin at, across the layout (V-50).
  private func reference(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    guard let view = collectionView else { return .zero }
    let inset: UIEdgeInsets
    switch reference == .automatic ? configuration.contentInsetsReference : reference {
    case .automatic, .safeArea: inset = view.safeAreaInsets
    case .none: return .zero
    case .layoutMargins: inset = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      inset = UIEdgeInsets(
        top: view.safeAreaInsets.top,
        left: frame.minX - view.bounds.minX,
        bottom: view.safeAreaInsets.bottom,
        right: view.bounds.maxX - frame.maxX
      )
    }
    // What the content's own inset keeps clear is not counted twice.
    let kept = view.adjustedContentInset
    let (left, right) = (max(inset.left - kept.left, 0), max(inset.right - kept.right, 0))
    if axis == .vertical {
      let (leading, trailing) = isMirrored ? (right, left) : (left, right)
      return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }
    return NSDirectionalEdgeInsets(
      top: max(inset.top - kept.top, 0),
      leading: 0,
      bottom: max(inset.bottom - kept.bottom, 0),
      trailing: 0
    )
  }

  // MARK: Sizes that views prefer

  func differs(
    _ preferred: UICollectionViewLayoutAttributes,
    from original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (sides, size) = (original.fitting, preferred.size)
    guard let known = original.known else { return !sides.isEmpty }
    return sides.contains(.width) && size.width != known.width
      || sides.contains(.height) && size.height != known.height
  }

  /// Takes over what a view said; the content stays in sight where it is when something above it
  /// turns out to be of another length (V-80).
  func take(
    _ preferred: UICollectionViewLayoutAttributes,
    for original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    prepareIfNeeded()
    guard var solved = solution, has(original, solved) else { return }
    solution = nil
    let path = original.indexPath
    let before = solved.length
    if let kind = original.representedElementKind {
      if path.count == 1 {
        solved.setGlobal(preferred.size, of: kind, at: path[0])
      } else {
        solved.set(preferred.size, of: kind, section: path.section, at: path.item)
      }
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    } else {
      solved.set(preferred.size, of: path)
    }
    solution = solved
    context.contentSizeAdjustment =
      axis == .vertical
      ? CGSize(width: 0, height: solved.length - before)
      : CGSize(width: solved.length - before, height: 0)
    guard let view = collectionView, isAbove(original, view) else { return }
    context.contentOffsetAdjustment =
      axis == .vertical
      ? CGPoint(x: 0, y: preferred.size.height - original.size.height) : .zero
  }

  /// True if there is such a view: an app may have kept the attributes for longer than the item.
  private func has(
    _ original: UICollectionViewLayoutAttributes,
    _ solved: LayoutSolution
  ) -> Bool {
    let (path, isItem) = (original.indexPath, original.representedElementKind == nil)
    if path.count == 1 { return !isItem }
    guard path.count == 2, path.item >= 0, solved.sections.indices.contains(path.section) else {
      return false
    }
    return !isItem || path.item < solved.sections[path.section].groups.itemCount
  }

  /// True for a view that begins above what is in sight, in content that was scrolled.
  private func isAbove(
    _ original: UICollectionViewLayoutAttributes,
    _ view: UICollectionView
  ) -> Bool {
    let top = view.bounds.minY + view.adjustedContentInset.top
    return original.scroller == nil && top > 0 && original.frame.minY < top - 0.5
  }
}
