public import Foundation

/// One element or group of what assistive software is told, as data.
public struct AccessibilityNode: Equatable, Sendable, Identifiable {
  /// Names the object for as long as it lives; never given twice.
  public typealias ID = UInt64

  public var id: ID
  /// Whether it is a place for the cursor; what is none holds others.
  public var isElement: Bool
  public var label: String
  public var value: String
  public var hint: String
  /// A name for tests, never spoken.
  public var identifier: String
  public var traits: AccessibilityTraits
  /// In points of the screen.
  public var frame: CGRect
  public var context: AccessibilityContext
  public var kind: AccessibilityContainerKind
  /// What can be done to it beside activating, by its name.
  public var actions: [String]
  /// The number behind the value, where there is one.
  public var range: AccessibilityRange?
  public var children: [ID]

  public init(
    id: ID,
    isElement: Bool = true,
    label: String = "",
    value: String = "",
    hint: String = "",
    identifier: String = "",
    traits: AccessibilityTraits = [],
    frame: CGRect = .zero
  ) {
    self.id = id
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
    self.frame = frame
    context = AccessibilityContext()
    kind = .none
    actions = []
    children = []
  }
}

/// A number between two ends, and how far one step goes.
public struct AccessibilityRange: Equatable, Sendable {
  public var value: Double
  public var minimum: Double
  public var maximum: Double
  public var step: Double

  public init(value: Double, minimum: Double, maximum: Double, step: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

/// What holds elements.
public enum AccessibilityContainerKind: Equatable, Sendable {
  case none, window, alert, bar, tabBar, scrollArea, cells, list, landmark, dataTable, group
}

/// What is said of an element because of where it stands.
public struct AccessibilityContext: Equatable, Sendable {
  /// One of several of a kind, counted from 1, such as a segment or a tab.
  public struct Place: Equatable, Sendable {
    public var number: Int
    public var count: Int

    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The row or column of a data table, counted from 1, and how many of them a cell covers.
  public struct Span: Equatable, Sendable {
    public var start: Int
    public var length: Int

    public init(start: Int, length: Int) {
      self.start = start
      self.length = length
    }
  }

  public var place: Place?
  /// Whether the elements beside it are tabs that a container of the app's own holds.
  public var isTab = false
  public var startsList = false
  public var endsList = false
  public var startsLandmark = false
  public var endsLandmark = false
  public var row: Span?
  public var column: Span?
  /// What stands at the head of the cell's row and column.
  public var headers: [String] = []

  public init() {}
}
