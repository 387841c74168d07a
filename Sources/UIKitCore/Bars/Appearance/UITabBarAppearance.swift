public import QuartzCore

/// The look of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and color of the title; missing keys take the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved from its place.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The color of the image; nil takes the system's.
  open var iconColor: UIColor?
  /// The color of the badge; nil is red.
  open var badgeBackgroundColor: UIColor?
  /// Font and color of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge's text is moved from its place.
  open var badgeTitlePositionAdjustment: UIOffset = .zero
  /// How far the badge is moved from its place.
  open var badgePositionAdjustment: UIOffset = .zero

  func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}

/// The look of tabs in one arrangement.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  /// How image and title of a tab stand to each other.
  public enum Style: Int, Sendable {
    /// The title under the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image in a low bar.
    case compactInline = 2
  }

  /// Not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// Chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Not enabled.
  public let disabled = UITabBarItemStateAppearance()
  /// Holding the keyboard focus.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }

  /// Makes the default look of an arrangement.
  public init(style: Style) { super.init() }

  /// Goes back to the default look of an arrangement.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.take(UITabBarItemStateAppearance())
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// The look of a tab bar: background and tabs in each arrangement.
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title under the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Tabs with the title beside the image in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// How stacked tabs share the width.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// The width of a stacked tab when centered; 0 is the system's.
  open var stackedItemWidth: CGFloat = 0
  /// The space between stacked tabs when centered; 0 is the system's.
  open var stackedItemSpacing: CGFloat = 0

  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
