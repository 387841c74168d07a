/// Replacements in a text that leave every line where it was.
struct EditList {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
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
    edits.append(Edit(range: range, text: text, order: edits.count))
    blanked.append(range)
  }

  private var blanked: [Range<Int>] = []

  /// The text with all replacements; what lies in a blanked stretch is gone.
  ///
  /// - Complexity: O(n + e·log e) for n bytes and e edits.
  func applied() -> String {
    let kept = edits.filter { edit in
      !blanked.contains {
        $0 != edit.range && $0.lowerBound <= edit.range.lowerBound
          && edit.range.upperBound <= $0.upperBound
      }
    }
    var output: [UInt8] = []
    output.reserveCapacity(source.count + 4096)
    var place = 0
    for edit in kept.sorted(by: {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }) where edit.range.lowerBound >= place {
      output += source[place..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    output += source[place...]
    return String(decoding: output, as: UTF8.self)
  }

  /// The bytes of a range as text, with the edits inside applied.
  func text(of range: Range<Int>) -> String {
    var part = EditList(String(decoding: source[range], as: UTF8.self))
    for edit in edits
    where range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
      let moved =
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound
      part.edits.append(Edit(range: moved, text: edit.text, order: edit.order))
    }
    return part.applied()
  }
}
