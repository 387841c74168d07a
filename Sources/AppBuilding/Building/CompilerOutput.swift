internal import Foundation

/// Reads what the package manager writes: steps become progress, messages get the paths of the
/// sources that they are about.
struct CompilerOutput {
  private let modules: Set<String>
  private let originals: [String: String]
  /// The sources that import SwiftUI and about which nothing was explained yet.
  private var hosting: Set<String>
  private var message: (severity: BuildEvent.Severity, lines: [String])?
  private var seen: Set<String> = []
  private(set) var errorCount = 0
  /// The sources that have errors, by their own paths.
  private(set) var mistaken: Set<String> = []
  /// The last lines that belong to no message; what a crash or a full disk says is among them.
  private(set) var unclaimed: [String] = []

  /// A reader for modules of an app; `places` has the compiler's path of each source, and the
  /// source's own; `hosting` are those that import SwiftUI.
  init(
    modules: Set<String>,
    places: [(lowered: String, original: String)],
    hosting: Set<String> = []
  ) {
    self.modules = modules
    self.hosting = hosting
    originals = Dictionary(places) { first, _ in first }
  }

  /// Returns the events that a line means; a message is handed over when the next one begins.
  mutating func read(_ line: String) -> [BuildEvent] {
    if line.hasPrefix("["), let step = line.firstMatch(of: #/^\[(\d+)\/(\d+)\] (.*)$/#) {
      return finish() + [event(step.1, step.2, step.3)].compactMap(\.self)
    }
    if Self.missingSymbolTexts.contains(where: line.contains), let name = missingBeginning(line) {
      return finish() + beginning(of: name)
    }
    if let severity = severity(of: line) {
      let events = finish()
      message = (severity, [translated(line)])
      return events
    }
    if line.hasPrefix("Another instance of SwiftPM") {
      return finish() + [.waiting(.packageManager)]
    }
    if line.hasPrefix("Build") || Self.echoes.contains(where: line.hasPrefix)
      || line.hasPrefix("warning: ")
      || line.hasPrefix("Compiling ")
    {
      return finish()
    }
    let text = translated(line)
    message?.lines.append(text)
    if message == nil, !line.isEmpty { unclaimed = unclaimed.suffix(19) + [text] }
    return []
  }

  /// The message that was being read.
  mutating func finish() -> [BuildEvent] {
    guard let (severity, lines) = message else { return [] }
    message = nil
    guard !CompilerError.isAboutGeneratedSource(lines[0]) else {
      unclaimed = unclaimed.suffix(19) + [lines[0]]
      return []
    }
    // The compiler says the same of a file for each batch that reads it.
    guard seen.insert(lines[0]).inserted else { return [] }
    var text = Array(lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed())
    if severity == .error {
      let file = String(lines[0].prefix { $0 != ":" })
      errorCount += 1
      mistaken.insert(file)
      if hosting.remove(file) != nil { text.append(Self.explanation) }
    }
    return [.diagnostic(severity: severity, text: text.joined(separator: "\n"))]
  }

  private func severity(of line: String) -> BuildEvent.Severity? {
    guard !isExcerpt(line), !Self.echoes.contains(where: line.hasPrefix) else { return nil }
    if line.hasPrefix("error: ") || line.contains(": error: ") { return .error }
    guard line.hasPrefix("/") else { return nil }
    return line.contains(#/^\/[^:]*:\d+:\d+: warning: /#) ? .warning : nil
  }

  /// True for an excerpt of a source, which has a bar after the line's number.
  ///
  /// Most lines are such; a pattern would take a minute for those of a thousand errors.
  private func isExcerpt(_ line: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let mark = line.utf8.first { $0 != UInt8(ascii: " ") && !digits.contains($0) }
    return mark == UInt8(ascii: "|")
  }

  /// The likely cause of an error in a source that imports SwiftUI.
  private static let explanation =
    "note: this file imports SwiftUI, which is a placeholder here: bodies of views are left out, "
    + "and the rest compiles against the names that hosting needs."

  /// The texts of gold, of the BFD linker and of LLVM's before a symbol that is nowhere.
  private static let missingSymbolTexts = [
    "undefined symbol", "undefined reference", "symbol not found",
  ]

  /// The module whose beginning a line of the linker misses; empty for one in another script, whose
  /// beginning has a name of its own.
  private func missingBeginning(_ line: String) -> String? {
    let pattern = #/(?:undefined symbol:?|undefined reference to|symbol not found:) ['`]?(\w+)/#
    guard let symbol = line.firstMatch(of: pattern).map({ String($0.1) }) else { return nil }
    if symbol == EntryTarget.function { return "" }
    return modules.first { symbol == "\($0)_main" }
  }

  /// Says in plain words that an app lacks a beginning; once, as linkers say it more than once.
  private mutating func beginning(of module: String) -> [BuildEvent] {
    let app = module.isEmpty ? "The app" : "The app \(module)"
    let text =
      "error: \(app) has no beginning: none of its Swift sources has @main or @UIApplicationMain, and "
      + "none is called main.swift. Write @main before the class of the app's delegate."
    guard seen.insert(text).inserted else { return [] }
    errorCount += 1
    return [.diagnostic(severity: .error, text: text)]
  }

  /// Repeats that there were errors.
  private static let echoes = [
    "error: emit-module command failed", "error: link command failed",
    "clang: error: linker command failed",
  ]

  private func event(_ done: Substring, _ all: Substring, _ what: Substring) -> BuildEvent? {
    if what.hasPrefix("Linking") { return .linking }
    guard let parts = what.wholeMatch(of: #/(?:Compiling|Emitting module) (\w+) ?(.*)/#) else {
      return nil
    }
    return .compiling(
      Int(done) ?? 0,
      of: Int(all) ?? 0,
      what: parts.2.isEmpty ? String(parts.1) : String(parts.2),
      isPortico: !modules.contains(String(parts.1))
    )
  }

  /// The line with the paths of sources in place of those of their lowered copies, and without
  /// what the lowering wrote behind the app's own text.
  private func translated(_ line: String) -> String {
    var line = line
    if line.contains("static func describe"),
      let generated = line.firstRange(of: #/ *nonisolated static func describe\d+_.*$/#)
    {
      line.removeSubrange(generated)
    }
    guard line.contains(".swift") else { return line }
    return line.replacing(#/\/[^:\n]*?\.swift/#) { match in
      originals[String(match.0)] ?? String(match.0)
    }
  }
}
