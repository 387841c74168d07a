internal import CoreGraphics
public import Foundation

/// A closure that does something and returns nothing.
public typealias AXVoidReturnBlock = @MainActor () -> Void
/// A closure that returns a Boolean.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// A closure that returns a text, or nil.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// A closure that returns an attributed text, or nil.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// A closure that returns traits.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// A closure that returns a rectangle, in points of the screen.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// A closure that returns a point, in points of the screen.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// A closure that returns a path, in points of the screen, or nil.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// A closure that returns an array, or nil.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// A closure that returns the kind of a container.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType

/// The kind of the group that a container's elements form.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// The way in which Switch Control goes through a container's elements; kept, not used here.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The direction in which three fingers scroll.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// The kind of text that is read; kept, and has no effect on speech here.
nonisolated public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the context on iOS.
  public var rawValue: String
  /// A context from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A document in a word processor.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story, such as a novel.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// A conversation of messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// The cells of a spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names and paths of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The source of a program.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A terminal or a log.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement over those before and after it.
nonisolated public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name of the priority on iOS.
  public var rawValue: String
  /// A priority from its name; an unknown one counts as `default`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Is spoken to its end, and interrupts others.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts others, and is interrupted by others.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until there is silence.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// A cell of a data table: its position, and the rows and columns that it covers.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  /// Asks for the rows that the cell covers, counted from 0.
  func accessibilityRowRange() -> NSRange
  /// Asks for the columns that the cell covers, counted from 0.
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements are in rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  /// Asks for the cell in a row and column, both counted from 0; nil for none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// Asks for the number of rows.
  func accessibilityRowCount() -> Int
  /// Asks for the number of columns.
  func accessibilityColumnCount() -> Int
  /// The elements at the head of a row; nil for none.
  func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  /// The elements at the head of a column; nil for none.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Asks for the elements at the head of a row, spoken with its cells; default nil.
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }

  /// Asks for the elements at the head of a column, spoken with its cells; default nil.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

/// More about an element beside label and value; kept, and not spoken here.
nonisolated public final class AXCustomContent: NSObject, @unchecked Sendable {
  /// The time when content is spoken: on demand, or with the element.
  public enum Importance: UInt, Sendable { case `default`, high }

  /// The name of the content.
  public let label: String
  /// The content itself.
  public let value: String
  /// The name of the content, always without attributes here.
  public var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
  /// The content, always without attributes here.
  public var attributedValue: NSAttributedString { NSAttributedString(string: value) }
  /// The time when the content is to be spoken; default `default`.
  public var importance = Importance.default

  /// Creates content from a name and a text.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  /// Creates content from attributed texts; their attributes are dropped here.
  public convenience init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString)
  {
    self.init(label: attributedLabel.string, value: attributedValue.string)
  }
}

/// An object with custom content for its elements.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  /// The content beside label and value; kept, and not spoken here.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
