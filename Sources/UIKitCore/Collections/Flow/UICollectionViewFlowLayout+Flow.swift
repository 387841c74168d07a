internal import QuartzCore

/// Section after section along the scroll direction: header, items, footer.
extension UICollectionViewFlowLayout {
  private var isHorizontal: Bool { scrollDirection == .horizontal }

  func computeFlow() {
    (items, headers, footers, ordered) = ([:], [:], [:], [])
    guard let view = collectionView else { return contentSize = .zero }
    var reach: CGFloat = 0
    for section in 0..<view.numberOfSections { reach = flow(section, in: view, from: reach) }
    contentSize =
      isHorizontal
      ? CGSize(width: reach, height: crossLength(view))
      : CGSize(width: crossLength(view), height: reach)
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

  private func flow(_ section: Int, in view: UICollectionView, from start: CGFloat) -> CGFloat {
    let rules = SectionRules(section: section, view: view, layout: self)
    var reach = start
    reach += place(rules.header, .header, section, at: reach, view)
    let inset = rules.inset
    let (lead, trail) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let across = isHorizontal ? inset.top + inset.bottom : inset.left + inset.right
    reach += lead
    let count = view.numberOfItems(inSection: section)
    let geometry = FlowGeometry(
      isHorizontal: isHorizontal,
      lineLength: max(crossLength(view) - across, 0),
      lineSpacing: rules.lineSpacing,
      itemSpacing: rules.itemSpacing,
      centersLongItems: estimatedItemSize != .zero || estimatesItems || rules.asksForSizes
    )
    let sizes = (0..<count).map { rules.size(IndexPath(item: $0, section: section)) }
    let flowed = geometry.frames(of: sizes)
    let corner =
      isHorizontal ? CGPoint(x: reach, y: inset.top) : CGPoint(x: inset.left, y: reach)
    for (item, frame) in flowed.frames.enumerated() {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      // Places are whole pixels, sizes stay what they are (W-08).
      attributes.frame = view.alignToPixel(frame.offsetBy(dx: corner.x, dy: corner.y))
      items[path] = attributes
      ordered.append(attributes)
    }
    reach += flowed.reach + trail
    reach += place(rules.footer, .footer, section, at: reach, view)
    return reach
  }

  private enum Edge { case header, footer }

  /// Headers and footers take the whole length across; answers how far they reach.
  private func place(
    _ size: CGSize,
    _ edge: Edge,
    _ section: Int,
    at reach: CGFloat,
    _ view: UICollectionView
  ) -> CGFloat {
    let extent = isHorizontal ? size.width : size.height
    guard extent > 0 else { return 0 }
    let kind =
      edge == .header
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    let across = crossLength(view)
    attributes.frame =
      isHorizontal
      ? CGRect(x: reach, y: 0, width: extent, height: across)
      : CGRect(x: 0, y: reach, width: across, height: extent)
    if edge == .header { headers[section] = attributes } else { footers[section] = attributes }
    ordered.append(attributes)
    return extent
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

  /// True if a delegate says the size of items, or could say it.
  var asksForSizes: Bool { delegate != nil }

  var inset: UIEdgeInsets {
    let own =
      delegate?.collectionView(view, layout: layout, insetForSectionAt: section)
      ?? layout.sectionInset
    guard layout.sectionInsetReference == .fromSafeArea else { return own }
    let safe = view.safeAreaInsets
    return own + UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  var lineSpacing: CGFloat {
    delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
  }

  var itemSpacing: CGFloat {
    delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
  }

  var header: CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
      ?? layout.headerReferenceSize
  }

  var footer: CGSize {
    delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
      ?? layout.footerReferenceSize
  }

  func size(_ path: IndexPath) -> CGSize {
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
