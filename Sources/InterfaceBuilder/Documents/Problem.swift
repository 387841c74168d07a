/// Something wrong in a document that could be read.
public struct Problem: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Comparable {
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

  /// What is wrong; each case has its sentence in `Problem+Description.swift`.
  public enum Kind: Hashable, Sendable {
    /// The form that Xcode saved before version 5.
    case archive(version: String)
    /// Drawn for another system than iOS.
    case platform(Platform, String)
    /// A version of the format that the reader does not know.
    case version(String)
    /// An id that another object has already.
    case duplicateID(String, firstAt: Position)
  }

  /// The path as given.
  public let file: String
  /// Where it shows.
  public let position: Position
  /// How bad it is.
  public let severity: Severity
  /// What is wrong.
  public let kind: Kind
}
