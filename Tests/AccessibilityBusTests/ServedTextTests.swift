import Testing

@testable import AccessibilityBus

@Suite struct `Text in units` {
  private let text = ServedText("One two. Three\nfour")

  struct Case: Sendable, CustomTestStringConvertible {
    let unit: TextUnit
    let offset: Int
    let says: String
    var testDescription: String { "\(unit) at \(offset)" }

    init(_ unit: TextUnit, _ offset: Int, _ says: String) {
      self.unit = unit
      self.offset = offset
      self.says = says
    }
  }

  static let cases: [Case] = [
    Case(.character, 0, "O"), Case(.character, 19, ""), Case(.character, .max, ""),
    Case(.character, .min, "O"), Case(.wordStart, 0, "One "), Case(.wordStart, 5, "two. "),
    Case(.wordStart, 19, "four"), Case(.wordEnd, 5, " two"), Case(.sentence, 5, "One two. "),
    Case(.sentence, 10, "Three\n"), Case(.line, 3, "One two. Three\n"), Case(.line, 19, "four"),
  ]

  @Test(arguments: cases) func `each offset lies in a unit`(_ row: Case) {
    #expect(text[text.range(of: row.unit, at: row.offset)] == row.says)
  }

  @Test func `units before and after end with the text`() {
    #expect(text[text.range(of: .wordStart, beside: 5, after: true)] == "Three\n")
    #expect(text[text.range(of: .wordStart, beside: 5, after: false)] == "One ")
    #expect(text[text.range(of: .wordStart, beside: 0, after: false)] == "")
    #expect(text[text.range(of: .line, beside: 19, after: true)] == "")
  }

  @Test func `an empty text has units too, all empty`() {
    let empty = ServedText("")
    for unit in [TextUnit.character, .wordStart, .wordEnd, .sentence, .line] {
      #expect(empty.range(of: unit, at: 3) == 0..<0)
    }
  }

  @Test func `a change is one deletion and one insertion`() {
    func changes(_ old: String, _ new: String) -> [String] {
      TreeEvents.changes(from: old, to: new, at: "/x").map {
        "\($0.detail) \($0.first) \($0.second) \($0.value.text ?? "")"
      }
    }
    #expect(changes("kiwi", "kiwis") == ["insert 4 1 s"])
    #expect(changes("kiwi", "kwi") == ["delete 1 1 i"])
    #expect(changes("robin", "rubin") == ["delete 1 1 o", "insert 1 1 u"])
    #expect(changes("", "") == [])
    #expect(changes("aaa", "aa") == ["delete 2 1 a"])
  }
}
