/// Something wrong in a document that could be read.
public struct Problem: Hashable, Codable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Codable, Sendable, Comparable {
    /// Worth knowing.
    case note
    /// Something will not look or act as drawn.
    case warning
    /// The app stops, or loses something, when the document is used.
    case error

    /// A milder one is less.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The path as given.
  public let file: String
  /// Where it shows.
  public let position: Position
  /// How bad it is.
  public let severity: Severity
  /// What is wrong.
  public let kind: Kind

  /// A problem that a tool above the reader found.
  public init(file: String, position: Position, severity: Severity, kind: Kind) {
    self.file = file
    self.position = position
    self.severity = severity
    self.kind = kind
  }
}

extension Problem {
  /// What kept a document from being read, as one problem among others.
  public init(_ error: DocumentError) {
    file = error.file
    position = error.position ?? Position(line: 1, column: 1)
    severity = .error
    kind = .unread(error.reason)
  }
}
