internal import QuartzCore

/// The place of a header, footer or other supplementary view.
struct SupplementaryKey: Hashable {
  var kind: String
  var path: IndexPath
}

/// Cells and supplementary views for what is in sight.
extension UICollectionView {
  func setUpCollection() {
    clipsToBounds = true
    if backgroundColor == nil { backgroundColor = .systemBackground }
    collectionViewLayout.collectionView = self
  }

  func adopt(_ layout: UICollectionViewLayout, replacing old: UICollectionViewLayout) {
    guard layout !== old else { return }
    old.collectionView = nil
    layout.collectionView = self
    layout.invalidateLayout()
  }

  /// Lays everything out anew by another layout, and tells both before and after.
  func exchangeLayout(
    for layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    let old = collectionViewLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    settle(animated: animated) { finished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(finished)
    }
  }

  func forgetItems() {
    for (path, cell) in cells { recycle(cell, at: path) }
    for (_, view) in supplementary { view.removeFromSuperview() }
    cells = [:]
    supplementary = [:]
    counts = nil
    prefetches = PrefetchList()
    collectionViewLayout.forgetMeasurements()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func recycle(_ cell: UICollectionViewCell, at path: IndexPath) {
    cell.removeFromSuperview()
    guard documentCells == nil, let identifier = cell.reuseIdentifier else { return }
    reuse.recycle(cell, as: .cell, identifier)
  }

  /// The number of items in each section, as the data source or the document says.
  var currentCounts: [Int] {
    if let counts { return counts }
    let new: [Int]
    if let dataSource {
      new = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
        max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
      }
    } else {
      new = shownDocumentCells.map { [$0.count] } ?? []
    }
    counts = new
    return new
  }

  func layOutCollection() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    if laidOutSize == .zero { collectionViewLayout.invalidateLayout() }
    laidOutSize = bounds.size
    backgroundView?.frame = bounds
    // Cells that size themselves move others, which may bring in more of them.
    var rounds = 0
    repeat {
      placeShown()
      rounds += 1
    } while sizeCells() && rounds < Self.sizingLimit
    if !collectionViewLayout.isPrepared { placeShown() }
    prefetchItems()
  }

  /// Asks the layout whether new bounds make it stale; it compares them with those that the view has,
  /// which are the old ones meanwhile (V-08).
  func askLayout(withBounds old: CGRect) {
    let new = bounds
    let layout = collectionViewLayout
    boundsBeforeChange = old
    defer { boundsBeforeChange = nil }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if new.size != old.size { layout.forgetMeasurements() }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  /// Names items a screen ahead to the prefetching source, each once until the next reload.
  private func prefetchItems() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let flow = collectionViewLayout as? UICollectionViewFlowLayout
    let isHorizontal = flow?.scrollDirection == .horizontal
    let room = bounds.insetBy(
      dx: isHorizontal ? -bounds.width : 0,
      dy: isHorizontal ? 0 : -bounds.height
    )
    let near = (collectionViewLayout.layoutAttributesForElements(in: room) ?? [])
      .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
      .filter { cells[$0] == nil }.sorted()
    let change = prefetches.update(near: near, shown: cells.keys)
    if !change.cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
    }
    if !change.prefetched.isEmpty {
      source.collectionView(self, prefetchItemsAt: change.prefetched)
    }
  }

  private static let sizingLimit = 8

  private func placeShown() {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    dropHidden(shown)
    for attributes in shown.sorted(by: { $0.zIndex < $1.zIndex }) { show(attributes) }
  }

  /// Asks the cells in sight what size they prefer; true if the layout has to be computed anew.
  private func sizeCells() -> Bool {
    var isStale = false
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let original = collectionViewLayout.layoutAttributesForItem(at: path),
        let copy = original.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
      // A flow of fixed sizes does not ask its cells.
      if let flow, !flow.sizesItself(original) { continue }
      let preferred = cell.preferredLayoutAttributesFitting(copy)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      else { continue }
      let context = collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
      collectionViewLayout.invalidateLayout(with: context)
      isStale = true
    }
    return isStale
  }

  private func dropHidden(_ shown: [UICollectionViewLayoutAttributes]) {
    let paths = Set(shown.filter { $0.representedElementKind == nil }.map(\.indexPath))
    for (path, cell) in cells where !paths.contains(path) {
      cells[path] = nil
      recycle(cell, at: path)
      (delegate as? any UICollectionViewDelegate)?
        .collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    let keys = Set(
      shown.compactMap { attributes in
        attributes.representedElementKind.map {
          SupplementaryKey(kind: $0, path: attributes.indexPath)
        }
      }
    )
    for (key, view) in supplementary where !keys.contains(key) {
      supplementary[key] = nil
      view.removeFromSuperview()
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let view: UICollectionReusableView?
    if let kind = attributes.representedElementKind {
      view = supplementaryView(kind, at: attributes.indexPath)
    } else {
      view = cell(at: attributes.indexPath)
    }
    guard let view else { return }
    // New views appear in their final places, and only views that were there move.
    guard view.superview !== self else { return place(view, attributes) }
    UIView.performWithoutAnimation { place(view, attributes) }
    addSubview(view)
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(attributes.indexPath)
      (delegate as? any UICollectionViewDelegate)?
        .collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    }
  }

  private func place(
    _ view: UICollectionReusableView,
    _ attributes: UICollectionViewLayoutAttributes
  ) {
    if !CATransform3DIsIdentity(view.transform3D) { view.transform = .identity }
    view.frame = attributes.frame
    if !CATransform3DIsIdentity(attributes.transform3D) {
      view.transform3D = attributes.transform3D
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.zPosition = CGFloat(attributes.zIndex)
    view.apply(attributes)
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell {
    if let cell = cells[path] { return cell }
    let cell =
      dataSource?.collectionView(self, cellForItemAt: path) ?? documentCell(path)
      ?? UICollectionViewCell(frame: .zero)
    cells[path] = cell
    return cell
  }

  private func supplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
    let key = SupplementaryKey(kind: kind, path: path)
    if let view = supplementary[key] { return view }
    let view =
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      ?? prototypes.first { $0.kind == kind }?.make() as? UICollectionReusableView
    supplementary[key] = view
    return view
  }

  // MARK: Selection and scrolling

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if path == nil || !allowsMultipleSelection {
      for other in selection where other != path { deselectItem(at: other, animated: animated) }
    }
    guard let path else { return }
    if !selection.contains(path) { selection.append(path) }
    cells[path]?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, scrollPosition, animated: animated) }
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let count = path.section < numberOfSections ? numberOfItems(inSection: path.section) : 0
    guard path.item < count else {
      UIKitException.list(
        .scrolledPastEnd(.collection, path, sections: numberOfSections, count: count)
      ).raise()
    }
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if position.contains(.top) { offset.y += frame.minY - shown.minY }
    if position.contains(.centeredVertically) { offset.y += frame.midY - shown.midY }
    if position.contains(.bottom) { offset.y += frame.maxY - shown.maxY }
    if position.contains(.left) { offset.x += frame.minX - shown.minX }
    if position.contains(.centeredHorizontally) { offset.x += frame.midX - shown.midX }
    if position.contains(.right) { offset.x += frame.maxX - shown.maxX }
    setContentOffset(clamped(offset), animated: animated)
  }
}
