/// The result of an audit of a set of documents.
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

  /// The comparison of the frames that layout finds with the saved ones.
  public struct Frames: Hashable, Codable, Sendable {
    /// Frames that were compared.
    public var compared = 0
    /// Frames whose four numbers are within a point.
    public var matched = 0
    /// Frames whose four numbers are within a pixel.
    public var exact = 0
    /// Frames that would be the same if texts measured more.
    public var textFree = 0
    /// Those of them that are within a point.
    public var textFreeMatched = 0
    /// Frames that would be the same if all sizes that the document does not hold were more.
    public var constrained = 0
    /// Those of them that are within a point.
    public var constrainedMatched = 0
    /// Frames that contradict what their own document requires, so that no layout gives them.
    public var stale = 0
    /// The other frames that were compared.
    public var sound = 0
    /// Those of them that are within a point.
    public var soundMatched = 0
    /// Sound frames that would be the same if texts measured more.
    public var soundTextFree = 0
    /// Those of them that are within a point.
    public var soundTextFreeMatched = 0
    /// Sound frames that would be the same if all sizes that the document does not hold were more.
    public var soundConstrained = 0
    /// Those of them that are within a point.
    public var soundConstrainedMatched = 0
    /// Frames of which constraints leave something open; it stays as it was drawn.
    public var open = 0
    /// Views that constraints do not place or size, without those inside of them.
    public var ambiguousViews = 0
    /// Constraints that have no effect, since others contradict them.
    public var conflictingConstraints = 0

    /// No frames.
    public init() {}
  }

  /// The frames of one document.
  public struct DocumentFrames: Hashable, Sendable {
    /// The document's path, as its problems name it.
    public let file: String
    /// The comparison of its frames.
    public let frames: Frames

    /// The frames of the document at a path.
    public init(file: String, frames: Frames) {
      self.file = file
      self.frames = frames
    }
  }

  /// The frames, when they were asked for.
  public var frames: Frames?
  /// The same for each document that was laid out, in the order of the documents.
  public var documentFrames: [DocumentFrames] = []

  /// The counts.
  public internal(set) var totals = Totals()
  /// The problems, file by file, in each document's order.
  public var problems: [Problem] = []

  /// True if any problem is an error.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

extension AuditReport.Frames {
  /// Adds the counts of other documents.
  public static func += (left: inout Self, right: Self) {
    let counts: [WritableKeyPath<Self, Int>] = [
      \.compared, \.matched, \.exact, \.textFree, \.textFreeMatched, \.constrained,
      \.constrainedMatched, \.stale, \.sound, \.soundMatched, \.soundTextFree,
      \.soundTextFreeMatched, \.soundConstrained, \.soundConstrainedMatched, \.open,
      \.ambiguousViews, \.conflictingConstraints,
    ]
    for count in counts { left[keyPath: count] += right[keyPath: count] }
  }
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
