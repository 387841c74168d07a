public import QuartzCore

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and color of the title; missing keys take the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its place, in points; kept, and has no effect here.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The color of the image; nil takes the system's.
  open var iconColor: UIColor?
  /// The color of the badge; kept, and has no effect here.
  ///
  /// The item's `badgeColor` counts.
  open var badgeBackgroundColor: UIColor?
  /// Font and color of the badge's text; kept, and has no effect here.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text, in points; kept, and has no effect here.
  open var badgeTitlePositionAdjustment: UIOffset = .zero
  /// The offset of the badge, in points; kept, and has no effect here.
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

/// The appearance of tabs in one arrangement.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  /// The arrangement of a tab's image and title.
  public enum Style: Int, Sendable {
    /// The title under the image.
    case stacked = 0
    /// The title beside the image.
    case inline = 1
    /// The title beside the image in a low bar.
    case compactInline = 2
  }

  /// The state of tabs that are not chosen.
  public let normal = UITabBarItemStateAppearance()
  /// The state of the chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// The state of tabs that are not enabled.
  public let disabled = UITabBarItemStateAppearance()
  /// Holding the keyboard focus; kept, and has no effect here.
  public let focused = UITabBarItemStateAppearance()

  public override init() { super.init() }

  /// Makes the default appearance, which is the same for every arrangement.
  public init(style: Style) { super.init() }

  /// Clears all states; the default appearance sets nothing in any arrangement.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.take(UITabBarItemStateAppearance())
    }
  }

  /// Returns an appearance with the same values; it shares no state.
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

/// The appearance of a tab bar: background and tabs in each arrangement.
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title under the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Tabs with the title beside the image in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color behind the chosen tab; kept, and has no effect here.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the chosen tab; kept, and not drawn here.
  open var selectionIndicatorImage: UIImage?
  /// Kept, and has no effect here; the bar's `itemPositioning` counts.
  open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
  /// In points, 0 is the system's; kept, and has no effect here.
  ///
  /// The bar's `itemWidth` counts.
  open var stackedItemWidth: CGFloat = 0
  /// In points, 0 is the system's; kept, and has no effect here.
  ///
  /// The bar's `itemSpacing` counts.
  open var stackedItemSpacing: CGFloat = 0

  /// Makes the default background, with tabs as the system's.
  public required init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Copies the background, and the rest too if the other is a tab bar appearance.
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

  /// Reads the background from a document; tabs stay as the system's.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
