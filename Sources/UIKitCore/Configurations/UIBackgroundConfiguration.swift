public import QuartzCore

/// What lies behind the content of a cell.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The color; nil takes the tint color.
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  /// Distances from the edges of the cell.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
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

  /// Chosen and touched rows turn gray.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState, state.isSelected || state.isHighlighted
    else { return self }
    var copy = self
    copy.backgroundColor = .systemGray4
    return copy
  }
}
