/// One error of the compiler, at its place in the app's own source.
public struct CompilerError: Hashable, Sendable {
  public let path: String
  public let line: Int
  public let column: Int
  public let message: String

  /// Reads a line such as `/App/Menu.swift:7:3: error: cannot find 'X' in scope`.
  init?(_ line: String) {
    guard let match = line.firstMatch(of: #/^(\/[^:]*):(\d+):(\d+): error: (.*)$/#),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    self.init(path: String(match.1), line: number, column: column, message: String(match.4))
  }

  init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    // The compiler names its explanations in brackets.
    self.message = message.replacing(#/ \[#\w+\]$/#, with: "")
  }
}

extension CompilerError {
  /// The same error in another file, of which this one was made.
  func at(_ path: String) -> CompilerError {
    CompilerError(path: path, line: line, column: column, message: message)
  }

  /// True for an expression that has more ways of typing it than the compiler was to try.
  var isAboutTooLongExpression: Bool {
    message.contains("unable to type-check this expression in reasonable time")
  }

  /// True for what the compiler says of the calls that follow a lowered source, which it can make
  /// constants of only where everything before is right.
  static func isAboutGeneratedSource(_ message: some StringProtocol) -> Bool {
    message.contains("must be a compile-time constant to use @section attribute")
      || message.contains("'@const' value should be initialized with a compile-time value")
  }
}

extension CompilerError: Comparable {
  /// By place.
  public static func < (first: CompilerError, second: CompilerError) -> Bool {
    (first.path, first.line, first.column, first.message)
      < (second.path, second.line, second.column, second.message)
  }
}
