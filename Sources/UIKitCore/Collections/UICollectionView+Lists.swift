internal import QuartzCore

/// Lists in a collection view: which section is one, and the facts that its cells get.
extension UICollectionView {
  /// The facts that the list of a section gives a cell; nil for a section that isn't a list.
  func listPlace(at path: IndexPath, kind: String?) -> ListRowPlace? {
    guard path.count == 2, let list = collectionViewLayout.list(at: path.section) else {
      return nil
    }
    var place = ListRowPlace(
      appearance: list.appearance,
      metrics: TableMetrics(
        screenWidth: window?.bounds.width ?? bounds.width,
        scale: traitCollection.displayScale
      )
    )
    if kind == Self.elementKindSectionFooter {
      place.part = .footer
    } else if kind != nil || (list.headerMode == .firstItemInSection && path.item == 0) {
      place.part = .header
    } else {
      let count = numberOfItems(inSection: path.section)
      place.isFirst = path.item == (list.headerMode == .firstItemInSection ? 1 : 0)
      place.isLast = path.item == count - 1
      if list.showsSeparators {
        let separators = list.separatorConfiguration
        place.separators = list.itemSeparatorHandler?(path, separators) ?? separators
      }
    }
    return place
  }

  /// A collection view without a color of its own takes that of its list.
  func takeBackground(of list: UICollectionLayoutListConfiguration) {
    guard let automaticBackground, backgroundColor == automaticBackground else { return }
    self.automaticBackground = list.backgroundColor
    backgroundColor = list.backgroundColor
  }

  func editingChanged() {
    coverRow()
    for cell in cells.values { cell.isInEditedList = isEditing }
  }

  /// True if a tap chooses an item now.
  var mayChoose: Bool {
    isEditing ? allowsSelectionDuringEditing || choosesSeveral : allowsSelection
  }

  /// True if several items may be chosen now.
  var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

extension UICollectionViewListCell {
  /// Takes the facts of the place that the layout gives the cell.
  func takePlace(_ attributes: UICollectionViewLayoutAttributes) {
    guard let list else { return }
    listPlace = list.listPlace(at: attributes.indexPath, kind: attributes.representedElementKind)
  }
}
