public import QuartzCore

/// A background, which buttons draw; collection cells draw its color only, table cells nothing.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The color; nil leaves that of the cell, or of the style of a button, as it is.
  public var backgroundColor: UIColor?
  /// In points; default 0, and no more than half of the shorter side.
  public var cornerRadius: CGFloat = 0
  /// The color of the line around a button's background; nil, the default, is the tint color.
  public var strokeColor: UIColor?
  /// The width, in points, of the line around a button's background; default 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The points by which a button's background is larger than its insets say; default 0.
  public var strokeOutset: CGFloat = 0
  /// Distances, in points, from the edges of the button to its background; default zero.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// Default nil; kept, and not drawn here.
  public var visualEffect: UIVisualEffect?
  /// Default nil; kept, and not shown here.
  public var customView: UIView?
  /// A picture on a button's background; default nil.
  public var image: UIImage?

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing at all.
  public static func clear() -> Self { Self(.clear) }
  /// A row of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// A row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// A header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.clear) }
  /// A header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// A row of a sidebar.
  public static func listSidebarCell() -> Self {
    var configuration = Self(.clear)
    configuration.cornerRadius = 10
    return configuration
  }
  /// A header of a sidebar.
  public static func listSidebarHeader() -> Self { Self(.clear) }

  /// Answers gray for selected and highlighted cells; otherwise the same configuration.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted
    else { return self }
    var copy = self
    copy.backgroundColor = .systemGray4
    return copy
  }
}
