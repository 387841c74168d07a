public import QuartzCore

/// A list in a collection view: its appearance, headers, lines and swipe actions.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The drawing of a list.
  nonisolated public enum Appearance: Int, Sendable {
    case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The view above the rows of a section.
  nonisolated public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `elementKindSectionHeader`.
    case supplementary
    /// The first item of the section.
    case firstItemInSection
  }

  /// The view below the rows of a section.
  nonisolated public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `elementKindSectionFooter`.
    case supplementary
  }

  /// Answers the actions that swiping a row uncovers; nil or none leaves it.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Answers the lines of a row, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath,
    _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  let appearance: Appearance
  /// True if rows have lines between them; default true but for sidebars.
  public var showsSeparators: Bool
  /// The lines of all rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Called for each row in sight; nil, the default, gives all the same lines.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the rows; that of the appearance unless it is set.
  public var backgroundColor: UIColor?
  /// The actions at the leading side; default nil.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions at the trailing side; default nil.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Default `.none`.
  public var headerMode = HeaderMode.none
  /// Default `.none`.
  public var footerMode = FooterMode.none
  /// The room, in points, above each section's header; nil, the default, is that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Makes a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = !appearance.isSidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance.tableStyle.backgroundColor
    if appearance == .sidebar { backgroundColor = .systemGroupedBackground }
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// The style of tables whose rows look the same.
  var tableStyle: UITableView.Style {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
