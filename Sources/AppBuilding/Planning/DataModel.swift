internal import Foundation

/// A Core Data model as Xcode saves it: a folder with a version in each folder inside.
struct DataModel {
  /// The classes that Xcode generates from it, in order of name.
  let generatedClasses: [String]

  init(_ url: URL) {
    let paths = Files.paths(in: url).filter { $0.hasSuffix(".xcdatamodel/contents") }
    let folder = url.deletingLastPathComponent()
    let names = paths.flatMap { path -> [String] in
      let file = folder.appendingPathComponent(path)
      return Self.classes(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
    generatedClasses = Set(names).sorted()
  }

  /// The classes of entities that say how their code is generated; others have sources in the app.
  static func classes(in text: String) -> [String] {
    text.matches(of: #/<entity\s[^>]*>/#).compactMap { entity in
      func value(_ name: String) -> String? {
        entity.0.matches(of: #/\s(\w+)="([^"]*)"/#).first { $0.1 == name }.map { String($0.2) }
      }
      guard let kind = value("codeGenerationType"), ["class", "category"].contains(kind) else {
        return nil
      }
      let name = value("representedClassName") ?? value("name")
      return name.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
    }
  }
}
