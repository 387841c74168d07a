internal import Foundation

/// A run of the compiler that has ended.
struct CompilerRun {
  let code: Int32
  /// Everything that it said.
  let text: String
  /// The seconds after which it was ended; nil if it came to its own end.
  let limit: Int?

  /// Runs the compiler to its end, but no longer than so many seconds.
  init(_ arguments: [String], limit: Int) throws(BuildError) {
    var text = ""
    let start = ContinuousClock.now
    do {
      let compiler = Toolchain.current.binaries.appendingPathComponent("swiftc")
      code = try Tool(compiler, arguments, limit: limit).run { text += $0 + "\n" }
    } catch {
      throw BuildError(error) { .tool("swiftc", reason: $0) }
    }
    self.text = text
    self.limit = ContinuousClock.now - start >= .seconds(limit) ? limit : nil
  }

  /// The errors that it named, where the compiler found them.
  ///
  /// What it says of generated calls counts only where it says nothing else.
  var errors: Set<CompilerError> {
    let all = text.split(separator: "\n").compactMap { CompilerError(String($0)) }
    let own = all.filter { !CompilerError.isAboutGeneratedSource($0.message) }
    return Set(own.isEmpty ? all : own)
  }

  /// The reason why it didn't look at everything; nil if it did.
  var trouble: String? {
    CompilerEnd(code: code, output: text, errors: errors.count, limit: limit).trouble
  }
}
