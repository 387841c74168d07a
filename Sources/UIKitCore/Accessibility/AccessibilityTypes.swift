public import CoreGraphics
public import Foundation

public typealias AXVoidReturnBlock = @MainActor () -> Void
public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType

/// What a container's elements are together.
nonisolated public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How Switch Control goes through the elements of a container.
nonisolated public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic, separate, combined
}

/// The direction in which three fingers scroll.
nonisolated public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// What kind of text is read, for the way in which it is.
nonisolated public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How an announcement treats those before and after it.
nonisolated public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Is said to its end, and takes the place of others.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Takes the place of others, and gives way to others.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits until there is silence.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// A cell of a data table: where it stands, and how many rows and columns it covers.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements stand in rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  /// The elements at the head of a row; nil for none.
  func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  /// The elements at the head of a column; nil for none.
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }

  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

/// More about an element, said when it is asked for or with the rest.
nonisolated public final class AXCustomContent: NSObject, @unchecked Sendable {
  /// When content is said: on demand, or at once.
  public enum Importance: UInt, Sendable { case `default`, high }

  public let label: String
  public let value: String
  public var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
  public var attributedValue: NSAttributedString { NSAttributedString(string: value) }
  public var importance = Importance.default

  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }

  public convenience init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString)
  {
    self.init(label: attributedLabel.string, value: attributedValue.string)
  }
}

/// What has more to say of itself than a label.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
