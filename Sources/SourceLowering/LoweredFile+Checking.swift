internal import SwiftParser

extension LoweredFile {
  /// The result of comparing lowered source with the original.
  public struct Check: Sendable, Equatable {
    /// True if the result has syntax errors and the source has none.
    public let hasNewSyntaxErrors: Bool
    /// Lines of the source, counted from 1, that stand elsewhere in the result.
    public let shiftedLines: [Int]
  }

  /// Reads the result again and looks for the source's lines where they were.
  ///
  /// A line that was rewritten is nowhere to be found and tells nothing; those after it do. Lines
  /// that occur twice, and members that were moved into their class, aren't looked for.
  public func check(against source: SourceFile) -> Check {
    let isBroken = Parser.parse(source: text).hasError
    return Check(
      hasNewSyntaxErrors: isBroken && !Parser.parse(source: source.text).hasError,
      shiftedLines: shifted(Self.lines(source.text), Self.numbered(text, path: path))
    )
  }

  private func shifted(_ old: [Substring], _ new: [Int: Substring]) -> [Int] {
    var counts: [Substring: Int] = [:]
    for line in old { counts[Self.trimmed(line), default: 0] += 1 }
    var places: [Substring: Int] = [:]
    for (number, line) in new { places[Self.trimmed(line)] = number }
    return old.indices.filter { index in
      let line = Self.trimmed(old[index])
      guard !line.isEmpty, counts[line] == 1, let place = places[line] else { return false }
      // Several lines of the result may bear one number: a moved member's and the class's own.
      return place != index + 1 && Self.trimmed(new[index + 1] ?? "") != line
    }.map { $0 + 1 }
  }

  /// The lines of a result by the number that the compiler gives them.
  private static func numbered(_ text: String, path: String) -> [Int: Substring] {
    var result: [Int: Substring] = [:]
    var number = 1
    var isOwn = true
    for line in lines(text) {
      if line.hasPrefix("#sourceLocation(file: ") {
        isOwn = line.contains("\"\(path)\"")
        number = line.firstMatch(of: #/line: (\d+)\)/#).flatMap { Int($0.1) } ?? number
        continue
      }
      if isOwn, result[number] == nil { result[number] = line }
      number += 1
    }
    return result
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func trimmed(_ line: Substring) -> Substring {
    var line = line.drop { $0 == " " || $0 == "\t" }
    while let last = line.last, last == " " || last == "\t" { line.removeLast() }
    return line
  }
}
