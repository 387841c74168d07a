/// The lines of an app's sources that nobody compiles, since they say what views of SwiftUI show.
public struct LeftOutSource: Equatable, Sendable {
  /// The stretches of each file, counted from 1.
  private(set) var lines: [String: [ClosedRange<Int>]] = [:]

  init() {}

  /// Reads what the command that lowers sources prints: `/App/Menu.swift:7-12: note: left out`.
  init(_ output: [some StringProtocol]) {
    for line in output where line.hasSuffix(": note: left out") {
      guard let match = String(line).wholeMatch(of: #/(.*):(\d+)-(\d+): note: left out/#),
        let first = Int(match.2), let last = Int(match.3), first <= last
      else { continue }
      lines[String(match.1), default: []].append(first...last)
    }
  }

  /// The number of bodies and parts of bodies.
  public var count: Int { lines.values.reduce(0) { $0 + $1.count } }

  /// The number of files that have some.
  public var fileCount: Int { lines.count }

  /// True if everything is compiled.
  public var isEmpty: Bool { lines.isEmpty }

  mutating func add(_ other: LeftOutSource) {
    lines.merge(other.lines) { $0 + $1 }
  }

  /// The lines of a file that are left out, from its text.
  func part(of text: String, path: String) -> String {
    guard let ranges = lines[path] else { return "" }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let numbers = Set(ranges.flatMap { Array($0) }).sorted()
    return numbers.filter { $0 <= all.count }.map { all[$0 - 1] }.joined(separator: "\n")
  }

  /// The sentence for who builds the app.
  var message: String {
    "SwiftUI: what views show is left out (parts: \(count), files: \(fileCount)). "
      + "Where UIKit hosts such a view, a box with its name is shown."
  }
}
