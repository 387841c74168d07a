/// One change of a collection view's items.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The change that happens to the item.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The item's old place, with `NSNotFound` for a whole section; nil for one that comes in.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The item's new place; nil for one that goes.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The change; moves of whole sections have it, too.
  open internal(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
