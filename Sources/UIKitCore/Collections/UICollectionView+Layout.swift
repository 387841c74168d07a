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
    if backgroundColor == nil {
      automaticBackground = .systemBackground
      backgroundColor = automaticBackground
    }
    collectionViewLayout.owner = self
    setUpSwipes()
    addGestureRecognizer(RangePan.following())
    contextMenuInteraction.map(addInteraction)
  }

  func adopt(_ layout: UICollectionViewLayout, replacing old: UICollectionViewLayout) {
    guard layout !== old else { return }
    old.owner = nil
    layout.owner = self
    for (_, view) in decorations { view.removeFromSuperview() }
    decorations = [:]
    forgetFitting()
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
    if animated { announceTransition(from: old, to: layout) }
    collectionViewLayout = layout
    settle(animated: animated) { [weak self] in
      self?.moveToTarget()
    } completion: { [weak self] finished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if animated { self?.concludeTransition(from: old, to: layout) }
      completion?(finished)
    }
  }

  func forgetItems() {
    coverRow()
    dragAndDrop?.dropPlaceholders()
    for (path, cell) in cells { recycle(cell, at: path) }
    for (_, view) in supplementary { view.removeFromSuperview() }
    for (_, view) in decorations { view.removeFromSuperview() }
    for (_, view) in scrollers { view.removeFromSuperview() }
    cells = [:]
    supplementary = [:]
    decorations = [:]
    scrollers = [:]
    counts = nil
    indexTitles = nil
    prefetches = PrefetchList()
    collectionViewLayout.forgetMeasurements()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  func recycle(_ view: UICollectionReusableView, kind: String) {
    view.removeFromSuperview()
    guard let identifier = view.reuseIdentifier else { return }
    reuse.recycle(view, as: .supplementary(kind), identifier)
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
    if laidOutSize == .zero {
      collectionViewLayout.invalidateLayout()
      beginReading()
    }
    laidOutSize = bounds.size
    backgroundView?.frame = bounds
    defer { resizing.isUnderWay = false }
    let isResized = sizeResized()
    resizing.isUnderWay = true
    if isResized {
      UIView.animate(withDuration: ListMotion.duration) {
        self.placeSized()
        for cell in self.cells.values { cell.layoutIfNeeded() }
      }
    } else {
      placeSized()
    }
    layOutIndex()
    prefetchItems()
  }

  private func placeSized() {
    // Cells that size themselves move others, which may bring in more of them.
    var rounds = 0
    repeat {
      placeShown()
      rounds += 1
    } while sizeShown() && rounds < Self.sizingLimit
    if !collectionViewLayout.isPrepared { placeShown() }
  }

  /// Asks the layout whether new bounds make it stale; it compares them with those that the view has,
  /// which are the old ones meanwhile (V-08).
  func askLayout(withBounds old: CGRect) {
    let new = bounds
    let layout = collectionViewLayout
    boundsBeforeChange = old
    defer { boundsBeforeChange = nil }
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if new.size != old.size { forgetFitting() }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    guard new.size != old.size, let turn = ViewAnimation.current, UIView.areAnimationsEnabled,
      let loop = window?.screen.frameLoop
    else { return }
    layout.prepare(forAnimatedBoundsChange: old)
    loop.schedule(after: turn.duration) { layout.finalizeAnimatedBoundsChange() }
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
    let near = (collectionViewLayout.layoutAttributesForElements(in: mirrored(room)) ?? [])
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
    let waiting = placeholderRoom
    contentSize = waiting?.contentSize ?? collectionViewLayout.collectionViewContentSize
    placeScrollers()
    // Items that are before those in sight are shown further on.
    let reach = waiting == nil ? 0 : -bounds.height / 2
    let seen = bounds.insetBy(dx: 0, dy: reach)
    shownAttributes = collectionViewLayout.attributesToShow(in: mirrored(seen))
    let shown = shownAttributes.map(mirrored)
    fittable = shown.filter { !$0.fitting.isEmpty }
    dropHidden(shown)
    let room = listRoom
    for attributes in shown.sorted(by: { $0.zIndex < $1.zIndex }) {
      guard let room else {
        show(waiting?.place(attributes) ?? attributes)
        continue
      }
      let isHeld = room.isHeld(attributes)
      let shown = room.place(attributes)
      if isHeld { UIView.performWithoutAnimation { show(shown) } } else { show(shown) }
    }
    if let waiting { layOutPlaceholders(in: waiting) }
  }

  // MARK: Selection and scrolling

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if path == nil || !choosesSeveral {
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
    scrollSection(to: path, position, animated: animated)
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let isInScroller = layoutAttributesForItem(at: path)?.scroller != nil
    let position = isInScroller ? position.subtracting(positionsAcross) : position
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
