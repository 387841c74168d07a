/// A place in a table (G-08).
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  /// Fills the cell of the place; default nil.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a place with a cell of a registered identifier and a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A place in a table for data that are still on their way (G-08).
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The part of the cell that the falling picture shows; kept, and not asked here; default nil.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
