internal import Foundation

/// The names that Xcode gives the images and colours of catalogues in Swift.
///
/// Only those that the sources mention are written, and none that they declare themselves.
struct AssetSymbols {
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  private let mentions: Mentions
  private let bundle: String

  init(_ module: AppPlan.Module) {
    // The catalogues of a package lie in its own bundle.
    bundle = module.isOfPackage ? "module" : "main"
    let own = module.isOfPackage ? module.bundles.flatMap(\.resources) : []
    let catalogs = (module.resources + own).filter { $0.pathExtension == "xcassets" }
    mentions = Mentions(catalogs.isEmpty ? [] : module.sources)
    for path in catalogs.flatMap(Files.folders) {
      let url = URL(fileURLWithPath: path)
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": images[Self.symbol(name, without: "Image")] = name
      case "colorset": colors[Self.symbol(name, without: "Color")] = name
      default: break
      }
    }
    images = images.filter { mentions.contains($0.key) }
    colors = colors.filter { mentions.contains($0.key) }
  }

  /// Swift that declares the symbols.
  var text: String {
    let parts = [
      alias(images, "ImageResource"), alias(colors, "ColorResource"),
      resources(images, "ImageResource"), values(images, "UIImage", "ImageResource"),
      resources(colors, "ColorResource"), values(colors, "UIColor", "ColorResource"),
    ].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return "// No symbol of a catalogue is mentioned.\n" }
    return "import UIKit\n\n" + parts.joined(separator: "\n")
  }

  /// The type by its name alone: Xcode declares it in the module, so files that import nothing have
  /// it too.
  private func alias(_ names: [String: String], _ type: String) -> String {
    names.isEmpty || mentions.types.contains(type) ? "" : "typealias \(type) = UIKit.\(type)\n"
  }

  private func resources(_ names: [String: String], _ type: String) -> String {
    Self.part(type, names.filter { !mentions.declares($0.key, in: type) }) { symbol, name in
      "static let \(symbol) = \(type)(name: \(name.quoted), bundle: .\(bundle))"
    }
  }

  private func values(_ names: [String: String], _ type: String, _ resource: String) -> String {
    Self.part(type, names.filter { !mentions.declares($0.key, in: type) }) { symbol, _ in
      "static var \(symbol): \(type) { \(type)(resource: \(resource).\(symbol)) }"
    }
  }

  private static func part(
    _ type: String,
    _ names: [String: String],
    _ row: (String, String) -> String
  ) -> String {
    guard !names.isEmpty else { return "" }
    // Every name in backquotes may be a word of Swift's own, such as `default`.
    let rows = names.sorted { $0.key < $1.key }.map { "  \(row("`\($0.key)`", $0.value))\n" }
    return "extension UIKit.\(type) {\n\(rows.joined())}\n"
  }

  /// The name in Swift: words joined in camel case, the kind at its end left out.
  static func symbol(_ name: String, without kind: String) -> String {
    let pieces = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var joined = pieces.enumerated().map { place, word in
      place == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if joined.hasSuffix(kind), joined.count > kind.count { joined.removeLast(kind.count) }
    if joined.first?.isNumber == true { joined = "_" + joined }
    let capitals = joined.prefix(while: \.isUppercase)
    guard capitals.count < joined.count else { return joined.lowercased() }
    guard !capitals.isEmpty else { return joined }
    let head = capitals.count == 1 ? capitals : capitals.dropLast()
    return head.lowercased() + joined.dropFirst(head.count)
  }
}

/// The names behind dots in sources, and the static members that they give UIKit's types.
private struct Mentions {
  private var names: Set<String> = []
  /// The types of resources that sources declare themselves.
  private(set) var types: Set<String> = []
  private var declared: [String: Set<String>] = [
    "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
    // The names of UIKit's own colours.
    "UIColor": [
      "black", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
      "purple", "brown", "clear", "darkGray", "lightGray", "label", "link", "separator", "tint",
    ],
  ]

  init(_ sources: [URL]) {
    for source in sources {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      let code = CodeText.code(of: text)
      for match in code.matches(of: #/(?:[\s(,:=\[]|UIImage|UIColor|Resource)\.`?(\w+)/#) {
        names.insert(String(match.1))
      }
      for match in code.matches(of: Self.type) { types.insert(String(match.1)) }
      for match in code.matches(of: Self.extending) {
        let members = Self.body(of: code[match.range.upperBound...]).matches(of: Self.member)
        declared[String(match.1), default: []].formUnion(members.map { String($0.1) })
      }
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  func declares(_ name: String, in type: String) -> Bool {
    declared[type]?.contains(name) == true || type == "UIColor" && name.hasPrefix("system")
  }

  /// The source between a brace that was just opened and the one that closes it.
  private static func body(of code: Substring) -> Substring {
    var depth = 1
    return code.prefix { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return depth > 0
    }
  }

  private nonisolated(unsafe) static let extending =
    #/\bextension\s+(?:UIKit\.)?(UIImage|UIColor|ImageResource|ColorResource)\b[^{}]*\{/#
  private nonisolated(unsafe) static let type =
    #/\b(?:struct|class|enum|typealias)\s+(ImageResource|ColorResource)\b/#
  private nonisolated(unsafe) static let member =
    #/\b(?:static|class)\s+(?:let|var|func)\s+`?(\w+)/#
}
