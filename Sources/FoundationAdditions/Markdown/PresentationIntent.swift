/// The blocks that a part of a text belongs to, such as an item of a list (L-213).
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// The alignment of a column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The side to which cells are set.
    public enum Alignment: Hashable, Codable, Sendable {
      /// The left side.
      case left
      /// The middle.
      case center
      /// The right side.
      case right
    }
    /// The side to which cells are set.
    public let alignment: Alignment
    /// A column of an alignment.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// The kind of a block.
  public enum Kind: Hashable, Codable, Sendable {
    /// Lines of text.
    case paragraph
    /// A title; 1 is the highest level and 6 the lowest.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, and its number from the list's first on.
    case listItem(ordinal: Int)
    /// Lines of code, and the language they are said to be of.
    case codeBlock(languageHint: String?)
    /// The text of somebody else.
    case blockQuote
    /// A line across.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The row of a table's titles.
    case tableHeaderRow
    /// A row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, counted from 0.
    case tableCell(columnIndex: Int)
  }

  /// A block.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The kind of block.
    public var kind: Kind
    /// A number that tells blocks of one text apart.
    public var identity: Int
    /// A block of a kind and number.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// A block in those of another purpose.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Blocks, the innermost first.
  public init(types: [IntentType]) { components = types }

  /// The number of blocks.
  public var count: Int { components.count }

  /// The number of lists and quotes that the innermost block is in.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
