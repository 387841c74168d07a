internal import AppBuilding
internal import Foundation

/// Tells on standard error how a build goes: one line that changes on a terminal, else a line a
/// step.
nonisolated final class BuildLog: @unchecked Sendable {
  // Events come from one build, one after another.
  private var last = ""
  private var lineIsOpen = false
  private var warnings = 0
  private let showsWarnings: Bool

  init(showsWarnings: Bool) { self.showsWarnings = showsWarnings }

  func tell(_ event: BuildEvent) {
    switch event {
    case .lowering(let module, let count): step("Lowering \(count.counted("file")) of \(module)")
    case .lowered(let count, let all): say("Lowered \(count) of \(all.counted("file"))")
    case .compiling(let done, let all, let what, let isPortico):
      let whose = isPortico ? "Compiling Portico, once for all apps" : "Compiling"
      step(isTerminal ? "\(whose) \(done) of \(all)  \(what)" : whose)
    case .waiting(.otherBuild): step("Waiting for another portico build")
    case .waiting(.packageManager): step("Waiting for another swift build in portico's cache")
    case .linking: step("Linking")
    case .unclaimed(let lines): say(lines.joined(separator: "\n"))
    case .diagnostic(.error, let text), .complaint(let text): say(text)
    case .diagnostic(.warning, let text):
      warnings += 1
      if showsWarnings { say(text) }
    }
  }

  /// Ends the line that is being written.
  func finish() {
    close()
    if warnings > 0, !showsWarnings {
      say("\(warnings.counted("warning")) of the compiler; --warnings shows them.")
    }
  }

  private func step(_ text: String) {
    guard isTerminal else {
      if text != last { write(text + "\n") }
      last = text
      return
    }
    write("\r\u{1B}[K" + text.prefix(78))
    lineIsOpen = true
  }

  private func say(_ text: String) {
    close()
    write(text + "\n")
  }

  private func close() {
    if lineIsOpen { write("\r\u{1B}[K") }
    lineIsOpen = false
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private let isTerminal = isatty(2) == 1
}
