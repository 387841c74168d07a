/// Something wrong in a document that could be read.
public struct Problem: Hashable, Codable, Sendable {
  /// The gravity of a problem.
  public enum Severity: String, Hashable, Codable, Sendable, Comparable {
    /// Worth knowing.
    case note
    /// Something will not appear or act as drawn.
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
  /// The position in the document.
  public let position: Position
  /// The gravity.
  public let severity: Severity
  /// The kind of fault.
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
  /// The reason why a document could not be read, as one problem among others.
  public init(_ error: DocumentError) {
    file = error.file
    position = error.position ?? Position(line: 1, column: 1)
    severity = .error
    kind = .unread(error.reason)
  }

  /// The same, no graver than a warning.
  package var asWarning: Problem {
    Problem(file: file, position: position, severity: min(severity, .warning), kind: kind)
  }
}
