/// A place in a document: both numbers begin at 1, the column counts bytes.
public struct Position: Hashable, Codable, Comparable, Sendable, CustomStringConvertible {
  /// The line.
  public let line: Int
  /// The byte within the line.
  public let column: Int

  /// A place given by its line and column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Earlier in the document is less.
  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// Both numbers, as compilers write them.
  public var description: String { "\(line):\(column)" }
}
