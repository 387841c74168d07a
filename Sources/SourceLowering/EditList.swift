/// Replacements in a text that leave every line where it was.
struct EditList {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
    var isBlank = false

    /// By place; at one place what blanks most comes first, else what was made first.
    static func precedes(_ one: Edit, _ other: Edit) -> Bool {
      let keys = [one, other].map {
        ($0.range.lowerBound, $0.isBlank ? -$0.range.upperBound : 0, $0.order)
      }
      return keys[0] < keys[1]
    }
  }

  private let source: [UInt8]
  private var edits: [Edit] = []

  init(_ text: String) { source = Array(text.utf8) }

  var isEmpty: Bool { edits.isEmpty }

  /// Puts a text in the place of some bytes: padded to the same width where it fits, and with as
  /// many line breaks.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let breaks = source[range].count { $0 == UInt8(ascii: "\n") }
    let padding = max(0, range.count - breaks - text.utf8.count)
    let text =
      text + String(repeating: " ", count: breaks > 0 ? 0 : padding)
      + String(repeating: "\n", count: breaks)
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  /// Puts a text between two bytes.
  mutating func insert(_ text: String, at place: Int) {
    edits.append(Edit(range: place..<place, text: text, order: edits.count))
  }

  /// Blanks out some bytes but for line breaks.
  mutating func blank(_ range: Range<Int>) {
    let text = source[range].map { $0 == UInt8(ascii: "\n") ? "\n" : " " }.joined()
    edits.append(Edit(range: range, text: text, order: edits.count, isBlank: true))
  }

  /// The text with all replacements; what lies in a blanked stretch is gone.
  ///
  /// - Complexity: O(n + e·log e) for n bytes and e edits.
  func applied() -> String {
    var output: [UInt8] = []
    output.reserveCapacity(source.count + 4096)
    var place = 0
    var blank = 0..<0
    for edit in edits.sorted(by: Edit.precedes) where edit.range.lowerBound >= place {
      if blank.isAround(edit.range) { continue }
      if edit.isBlank { blank = edit.range }
      output += source[place..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    output += source[place...]
    return String(decoding: output, as: UTF8.self)
  }
}

extension Range<Int> {
  fileprivate func isAround(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.lowerBound < upperBound
      && other.upperBound <= upperBound
  }
}
