/// Gives tables a delegate of the narrower type.
///
/// On iOS a table's `delegate` is a table's delegate, though that of the scroll view it descends
/// from is any. Swift lets no property change its type in a subclass; these protocols put a second
/// one beside it, which is chosen where the members of the narrower type are asked for.
public protocol TableDelegateHolding: AnyObject {}

extension TableDelegateHolding {
  /// The scroll view's delegate as a table's; nil if it is none.
  @MainActor @preconcurrency public var delegate: (any UITableViewDelegate)? {
    get { (self as? UIScrollView)?.delegate as? any UITableViewDelegate }
    set { (self as? UIScrollView)?.delegate = newValue }
  }
}

/// Gives collection views a delegate of the narrower type; see `TableDelegateHolding`.
public protocol CollectionDelegateHolding: AnyObject {}

extension CollectionDelegateHolding {
  /// The scroll view's delegate as a collection view's; nil if it is none.
  @MainActor @preconcurrency public var delegate: (any UICollectionViewDelegate)? {
    get { (self as? UIScrollView)?.delegate as? any UICollectionViewDelegate }
    set { (self as? UIScrollView)?.delegate = newValue }
  }
}

/// Gives text views a delegate of the narrower type; see `TableDelegateHolding`.
public protocol TextDelegateHolding: AnyObject {}

extension TextDelegateHolding {
  /// The scroll view's delegate as a text view's; nil if it is none.
  @MainActor @preconcurrency public var delegate: (any UITextViewDelegate)? {
    get { (self as? UIScrollView)?.delegate as? any UITextViewDelegate }
    set { (self as? UIScrollView)?.delegate = newValue }
  }
}

extension UITableView: TableDelegateHolding {}
extension UICollectionView: CollectionDelegateHolding {}
extension UITextView: TextDelegateHolding {}
