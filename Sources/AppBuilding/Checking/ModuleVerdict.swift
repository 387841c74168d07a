/// The compiler's verdict on one module of an app.
public struct ModuleVerdict: Equatable, Sendable {
  /// The module's name, as sources import it.
  public let name: String
  /// The paths of its sources.
  public let sources: [String]
  public let result: Result

  public enum Result: Equatable, Sendable {
    /// It compiles as it is.
    case compiles
    /// It was looked at whole, and has so many errors.
    case fails(errors: Int)
    /// The compiler didn't look at all of it, for this reason; errors that it found are true.
    case unfinished(reason: String)
  }

  public init(name: String, sources: [String], result: Result) {
    self.name = name
    self.sources = sources
    self.result = result
  }

  /// True if all of it was looked at.
  public var isFinished: Bool { if case .unfinished = result { false } else { true } }
}

/// The end of a run of the compiler.
struct CompilerEnd: Equatable {
  /// The reason why it didn't look at everything; nil if it did.
  let trouble: String?

  /// Reads the exit code and what was said; `errors` is the number of errors read from that.
  ///
  /// A compiler that fails without an error at a place has not looked at all sources: one of its
  /// processes may have crashed while the others went on.
  init(code: Int32, output: String, errors: Int, limit: Int?) {
    let crash = output.firstMatch(
      of: #/(?:While|while) type-checking [^\n]*?(?:at \[?([^\s\]]+:\d+:\d+))/#
    )
    if let limit {
      trouble = "the compiler took more than \(limit) s"
    } else if code > 128 || output.contains("PLEASE submit a bug report")
      || output.contains(" command failed due to signal ")
    {
      trouble = "the compiler crashed" + (crash.map { " at \($0.1)" } ?? "")
    } else if code != 0, errors == 0 {
      let message = output.split(separator: "\n").first { $0.contains("error:") }
      trouble = "the compiler gave up: \(message ?? "it says nothing")"
    } else {
      trouble = nil
    }
  }
}
