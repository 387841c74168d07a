internal import Foundation

/// The names that Xcode gives the images and colours of catalogues in Swift.
///
/// Only those that the sources mention are written, and none that they declare themselves.
struct AssetSymbols {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]

  init(_ module: AppPlan.Module) {
    let catalogs = module.resources.filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else { return }
    var found: (images: [String: String], colors: [String: String]) = ([:], [:])
    for catalog in catalogs {
      for path in Files.folders(in: catalog) {
        let url = URL(fileURLWithPath: path)
        let name = url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "imageset": found.images[Self.symbol(name, without: "Image")] = name
        case "colorset": found.colors[Self.symbol(name, without: "Color")] = name
        default: break
        }
      }
    }
    let mentioned = Mentions(module.sources)
    images = found.images.filter { mentioned.contains($0.key) }
    colors = found.colors.filter { mentioned.contains($0.key) }
  }

  /// Swift that declares the symbols.
  var text: String {
    guard !images.isEmpty || !colors.isEmpty else {
      return "// No symbol of a catalogue is mentioned.\n"
    }
    return "import UIKit\n\n" + Self.text(images, "ImageResource", "UIImage")
      + Self.text(colors, "ColorResource", "UIColor")
  }

  private static func text(_ names: [String: String], _ resource: String, _ type: String) -> String
  {
    guard !names.isEmpty else { return "" }
    let rows = names.sorted { $0.key < $1.key }
    let resources = rows.map { symbol, name in
      "  static let \(symbol) = \(resource)(name: \"\(name)\", bundle: .main)\n"
    }
    let values = rows.map { symbol, _ in
      "  static var \(symbol): \(type) { \(type)(resource: .\(symbol)) }\n"
    }
    return "extension UIKit.\(resource) {\n\(resources.joined())}\n\n"
      + "extension UIKit.\(type) {\n\(values.joined())}\n\n"
  }

  /// The name in Swift: words joined in camel case, the kind at its end left out.
  static func symbol(_ name: String, without kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var joined = words.enumerated().map { place, word in
      place == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if joined.hasSuffix(kind), joined.count > kind.count { joined.removeLast(kind.count) }
    let capitals = joined.prefix(while: \.isUppercase)
    guard capitals.count < joined.count else { return joined.lowercased() }
    guard !capitals.isEmpty else { return joined }
    let head = capitals.count == 1 ? capitals : capitals.dropLast()
    return head.lowercased() + joined.dropFirst(head.count)
  }
}

/// The names behind dots in sources, without those that they declare as static members.
private struct Mentions {
  private var names: Set<String> = []

  init(_ sources: [URL]) {
    var declared: Set<String> = []
    for source in sources {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      for match in text.matches(of: #/(?:[\s(,:=\[]|UIImage|UIColor|Resource)\.(\w+)/#) {
        names.insert(String(match.1))
      }
      for match in text.matches(of: #/\b(?:static|class) +(?:let|var) +(\w+)/#) {
        declared.insert(String(match.1))
      }
      for match in text.matches(of: #/\bcase +(\w+)/#) { declared.insert(String(match.1)) }
    }
    names.subtract(declared)
    names.subtract(Self.systemColors)
  }

  func contains(_ name: String) -> Bool { names.contains(name) && !name.hasPrefix("system") }

  /// What UIKit's own colours are called.
  private static let systemColors: Set<String> = [
    "black", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "darkGray", "lightGray", "label", "link", "separator", "tint",
  ]
}
