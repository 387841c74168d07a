/// Views as parts of the way of the focus.
extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The controller whose view this is, else the superview.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? superview }
  /// The view itself.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// The view's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The views inside that can have the focus, in a rectangle of the view's coordinates.
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.flatMap { view -> [any UIFocusItem] in
      guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
      let inside = view.focusItems(in: convert(rect, to: view))
      let meets = view.canBecomeFocused && view.frame.intersects(rect)
      return meets ? [view] + inside : inside
    }
  }
}

extension UIView {
  /// The sign that the view has the focus; nil for none; by default a halo around it.
  public var focusEffect: UIFocusEffect? {
    get { focusValues.effect }
    set { focusValues.effect = newValue }
  }

  /// The group that the view and what is in it belong to, between whose items the arrow keys move;
  /// nil, the default, for that of what is around it.
  public var focusGroupIdentifier: String? {
    get { focusValues.group }
    set { focusValues.group = newValue }
  }

  /// The degree to which the view is preferred when the focus comes to its group; default `ignored`.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { focusValues.priority }
    set { focusValues.priority = newValue }
  }

  private var focusValues: FocusValues {
    get { Associations.value(for: self, key: 17) as? FocusValues ?? FocusValues() }
    set { Associations.set(newValue, for: self, key: 17) }
  }
}

/// The settings of an app about a view and the focus.
private struct FocusValues {
  var effect: UIFocusEffect? = UIFocusEffect()
  var group: String?
  var priority = UIFocusGroupPriority.ignored
}

extension UIResponder {
  /// The focus of the screen that the responder is on; nil if nobody has used it.
  var sentFocus: (any FocusTracking)? {
    (self as? any UIFocusEnvironment)?.focusScreen.focus ?? UIScreen.main.focus
  }

  /// Sends the focus to what is preferred here, if it is in here.
  func sendFocus() {
    guard let environment = self as? any UIFocusEnvironment,
      let focus = environment.focusScreen.focus,
      focus.focusedItem?.focusChain.contains(where: { $0 === environment }) ?? false
    else { return }
    focus.needsUpdate(in: environment)
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  /// The size of the part that is seen, in points.
  public var visibleSize: CGSize { bounds.size }
}

extension UIViewController: UIFocusEnvironment {
  /// The presenter's or parent's environment, or the view that the controller's view is in.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }
  /// The controller's view.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// Always nil here: views have groups.
  public var focusGroupIdentifier: String? { nil }
}

extension UIFocusUpdateContext {
  /// The view that had the focus; nil if it was none.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus; nil if it is none.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

extension UIScreen {
  /// The focus, made when it is first asked for.
  var usedFocus: any FocusTracking {
    if let focus { return focus }
    let made = UIFocusSystem()
    made.owner = self
    focus = made
    return made
  }
}

extension UIFocusSystem {
  /// The focus of the screen that an environment is on.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    environment.focusScreen.usedFocus as? UIFocusSystem
  }

  /// True if an environment lies in another one, or is it.
  public static func environment(
    _ environment: any UIFocusEnvironment,
    contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    otherEnvironment.focusChain.contains { $0 === environment }
  }

  /// Sends the focus to an environment's preferred one in the next frame.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    environment.focusScreen.usedFocus.needsUpdate(in: environment)
  }

  /// Moves the focus at once if that was asked for.
  public func updateFocusIfNeeded() { (owner as? UIScreen ?? .main).usedFocus.updateIfNeeded() }
}

extension UIFocusEnvironment {
  /// The screen that the environment is on; the main one for what is on none.
  var focusScreen: UIScreen {
    let view = focusChain.lazy.compactMap { $0 as? UIView }.first
    return view?.window?.screen ?? .main
  }

  /// The environment and those around it, from the inside out.
  var focusChain: [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next: (any UIFocusEnvironment)? = self
    while let environment = next, chain.count < 1000 {
      chain.append(environment)
      next = environment.parentFocusEnvironment
    }
    return chain
  }
}
