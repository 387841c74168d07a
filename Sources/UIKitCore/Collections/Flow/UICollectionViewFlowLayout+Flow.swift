internal import QuartzCore

/// Section after section along the scroll direction: header, items, footer.
extension UICollectionViewFlowLayout {
  var axis: LayoutAxis { scrollDirection == .horizontal ? .horizontal : .vertical }
  private var isHorizontal: Bool { scrollDirection == .horizontal }

  /// Computes what is out of date: what the delegate says, places, or only those of pinned views.
  func computeFlow() {
    // What was answered before may have been changed by a subclass.
    (items, extras) = ([:], [:])
    guard let view = collectionView else {
      (metrics, sections, contentSize) = ([], [], .zero)
      return
    }
    if needsMetrics || !hasSameCounts(as: view) {
      metrics = (0..<view.numberOfSections).map {
        SectionRules(section: $0, view: view, layout: self).metrics
      }
      (needsMetrics, needsPlaces) = (false, true)
    }
    guard needsPlaces else { return }
    needsPlaces = false
    var reach: CGFloat = 0
    sections = metrics.indices.map { index in
      let section = flow(index, in: view, from: reach)
      reach = section.end
      return section
    }
    contentSize =
      isHorizontal
      ? CGSize(width: reach, height: crossLength(view))
      : CGSize(width: crossLength(view), height: reach)
  }

  private func hasSameCounts(as view: UICollectionView) -> Bool {
    metrics.count == view.numberOfSections
      && metrics.indices.allSatisfy {
        metrics[$0].sizes.count == view.numberOfItems(inSection: $0)
      }
  }

  /// The length across the scroll direction that the content may take.
  private func crossLength(_ view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    let length =
      isHorizontal
      ? view.bounds.height - inset.top - inset.bottom
      : view.bounds.width - inset.left - inset.right
    return max(length, 0)
  }

  private func flow(_ index: Int, in view: UICollectionView, from start: CGFloat) -> FlowSection {
    let rules = metrics[index]
    var section = FlowSection(start: start, isOrdered: rules.isOrdered)
    section.header = extra(rules.header, at: start, view)
    let inset = rules.inset
    let (lead, trail) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let across = isHorizontal ? inset.top + inset.bottom : inset.left + inset.right
    section.lead = (section.header.map { axis.end($0) } ?? start) + lead
    let geometry = FlowGeometry(
      isHorizontal: isHorizontal,
      lineLength: max(crossLength(view) - across, 0),
      lineSpacing: rules.lineSpacing,
      itemSpacing: rules.itemSpacing,
      centersLongItems: rules.centersLongItems
    )
    let flow = geometry.flow(of: rules.sizes)
    let corner = axis.point(along: section.lead, across: isHorizontal ? inset.top : inset.left)
    section.frames = flow.frames.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
    section.lines = flow.lines
    let reach = section.lead + flow.reach + trail
    section.footer = extra(rules.footer, at: reach, view)
    section.end = section.footer.map { axis.end($0) } ?? reach
    return section
  }

  /// Headers and footers take the whole length across; nil for one that has no extent.
  private func extra(_ size: CGSize, at reach: CGFloat, _ view: UICollectionView) -> CGRect? {
    let extent = axis.length(size)
    guard extent > 0 else { return nil }
    let across = crossLength(view)
    return isHorizontal
      ? CGRect(x: reach, y: 0, width: extent, height: across)
      : CGRect(x: 0, y: reach, width: across, height: extent)
  }

  /// True if the cell at a place says its size; one that a document draws does not.
  func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.representedElementCategory == .cell else { return false }
    guard estimatedItemSize != .zero || itemSize.width < 0 || itemSize.height < 0 else {
      return false
    }
    return collectionView?.documentItemSize(attributes.indexPath) == nil
  }

  /// The size of an item where no delegate decides: the prototype's own, what is estimated (V-258), or
  /// the layout's.
  func itemSize(at path: IndexPath) -> CGSize {
    if let size = collectionView?.documentItemSize(path) { return size }
    if estimatedItemSize.width > 0, estimatedItemSize.height > 0 { return estimatedItemSize }
    return itemSize.width < 0 || itemSize.height < 0 ? Self.smallItem : itemSize
  }

  private static let smallItem = CGSize(width: 50, height: 50)
}

/// The sizes and distances of one section, from the delegate or the layout.
struct SectionRules {
  let section: Int
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// All that is said of the section.
  var metrics: FlowMetrics {
    let count = view.numberOfItems(inSection: section)
    return FlowMetrics(
      header: header,
      footer: footer,
      inset: inset,
      lineSpacing: lineSpacing,
      itemSpacing: itemSpacing,
      centersLongItems: layout.estimatedItemSize != .zero || layout.estimatesItems
        || delegate != nil,
      sizes: (0..<count).map { size(IndexPath(item: $0, section: section)) }
    )
  }

  private var inset: UIEdgeInsets {
    let own =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    guard layout.sectionInsetReference == .fromSafeArea else { return own }
    let safe = view.safeAreaInsets
    return own + UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  private var lineSpacing: CGFloat {
    delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  private var itemSpacing: CGFloat {
    delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  private var header: CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  private var footer: CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }

  private func size(_ path: IndexPath) -> CGSize {
    if let measured = layout.measured[path] { return measured }
    return delegate?.collectionView(view, layout: layout, sizeForItemAt: path)
      ?? layout.itemSize(at: path)
  }
}

extension UICollectionViewFlowLayout {
  func decodeFlow(_ coder: NibCoder) {
    minimumLineSpacing = coder.number("minimumLineSpacing") ?? 10
    minimumInteritemSpacing = coder.number("minimumInteritemSpacing") ?? 10
    scrollDirection =
      coder.choice("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical])
      ?? .vertical
    estimatesItems = coder.bool("automaticEstimatedItemSize") ?? false
    if let size = coder.size("itemSize") { itemSize = size }
    if let size = coder.size("estimatedItemSize") { estimatedItemSize = size }
    headerReferenceSize = coder.size("headerReferenceSize") ?? .zero
    footerReferenceSize = coder.size("footerReferenceSize") ?? .zero
    sectionInset = coder.insets("sectionInset") ?? .zero
    sectionInsetReference =
      coder.choice(
        "sectionInsetReference",
        ["safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
      )
      ?? .fromContentInset
  }
}
