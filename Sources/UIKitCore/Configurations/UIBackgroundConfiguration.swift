public import QuartzCore

/// The background of a cell, header or button.
///
/// Values that nobody set follow the state; those that were set stay as they are (V-63).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// A color that the system chooses until somebody sets one.
  private struct Fill {
    var system: UIColor?
    var selected: UIColor?
    var own: UIColor?
    var isOwn = false
    var isSelected = false

    var shown: UIColor? { isOwn ? own : isSelected ? selected ?? system : system }
  }

  private var fill = Fill()

  /// The color; nil is the tint color in cells and headers, and that of the style in buttons.
  public var backgroundColor: UIColor? {
    get { fill.shown }
    set {
      fill.own = newValue
      fill.isOwn = true
    }
  }
  /// Makes the color that is drawn of the background color; nil, the default, leaves it.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// In points; default 0, and no more than half of the shorter side.
  public var cornerRadius: CGFloat = 0
  /// The color of the line around the background; nil, the default, is the tint color.
  public var strokeColor: UIColor?
  /// Makes the color that is drawn of the line's color; nil, the default, leaves it.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width, in points, of the line around the background; default 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The shadow of the background; default none; buttons don't draw it (W-229).
  public var shadowProperties = UIShadowProperties()
  /// The points by which the background is larger than its insets say; default 0.
  public var strokeOutset: CGFloat = 0
  /// Distances, in points, from the edges of the view to its background; default zero.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the view's layout margins count too; default none.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The effect over what is behind the background; default nil; buttons don't draw it.
  public var visualEffect: UIVisualEffect?
  /// A view on the background, as large as that; default nil; buttons don't show it.
  public var customView: UIView?
  /// A picture on the background; default nil.
  public var image: UIImage?
  /// The place of the picture; default `.scaleToFill`.
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  private init(_ color: UIColor?, selected: UIColor? = nil) {
    fill.system = color
    fill.selected = selected
  }

  /// The color that is drawn in a view of this tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The color of the line in a view of this tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  // MARK: - Kinds

  /// Nothing at all.
  public static func clear() -> Self { Self(.clear) }
  /// A row of the list that it is in: that of a plain one where nobody says otherwise.
  public static func listCell() -> Self { listPlainCell() }
  /// A header of the list that it is in: that of a plain one where nobody says otherwise.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// A footer of the list that it is in: that of a plain one where nobody says otherwise.
  public static func listFooter() -> Self { listPlainHeaderFooter() }
  /// A row of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground, selected: .systemGray4) }
  /// A row of a grouped list.
  public static func listGroupedCell() -> Self {
    Self(.secondarySystemGroupedBackground, selected: .systemGray4)
  }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.clear) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// A row of a sidebar.
  public static func listSidebarCell() -> Self {
    var configuration = Self(.clear, selected: .systemGray4)
    configuration.cornerRadius = 10
    return configuration
  }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// A row of a sidebar beside another one.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

  /// Answers gray for selected and highlighted rows, unless a color was set; otherwise the same
  /// configuration.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    if let state = state as? UICellConfigurationState {
      copy.fill.isSelected = state.isSelected || state.isHighlighted
    } else if let state = state as? UIViewConfigurationState {
      copy.fill.isSelected = state.isSelected || state.isHighlighted
    }
    return copy
  }
}
