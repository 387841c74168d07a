internal import CoreGraphics
public import Foundation

/// An element that is no view, such as a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or object that holds the element; kept weakly, and the next responder if it is one.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle in the container's coordinates, in points; zero, the default, leaves
  /// `accessibilityFrame` alone.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container; `isAccessibilityElement` is `true` by default.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The rectangle in points of the screen, from the one in the container's space if that is set.
  open override var accessibilityFrame: CGRect {
    get { frameFromContainer ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }

  /// The container, if it is a responder; gestures that the element does not handle go there.
  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  private var frameFromContainer: CGRect? {
    guard accessibilityFrameInContainerSpace != .zero else { return nil }
    let rect = accessibilityFrameInContainerSpace
    if let view = accessibilityContainer as? UIView { return view.frameOnScreen(of: rect) }
    guard let outer = accessibilityContainer as? UIResponder else { return nil }
    let origin = outer.accessibilityFrame.origin
    return rect.offsetBy(dx: origin.x, dy: origin.y)
  }
}
