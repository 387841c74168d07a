/// What an audit found in a set of documents.
public struct AuditReport: Sendable {
  /// Counts over all documents.
  public struct Totals: Hashable, Sendable {
    /// Documents found.
    public var files = 0
    /// Documents read.
    public var loaded = 0
    /// Documents that could not be read.
    public var failed = 0
    /// Scenes of storyboards.
    public var scenes = 0
    /// Elements of all documents read.
    public var elements = 0
    /// Elements that Interface Builder is not known to write.
    public var unknownElements = 0
    /// Attributes of all documents read.
    public var attributes = 0
    /// Attributes that Interface Builder is not known to write there.
    public var unknownAttributes = 0
  }

  /// The counts.
  public internal(set) var totals = Totals()
  /// The problems, file by file, in each document's order.
  public internal(set) var problems: [Problem] = []

  /// Whether any problem is an error.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

extension AuditReport.Totals {
  static func += (left: inout Self, right: Self) {
    left.files += right.files
    left.loaded += right.loaded
    left.failed += right.failed
    left.scenes += right.scenes
    left.elements += right.elements
    left.unknownElements += right.unknownElements
    left.attributes += right.attributes
    left.unknownAttributes += right.unknownAttributes
  }
}
