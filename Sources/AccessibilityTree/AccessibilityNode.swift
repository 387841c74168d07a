public import Foundation

/// One element or group that assistive software gets, as data.
public struct AccessibilityNode: Equatable, Sendable, Identifiable {
  /// Names the object for as long as it lives; never given twice.
  public typealias ID = UInt64

  /// The object that the node describes.
  public var id: ID
  /// True if it is a place for the cursor; others hold elements.
  public var isElement: Bool
  /// A short name that is spoken; empty for none.
  public var label: String
  /// The current value as text that is spoken; for a toggle "1", "0" or "2".
  public var value: String
  /// A sentence about what activating does; empty for none.
  public var hint: String
  /// A name for tests, never spoken.
  public var identifier: String
  /// The kind and state of the element.
  public var traits: AccessibilityTraits
  /// In points of the screen, with the origin at its upper left corner.
  public var frame: CGRect
  /// The position of the element among others; empty unless set.
  public var context: AccessibilityContext
  /// The kind of container that it is; `.none` unless set.
  public var kind: AccessibilityContainerKind
  /// The names of what can be done to it beside activating it.
  public var actions: [String]
  /// The number behind the value, where there is one.
  public var range: AccessibilityRange?
  /// The text that can be read or changed in it, where there are any.
  public var text: AccessibilityTextContent?
  /// The nodes in it, in reading order.
  public var children: [ID]

  /// Makes a node without context, actions and children.
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

/// A number between two ends, and the length of one step.
public struct AccessibilityRange: Equatable, Sendable {
  /// The number now; nothing keeps it between the ends.
  public var value: Double
  /// The lower end.
  public var minimum: Double
  /// The upper end.
  public var maximum: Double
  /// The amount that one increment or decrement changes it by.
  public var step: Double

  /// Makes a range without checking that the value lies in it.
  public init(value: Double, minimum: Double, maximum: Double, step: Double) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

/// Words with a caret or a selection; offsets count Unicode scalars.
public struct AccessibilityTextContent: Equatable, Sendable {
  public var content: String
  /// The selected range, in Unicode scalars; an empty range is the caret.
  public var selection: Range<Int>
  public var isEditable: Bool

  public init(_ content: String, selection: Range<Int>, isEditable: Bool) {
    self.content = content
    self.selection = selection
    self.isEditable = isEditable
  }
}

/// The kinds of things that hold elements.
public enum AccessibilityContainerKind: Equatable, Sendable {
  case none, window, alert, bar, tabBar, scrollArea, cells, list, landmark, dataTable, group
}

/// The facts about an element that follow from its position.
public struct AccessibilityContext: Equatable, Sendable {
  /// One of several of a kind, counted from 1, such as a segment or a tab.
  public struct Place: Equatable, Sendable {
    /// The position, counted from 1.
    public var number: Int
    /// The number of those of its kind.
    public var count: Int

    /// Makes a place, which is spoken as "1 of 3.".
    public init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The row or column of a data table, counted from 1, and how many of them a cell covers.
  public struct Span: Equatable, Sendable {
    /// The first row or column, counted from 1.
    public var start: Int
    /// The number of rows or columns that are covered.
    public var length: Int

    /// Makes a span; one longer than 1 is spoken with its length.
    public init(start: Int, length: Int) {
      self.start = start
      self.length = length
    }
  }

  /// The position among others of its kind; nil where it is not spoken.
  public var place: Place?
  /// True if the elements beside it are tabs that a container of the app's own holds.
  public var isTab = false
  /// True if it is the first element of a list; "List Start." is spoken.
  public var startsList = false
  /// True if it is the last element of a list; "List End." is spoken.
  public var endsList = false
  /// True if it is the first element of a landmark; "Landmark." is spoken.
  public var startsLandmark = false
  /// True if it is the last element of a landmark; "End." is spoken.
  public var endsLandmark = false
  /// The rows of a data table that the cell covers; nil outside of tables.
  public var row: Span?
  /// The columns of a data table that the cell covers; nil outside of tables.
  public var column: Span?
  /// The headings of the cell's row and column, spoken before it.
  public var headers: [String] = []

  /// Makes a context that adds nothing to what is spoken.
  public init() {}
}
