internal import Foundation

/// The modules that a source imports, each with its line.
struct ImportList {
  /// A module by name, without what is picked from it.
  struct Entry: Equatable {
    let module: String
    /// Counted from 1.
    let line: Int
  }

  let entries: [Entry]
  let asksForBundle: Bool
  /// True if it uses Combine without importing it, as iOS's Foundation lets it.
  let asksForCombine: Bool
  /// True if it has the changes of its objects observed without importing `Observation`.
  let asksForObservation: Bool
  /// True if it declares an attribute by the name that `Observation` has for its macro.
  let declaresObservable: Bool

  /// The app that SwiftUI launches, if the source declares it, with the line of its name.
  let app: (name: String, line: Int)?

  /// Reads a source; nil if it is no text in UTF-8.
  init?(contentsOf url: URL) {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    self.init(text)
  }

  /// Reads lines; those in `#if canImport(…)` of the module itself ask before they import.
  init(_ text: String) {
    var entries: [Entry] = []
    var conditions: [Substring] = []
    var number = 0
    var app: (name: String, line: Int)?
    CodeText.code(of: text).enumerateSubstrings { line in
      number += 1
      if line.contains("App"), let match = line.firstMatch(of: Self.appDeclaration) {
        app = app ?? (String(match.1), number)
      }
      guard let first = line.first(where: { $0 != " " && $0 != "\t" }) else { return }
      if first == "#" { Self.follow(line, &conditions) }
      guard line.contains("import "), let match = line.firstMatch(of: Self.statement) else {
        return
      }
      let module = String(match.1)
      guard !conditions.contains(where: { $0.contains("canImport(\(module))") }) else { return }
      entries.append(Entry(module: module, line: number))
    }
    self.entries = entries
    self.app = entries.contains { $0.module == "SwiftUI" } ? app : nil
    asksForBundle = text.contains("Bundle.module") || text.contains(".module)")
    asksForCombine =
      (text.contains("@Published") || text.contains("ObservableObject"))
      && !entries.contains { $0.module == "Combine" }
    asksForObservation =
      (text.contains("@Observable") || text.contains("withObservationTracking"))
      && !entries.contains { $0.module == "Observation" }
    declaresObservable =
      text.contains("Observable") && text.contains(#/\b(?:struct|class|enum)\s+Observable\b/#)
  }

  private static func follow(_ line: Substring, _ conditions: inout [Substring]) {
    let line = line.drop { $0 == " " || $0 == "\t" }
    if line.hasPrefix("#if") {
      conditions.append(line)
    } else if line.hasPrefix("#else") {
      if !conditions.isEmpty { conditions[conditions.count - 1] = line }
    } else if line.hasPrefix("#endif") {
      _ = conditions.popLast()
    }
  }

  private nonisolated(unsafe) static let appDeclaration =
    #/\bstruct\s+(\w+)\s*:\s*(?:[\w.]+\s*,\s*)*(?:SwiftUI\.)?App\s*(?:,|\{|$)/#

  private nonisolated(unsafe) static let statement =
    #/^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|func|protocol|typealias|var|let)\s+)?(\w+)/#
}

extension String {
  /// Hands over line after line, however they end.
  fileprivate func enumerateSubstrings(_ body: (Substring) -> Void) {
    // A byte order mark may come first.
    var rest = drop { $0 == "\u{FEFF}" }
    while true {
      guard let end = rest.firstIndex(where: \.isNewline) else { return body(rest) }
      body(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }
}
