public import QuartzCore

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font, color and shadow of the title; missing keys take the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its place, in points; kept, and has no effect here.
  open var titlePositionAdjustment: UIOffset = .zero
  /// An image behind the title; kept, and not drawn here.
  open var backgroundImage: UIImage?
  /// The offset of that image from its place, in points; kept, and has no effect here.
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of the buttons of one style in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  /// The state at rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger; kept, and has no effect here.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The state of a button that is not enabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Holding the keyboard focus; kept, and has no effect here.
  public let focused = UIBarButtonItemStateAppearance()

  public override init() { super.init() }

  /// Makes the default appearance of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Clears all states; the default appearance of every style sets nothing.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

  /// Returns an appearance with the same values; it shares no state.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}
