public import QuartzCore

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Full width, headers that stick to the top.
    case plain = 0
    /// Full width groups on a gray ground.
    case grouped = 1
    /// Rounded groups with a margin on both sides.
    case insetGrouped = 2
  }

  /// Where a row ends up after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// From where separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }

  /// The height that stands for "as the content needs" (S-9).
  public class var automaticDimension: CGFloat { -1 }

  /// The letter that stands for the search field in an index.
  public class var indexSearch: String { "{search}" }
}

extension UITableViewCell {
  /// Which labels a cell has and how they stand.
  public enum CellStyle: Int, Sendable {
    /// One label, an image before it.
    case `default` = 0
    /// A label, and a gray one at the other side.
    case value1 = 1
    /// A small tinted label, right aligned, and another beside it.
    case value2 = 2
    /// A label above a smaller one.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }

  /// The look of a chosen row; all but `none` look alike.
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

  /// The mark at the trailing side.
  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The look of a row that holds the keyboard focus.
  public enum FocusStyle: Int, Sendable { case `default` = 0, custom }

  /// Which editing control a row shows.
  public nonisolated struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
