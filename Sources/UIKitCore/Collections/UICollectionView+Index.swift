internal import QuartzCore

/// The letters beside the items, which the data source gives (V-133).
extension UICollectionView: IndexedList {
  /// Shows the letters at the trailing edge; the data source is asked for them after each reload.
  func layOutIndex() {
    guard dataSource != nil else { return }
    let titles = indexTitles ?? dataSource?.indexTitles(for: self) ?? []
    indexTitles = titles
    if indexView?.titles ?? [] != titles {
      indexView?.removeFromSuperview()
      indexView = titles.isEmpty ? nil : TableIndexView(titles, list: self)
      indexView.map(addSubview)
    }
    guard let indexView else { return }
    let shown = bounds.inset(by: adjustedContentInset)
    let width = TableIndexView.width
    indexView.frame = CGRect(
      x: isRightToLeft ? shown.minX : shown.maxX - width,
      y: shown.minY,
      width: width,
      height: max(0, shown.height)
    )
    // Cells have levels of their own, and the letters are above all of them.
    indexView.layer.zPosition = CGFloat(Int32.max)
    if subviews.last !== indexView { bringSubviewToFront(indexView) }
  }

  /// Brings the item that the data source names for a letter to the beginning of what is in sight.
  func indexChosen(_ title: String, at index: Int) {
    guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index),
      path.count == 2, path.section >= 0, path.section < numberOfSections, path.item >= 0,
      path.item < numberOfItems(inSection: path.section)
    else { return }
    let goesAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
    scrollToItem(at: path, at: goesAcross ? .left : .top, animated: false)
  }
}
