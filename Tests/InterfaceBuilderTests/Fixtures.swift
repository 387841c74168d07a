import Foundation
import InterfaceBuilder

/// The documents that the tests read.
enum Fixtures {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Documents written for these tests.
  static let folder = root.appending(path: "Tests/Fixtures/InterfaceBuilder").path

  /// Every document among them.
  static var documents: [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Documents that Xcode saved for other people's apps; nil where they are not at hand.
  static let corpus: String? = {
    let beside = root.appending(path: "../shared/corpus/interface-builder").standardized.path
    let path = ProcessInfo.processInfo.environment["PORTICO_CORPUS"] ?? beside
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// Reads one of the fixtures.
  static func document(_ name: String) throws -> Document {
    try Document(path: "\(folder)/\(name)")
  }

  /// Reads a document of a few lines.
  static func document(text: String, file: String = "Main.storyboard") throws -> Document {
    try Document(data: Data(text.utf8), file: file)
  }

  /// Reads one element.
  static func element(_ text: String) throws -> Element {
    let document = try document(text: "<document>\(text)</document>")
    guard let element = document.root.children.first else { throw Missing() }
    return element
  }

  struct Missing: Error {}
}
