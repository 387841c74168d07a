/// Batches whose block is no longer than the call: it needs no `self`, as on iOS, where the block
/// of a batch does not escape.
extension UITableView {
  /// Makes several changes in one, and animates them together; the block is called at once.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }
}

extension UICollectionView {
  /// Makes several changes in one, and animates them together; the block is called at once.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let block: (() -> Void)? = updates
      performBatchUpdates(block, completion: completion)
    }
  }
}
