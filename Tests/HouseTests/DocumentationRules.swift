import Foundation
import Testing

/// What users of a module read in their editor is there, and says what a thing is.
@Suite struct `Documentation of the sources` {
  /// A public declaration of the sources that a user of its module reads.
  private struct Declaration {
    let place: String
    let text: String
    let isDocumented: Bool
  }

  /// The share of public declarations that may go without a doc comment.
  private static let limit = 0.05

  @Test func `public declarations say what they are`() {
    let all = House.files("Sources", ending: ".swift").flatMap(Self.declarations)
    let missing = all.filter { !$0.isDocumented }
    let share = Double(missing.count) / Double(max(all.count, 1))
    #expect(all.count > 1000)
    #expect(
      share <= Self.limit,
      """
      \(missing.count) of \(all.count) public declarations have no doc comment, such as
      \(missing.prefix(40).map { "\($0.place): \($0.text)" }.joined(separator: "\n"))
      """
    )
  }

  @Test func `each area of the coverage has one row`() {
    let areas = House.text("Documentation/Coverage.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: "|").first.map(String.init) }
    #expect(areas.count > 20)
    for (area, rows) in Dictionary(grouping: areas, by: \.self) where rows.count > 1 {
      Issue.record("\(area) has \(rows.count) rows")
    }
  }

  @Test func `doc comments begin with the thing itself`() {
    let question = #/^\s*\/\/\/ (?:What|Whether|How|Where|Who|Which)\b/#
    for file in House.files("Sources", ending: ".swift") {
      var previous = Substring()
      for (index, line) in Self.lines(of: file).enumerated() {
        let begins = !previous.drop { $0 == " " }.hasPrefix("///")
        if begins, line.contains("///"), line.contains(question) {
          Issue.record("\(file):\(index + 1) begins with a question:\(line)")
        }
        previous = line
      }
    }
  }

  private static func lines(of file: String) -> [Substring] {
    House.text(file).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Public and open declarations of a file, but for overrides, cases and extensions, which add
  /// nothing that a reader has not read elsewhere.
  private static func declarations(in file: String) -> [Declaration] {
    let lines = lines(of: file)
    let declared =
      #/^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:nonisolated(?:\(unsafe\))?|final|static|class|required|convenience|dynamic|weak|lazy|mutating|indirect|isolated|unowned|nonmutating|(?:package|private|internal)\(set\))\s+)*(?:public|open)\s+(?:(?:nonisolated(?:\(unsafe\))?|final|static|class|required|convenience|dynamic|weak|lazy|mutating|indirect|isolated|unowned|nonmutating|(?:package|private|internal)\(set\))\s+)*(?:func|var|let|init|class|struct|enum|protocol|actor|typealias|subscript|associatedtype)\b/#
    return lines.indices.compactMap { index in
      guard lines[index].contains("public ") || lines[index].contains("open "),
        lines[index].contains(declared), !lines[index].contains("override ")
      else { return nil }
      return Declaration(
        place: "\(file):\(index + 1)",
        text: String(lines[index].drop { $0 == " " }),
        isDocumented: isDocumented(index, in: lines)
      )
    }
  }

  /// True if a doc comment precedes a line; attributes and conditions may come between.
  private static func isDocumented(_ index: Int, in lines: [Substring]) -> Bool {
    var above = index - 1
    while above >= 0, lines[above].contains(#/^\s*(?:@|#(?:if|else|elseif|endif))/#) { above -= 1 }
    return above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
  }
}
