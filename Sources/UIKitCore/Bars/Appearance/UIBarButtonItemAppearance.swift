public import QuartzCore

/// The look of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font, color and shadow of the title; missing keys take the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved from its place.
  open var titlePositionAdjustment: UIOffset = .zero
  /// An image behind the title.
  open var backgroundImage: UIImage?
  /// How far that image is moved from its place.
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of the buttons of one style in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  /// At rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Not enabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Holding the keyboard focus.
  public let focused = UIBarButtonItemStateAppearance()

  public override init() { super.init() }

  /// Makes the default look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Goes back to the default look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.take(UIBarButtonItemStateAppearance())
    }
  }

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
