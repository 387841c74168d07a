/// The focus of a screen that is used with keys.
///
/// Every screen has one as soon as somebody presses Tab or an app sends the focus somewhere; unlike
/// on an iPad all controls can have it, as desktops expect it and as Full Keyboard Access does it
/// (W-110).
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The item that has the focus; nil while none has it, or a part that is no view.
  open internal(set) weak var focusedItem: (any UIFocusItem)?

  /// The screen whose focus it is, as an object alone, since screens know it; nil for a system that an
  /// app made.
  weak var owner: AnyObject?
  /// The element that has the focus: the item, or a part of a control that is no view.
  weak var element: NSObject?
  /// The place of the element when it was last seen, in points of the screen.
  var lastPlace: CGRect?
  /// True while a halo shows where the focus is: from a key on, until a finger touches.
  var showsHalo = false
  /// The environment that wants the focus sent to its preferred one; nil for none.
  weak var waiting: (any UIFocusEnvironment)?
  /// The element of each group that had the focus last.
  var remembered: [AnyHashable: WeakElement] = [:]
  /// The controller in front when the element was last looked for.
  var front: ObjectIdentifier?

  /// An element that may go away.
  struct WeakElement {
    weak var object: NSObject?
  }

  /// Posted after a move; the user info has the context and the coordinator.
  nonisolated public static let didUpdateNotification =
    Notification.Name("UIFocusDidUpdateNotification")
  /// Posted after a move that led nowhere; the user info has the context.
  nonisolated public static let movementDidFailNotification =
    Notification.Name("UIFocusMovementDidFailNotification")
  /// The key of the context in notifications.
  nonisolated public static let focusUpdateContextKey = "UIFocusUpdateContextKey"
  /// The key of the coordinator in notifications.
  nonisolated public static let focusUpdateAnimationCoordinatorKey =
    "UIFocusUpdateAnimationCoordinatorKey"
}

/// The halo around what has the focus, in points of the screen.
struct FocusHalo: Equatable {
  var frame: CGRect
  var radius: CGFloat
}

/// The focus as the kernel knows it.
protocol FocusTracking: AnyObject {
  /// The item that has the focus; nil while none has it.
  var focusedItem: (any UIFocusItem)? { get }
  /// The halo to draw; nil while none is shown.
  var halo: FocusHalo? { get }
  /// Moves the focus, or uses what has it; false for a key that is none of the focus's.
  func take(_ key: UIKey) -> Bool
  /// Looks at the end of a frame whether the element is still there.
  func frameEnded()
  /// The halo goes away as soon as somebody uses the screen by touch.
  func touched()
  /// Has the focus sent to an environment's preferred one in the next frame.
  func needsUpdate(in environment: any UIFocusEnvironment)
  /// Sends it there at once if that was asked for.
  func updateIfNeeded()
}
