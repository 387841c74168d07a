import Foundation

/// The text of all runs as one, with the places where its paragraphs end.
struct JoinedText {
  /// A paragraph as a range of scalars.
  struct Paragraph {
    var scalars: Range<Int>
    /// Scalars that end it.
    var terminator: Int
  }

  var scalars: [Unicode.Scalar] = []
  /// For each scalar, and one beyond, its offset in UTF-16 units.
  var utf16: [Int] = [0]
  /// The run of each scalar.
  var runs: [Int] = []
  var paragraphs: [Paragraph] = []

  /// The scalar at a place; none past the end.
  func scalar(at index: Int) -> Unicode.Scalar? {
    index < scalars.count ? scalars[index] : nil
  }

  init(_ runs: [ShapingRun]) {
    let most = runs.reduce(0) { $0 + $1.text.utf8.count }
    scalars.reserveCapacity(most)
    utf16.reserveCapacity(most + 1)
    self.runs.reserveCapacity(most)
    for (index, run) in runs.enumerated() {
      for scalar in run.text.unicodeScalars {
        // A zero would end the text for the libraries below.
        scalars.append(scalar == "\0" ? "\u{200B}" : scalar)
        utf16.append((utf16.last ?? 0) + (scalar.value > 0xFFFF ? 2 : 1))
        self.runs.append(index)
      }
    }
    split()
  }

  private mutating func split() {
    guard !scalars.isEmpty else { return }
    var start = 0
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      guard scalar == "\n" || scalar == "\r" || scalar == "\u{2029}" else {
        index += 1
        continue
      }
      let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      let length = isPair ? 2 : 1
      paragraphs.append(Paragraph(scalars: start..<index, terminator: length))
      index += length
      start = index
    }
    paragraphs.append(Paragraph(scalars: start..<scalars.count, terminator: 0))
  }

  /// The language whose forms of Chinese characters a paragraph uses, unless a run says otherwise.
  func language(of range: Range<Int>) -> String {
    var hasChinese = false
    for scalar in scalars[range] {
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return "ja"
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: return "ko"
      case 0x2E80...0x2FDF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: hasChinese = true
      default: continue
      }
    }
    return hasChinese ? "zh-cn" : "en"
  }
}
