/// A rectangle that leads the focus on to other environments.
///
/// Arrow keys that reach it find the first of its preferred environments.
open class UIFocusGuide: UILayoutGuide {
  /// True if the guide leads the focus; default true.
  open var isEnabled = true
  /// The environments that the focus goes to, the best one first; default none.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}
