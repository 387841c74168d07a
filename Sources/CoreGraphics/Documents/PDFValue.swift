internal import Foundation

/// Something written in a PDF file.
indirect enum PDFValue: Sendable {
  case null
  case flag(Bool)
  case number(CGFloat)
  case name(String)
  case text([UInt8])
  case list([PDFValue])
  case table([String: PDFValue])
  /// A table with the bytes after it, unchanged from the file.
  case stream([String: PDFValue], [UInt8])
  /// Another object, by its number.
  case reference(Int)
  /// A keyword: an operator, or one that surrounds objects.
  case word(String)

  var number: CGFloat? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var list: [PDFValue]? { if case .list(let value) = self { value } else { nil } }
  var word: String? { if case .word(let value) = self { value } else { nil } }
  var isTrue: Bool { if case .flag(true) = self { true } else { false } }

  /// The table, also that of a stream.
  var table: [String: PDFValue]? {
    switch self {
    case .table(let table), .stream(let table, _): table
    default: nil
    }
  }

  var integer: Int? { number.flatMap { Int(exactly: $0.rounded()) } }
}
