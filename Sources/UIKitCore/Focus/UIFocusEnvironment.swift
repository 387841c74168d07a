/// Part of a hierarchy through which the focus moves: a view, a controller or a presentation.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that the focus goes to when it is sent here, the best one first (W-110).
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one; nil at the top.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The place where the environment's items are; nil without one.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// The group that items in the environment belong to, between whose items the arrow keys move;
  /// nil for that of the environment around it.
  var focusGroupIdentifier: String? { get }
  /// Has the focus sent to the preferred environment anew in the next frame, if it is in here.
  func setNeedsFocusUpdate()
  /// Moves the focus at once if `setNeedsFocusUpdate()` asked for it.
  func updateFocusIfNeeded()
  /// False if the focus may not move as described; asked of both chains of environments.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved into the environment, within it or out of it.
  func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  )
}

/// An object that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// True if the item may have the focus now.
  var canBecomeFocused: Bool { get }
  /// True while the item has the focus.
  var isFocused: Bool { get }
  /// The item's place in the coordinates of its container, in points.
  var frame: CGRect { get }
  /// The sign that the item has the focus; nil for none.
  var focusEffect: UIFocusEffect? { get }
}

/// A place with items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items in a rectangle of the container's coordinates, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A place with items that scrolls.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The corner of the part that is seen, in points.
  var contentOffset: CGPoint { get set }
  /// The size of everything, in points.
  var contentSize: CGSize { get }
  /// The size of the part that is seen, in points.
  var visibleSize: CGSize { get }
}
