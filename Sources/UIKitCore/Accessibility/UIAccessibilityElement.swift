public import CoreGraphics
public import Foundation

/// An element that is no view, such as a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  /// In the coordinates of the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Made for its container, an element is one without being told so.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// In the coordinates of the screen.
  open override var accessibilityFrame: CGRect {
    get { frameFromContainer ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }

  /// What the element does not handle goes to whatever holds it.
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
