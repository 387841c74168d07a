internal import ObjectiveC

private nonisolated(unsafe) var restoresKey: UInt8 = 0
private nonisolated(unsafe) var trackingKey: UInt8 = 0

/// Values that a controller keeps for parts of iOS that are not here, and older names.
extension UIViewController {
  /// The scroll view that a bar at the bottom watches, under its older name.
  public var tabBarObservedScrollView: UIScrollView? {
    get { contentScrollView(for: .bottom) }
    set { setContentScrollView(newValue, for: .bottom) }
  }

  /// The app that called the controller as an extension; always nil.
  public var extensionContext: NSExtensionContext? { nil }

  /// The presentation controller of the presentation that shows this controller or one above it; nil
  /// while there is none.
  public var activePresentationController: UIPresentationController? {
    presentationAround { _ in true }?.presentationController
  }

  /// True if the focus comes back to where it was after a transition; default true; kept, since it
  /// always does here.
  public var restoresFocusAfterTransition: Bool {
    get { objc_getAssociatedObject(self, &restoresKey) as? Bool ?? true }
    set {
      objc_setAssociatedObject(self, &restoresKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The name under which interactions are measured; default nil; kept.
  public var interactionActivityTrackingBaseName: String? {
    get { objc_getAssociatedObject(self, &trackingKey) as? String }
    set {
      objc_setAssociatedObject(self, &trackingKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Has the controllers asked anew about the pointer; does nothing, as it is never locked here.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
