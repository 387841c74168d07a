public import QuartzCore

extension UITableView {
  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Full width, headers that stick to the top.
    case plain = 0
    /// Full width groups on a gray ground.
    case grouped = 1
    /// Rounded groups with a margin on both sides.
    case insetGrouped = 2
  }

  /// The place in sight that a row takes after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none = 0, top, middle, bottom }

  /// The motion of rows that come and go (V-262): from or to a side, or by fading, in 0.3 s;
  /// `automatic` and `middle` fade here.
  public enum RowAnimation: Int, Sendable {
    case fade = 0, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets }

  /// The value, -1, that has a height follow from the content (S-9).
  public class var automaticDimension: CGFloat { -1 }

  /// The title of an index entry that is shown as a magnifying glass.
  public class var indexSearch: String { "{search}" }
}

extension UITableViewCell {
  /// The labels that a cell has and their arrangement.
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

  /// The lines between rows; `singleLineEtched` is drawn like `singleLine`.
  public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine, singleLineEtched }

  /// The background of a selected row; all but `none` are drawn alike, in gray.
  public enum SelectionStyle: Int, Sendable { case none = 0, blue, gray, `default` }

  /// The control that editing offers for a row.
  public enum EditingStyle: Int, Sendable { case none = 0, delete, insert }

  /// The mark at the trailing side.
  public enum AccessoryType: Int, Sendable {
    case none = 0, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The drawing state of a row that holds the keyboard focus.
  public enum FocusStyle: Int, Sendable { case `default` = 0, custom }

  /// The editing controls that a row shows.
  public nonisolated struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The table is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that asks for a confirmation is uncovered.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

/// The parts of a table that are no wider than their content.
nonisolated public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: Int
  /// A set of any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = Self(rawValue: 1 << 0)
}
