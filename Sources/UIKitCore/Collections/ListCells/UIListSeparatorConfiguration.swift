internal import QuartzCore

/// The lines above and below the rows of a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// The rows that have a line.
  nonisolated public enum Visibility: Int, Sendable {
    /// Those that have one in a list of the appearance.
    case automatic = 0
    case visible, hidden
  }

  /// Insets whose edges are those of the list: a line begins where the text of its row does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: UITableView.automaticDimension,
    leading: UITableView.automaticDimension,
    bottom: UITableView.automaticDimension,
    trailing: UITableView.automaticDimension
  )

  /// Default `.automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// Default `.automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// In points, of which leading and trailing count; default automatic.
  public var topSeparatorInsets = automaticInsets
  /// In points, of which leading and trailing count; default automatic.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the lines.
  public var color: UIColor = .separator
  /// The color beside selected rows where several may be; kept, and not drawn here.
  public var multipleSelectionColor: UIColor = .separator
  /// Default nil; kept, and not drawn here.
  public var visualEffect: UIVisualEffect?

  /// Makes the lines of a list of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension UIListSeparatorConfiguration.Visibility {
  /// True if a line is shown that is there or not by itself.
  func isShown(_ automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}
