/// What holds a table's delegate.
///
/// On iOS a table's `delegate` is a table's delegate, though that of the scroll view it descends
/// from is any. Swift lets no property change its type in a subclass; these protocols put a second
/// one beside it, which is chosen where the members of the narrower type are asked for.
public protocol TableDelegateHolding: AnyObject {}

extension TableDelegateHolding {
  /// The delegate as what it is for a table.
  @MainActor @preconcurrency public var delegate: (any UITableViewDelegate)? {
    get { (self as? UIScrollView)?.delegate as? any UITableViewDelegate }
    set { (self as? UIScrollView)?.delegate = newValue }
  }
}

/// What holds a collection view's delegate; see `TableDelegateHolding`.
public protocol CollectionDelegateHolding: AnyObject {}

extension CollectionDelegateHolding {
  /// The delegate as what it is for a collection view.
  @MainActor @preconcurrency public var delegate: (any UICollectionViewDelegate)? {
    get { (self as? UIScrollView)?.delegate as? any UICollectionViewDelegate }
    set { (self as? UIScrollView)?.delegate = newValue }
  }
}

/// What holds a text view's delegate; see `TableDelegateHolding`.
public protocol TextDelegateHolding: AnyObject {}

extension TextDelegateHolding {
  /// The delegate as what it is for a text view.
  @MainActor @preconcurrency public var delegate: (any UITextViewDelegate)? {
    get { (self as? UIScrollView)?.delegate as? any UITextViewDelegate }
    set { (self as? UIScrollView)?.delegate = newValue }
  }
}

extension UITableView: TableDelegateHolding {}
extension UICollectionView: CollectionDelegateHolding {}
extension UITextView: TextDelegateHolding {}
