/// A place in a collection view (G-08).
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell of the place; default nil.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a place with a cell of a registered identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A place in a collection view for data that are still on their way (G-08).
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The part of the cell that the falling picture shows; kept, and not asked here; default nil.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
