import Foundation

@testable import CoreGraphics

/// What was recorded of the system font on iOS; it lies outside the repository, beside the corpus
/// that `PORTICO_CORPUS` names.
enum SystemFontRecord {
  static let folder: URL? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let corpus = ProcessInfo.processInfo.environment["PORTICO_CORPUS"].map { URL(filePath: $0) }
    let shared = corpus?.appending(path: "../..") ?? root.appending(path: "../shared")
    let folder = shared.appending(path: "oracle/system-font").standardized
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// One row of a table: a face, a character or string, and its measures.
  struct Row {
    let face: FontFace
    let text: String
    let values: [CGFloat]
    /// Whether what its kerning adds up to was recorded as nothing.
    var isUnkerned: Bool { ["Hello UIKit", "iiiiillll", "WWWW MMMM"].contains(text) }
  }

  static var advances: [Row] { rows("advances.tsv") }
  static var strings: [Row] { rows("strings.tsv") }

  /// Columns are divided by tabs only, since a character may be a space or a quote.
  private static func rows(_ name: String) -> [Row] {
    guard let folder,
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    else { return [] }
    let lines: [String] = text.components(separatedBy: "\n")
    return lines[1...].compactMap { row($0.components(separatedBy: "\t")) }
  }

  private static func row(_ fields: [String]) -> Row? {
    guard fields.count > 3, let size = Double(fields[1]) else { return nil }
    guard let face = face(fields[0], size) else { return nil }
    let values: [CGFloat] = fields[3...].compactMap { Double($0) }.map { CGFloat($0) }
    return Row(face: face, text: fields[2], values: values)
  }

  private static func face(_ name: String, _ size: Double) -> FontFace? {
    let parts = name.split(separator: "-").map(String.init)
    guard let word = parts.last, let weight = weights[word] else { return nil }
    let family: FontFace.Family = parts.first == "mono" ? .monospaced : .system
    return FontFace(family: family, size: size, weight: weight, isItalic: parts.first == "italic")
  }

  private static let weights: [String: CGFloat] = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23,
    "semibold": 0.3, "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]
}
