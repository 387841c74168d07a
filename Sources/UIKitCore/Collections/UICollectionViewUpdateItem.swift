/// One change of a collection view's items.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to the item.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was, with `NSNotFound` for a whole section; nil for one that comes in.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// Where the item will be; nil for one that goes.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  open internal(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
