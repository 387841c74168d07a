internal import Foundation

/// A list of elements, whose place and selection are kept by the names of its elements.
protocol RestorableList: UIScrollView {
  /// The data source of the elements.
  var elementSource: AnyObject? { get }
  /// The elements that are chosen.
  var chosenElements: [IndexPath] { get }
  /// The first element that is visible.
  var firstSeenElement: IndexPath? { get }
  func holdsElement(_ path: IndexPath) -> Bool
  /// The top left corner of an element.
  func origin(of path: IndexPath) -> CGPoint?
  func chooseElement(_ path: IndexPath)
  /// Brings the size of the content up to date.
  func prepareContentSize()
}

extension RestorableList {
  private var names: (any UIDataSourceModelAssociation)? {
    elementSource as? any UIDataSourceModelAssociation
  }

  func encodeList(with coder: NSCoder) {
    let chosen = chosenElements
    if let names {
      coder.encode(
        chosen.compactMap { names.modelIdentifierForElement(at: $0, in: self) },
        forKey: "UIListSelectionNames"
      )
    } else {
      coder.encode(chosen, forKey: "UIListSelection")
    }
    let place = placeToSave
    guard let first = place.anchor ?? firstSeenElement, let origin = origin(of: first) else {
      return
    }
    let distance =
      place.anchor != nil
      ? place.distance : CGPoint(x: place.offset.x - origin.x, y: place.offset.y - origin.y)
    if let names {
      let name = names.modelIdentifierForElement(at: first, in: self)
      coder.encode(name, forKey: "UIListFirstName")
    } else {
      coder.encode(first, forKey: "UIListFirst")
    }
    coder.encode(Double(distance.x), forKey: "UIListDistanceX")
    coder.encode(Double(distance.y), forKey: "UIListDistanceY")
  }

  func decodeList(with coder: NSCoder) {
    let chosen: [IndexPath]
    if let names, let saved = coder.decodeObject(forKey: "UIListSelectionNames") as? [String] {
      chosen = saved.compactMap { names.indexPathForElement(withModelIdentifier: $0, in: self) }
    } else {
      chosen = coder.decodeObject(forKey: "UIListSelection") as? [IndexPath] ?? []
    }
    for path in chosen where path.count == 2 && holdsElement(path) { chooseElement(path) }
  }

  /// The element that was first, where it is now, and how far it was scrolled out of sight.
  func decodeAnchor(with coder: NSCoder) -> (path: IndexPath, distance: CGPoint)? {
    var path = coder.decodeObject(forKey: "UIListFirst") as? IndexPath
    if let names, let name = coder.decodeObject(forKey: "UIListFirstName") as? String {
      path = names.indexPathForElement(withModelIdentifier: name, in: self)
    }
    let x = coder.decodeDouble(forKey: "UIListDistanceX")
    let y = coder.decodeDouble(forKey: "UIListDistanceY")
    guard let path, path.count == 2, holdsElement(path), x.isFinite, y.isFinite, abs(x) < 1e7,
      abs(y) < 1e7
    else { return nil }
    return (path, CGPoint(x: x, y: y))
  }
}

extension UITableView: RestorableList {
  var elementSource: AnyObject? { dataSource }
  var chosenElements: [IndexPath] { selection }
  var firstSeenElement: IndexPath? { cells.keys.min() }
  func holdsElement(_ path: IndexPath) -> Bool {
    (0..<numberOfSections).contains(path.section)
      && (0..<numberOfRows(inSection: path.section)).contains(path.row)
  }
  func origin(of path: IndexPath) -> CGPoint? {
    // A table has no place across: its rows are as wide as itself.
    holdsElement(path) ? CGPoint(x: 0, y: rectForRow(at: path).minY) : nil
  }
  func chooseElement(_ path: IndexPath) {
    guard allowsMultipleSelection || allowsMultipleSelectionDuringEditing || selection.isEmpty
    else {
      return
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
  }
  func prepareContentSize() { measureIfNeeded() }
}

extension UICollectionView: RestorableList {
  var elementSource: AnyObject? { dataSource }
  var chosenElements: [IndexPath] { selection }
  var firstSeenElement: IndexPath? { cells.keys.min() }
  func holdsElement(_ path: IndexPath) -> Bool {
    (0..<numberOfSections).contains(path.section)
      && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }
  func origin(of path: IndexPath) -> CGPoint? {
    holdsElement(path) ? layoutAttributesForItem(at: path)?.frame.origin : nil
  }
  func chooseElement(_ path: IndexPath) {
    guard allowsMultipleSelection || selection.isEmpty else { return }
    selectItem(at: path, animated: false, scrollPosition: [])
  }
  func prepareContentSize() {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
  }
}
