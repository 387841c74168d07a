internal import Foundation

extension SavedState {
  /// The state as a tree for people, one thing a line.
  public var tree: String {
    var lines = ["state of \(header.date.ISO8601Format())"]
    lines.append("  bundle version \(header.bundleVersion), system \(header.systemVersion)")
    lines += content(application, depth: 1, "application")
    for (number, object) in objects.enumerated() { lines += describe(object, number) }
    for scene in scenes { lines += describe(scene) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ object: SavedObject, _ number: Int) -> [String] {
    let indent = String(repeating: "  ", count: object.path.count)
    let place = object.ordinal > 0 ? " (\(object.ordinal + 1))" : ""
    var line = "\(indent)#\(number) \(object.path.joined(separator: "/"))\(place)"
    line += " · \(object.kind) \(object.className)"
    if let restorer = object.restorationClass { line += " · made by \(restorer)" }
    if let storyboard = object.storyboard {
      line += " · \(storyboard.name) \(storyboard.identifier ?? storyboard.scene)"
    }
    return [line] + content(object.content, depth: object.path.count + 1, nil)
  }

  private func describe(_ scene: SavedScene) -> [String] {
    var lines = ["  scene \(scene.persistentIdentifier) \(scene.configuration ?? "")"]
    lines += content(scene.content, depth: 2, nil)
    guard let activity = scene.activity else { return lines }
    lines.append("    activity \(activity.type) \(activity.title ?? "")")
    return lines + content(activity.content, depth: 3, nil)
  }

  private func content(_ content: SavedContent, depth: Int, _ title: String?) -> [String] {
    guard !content.values.isEmpty else { return [] }
    let indent = String(repeating: "  ", count: depth)
    let entries = content.values.sorted { $0.key < $1.key }.map { key, value in
      "\(indent)  \(Self.quoted(key)): \(describe(value, content, []))"
    }
    return (title.map { [indent + $0] } ?? []) + entries
  }

  private func describe(
    _ value: SavedValue,
    _ content: SavedContent,
    _ inside: Set<Int>
  ) -> String {
    func all(_ values: [SavedValue]) -> String {
      values.map { describe($0, content, inside) }.joined(separator: ", ")
    }
    switch value {
    case .null: return "nothing"
    case .boolean(let isTrue): return isTrue ? "yes" : "no"
    case .integer(let number): return "\(number)"
    case .real(let number): return "\(number)"
    case .text(let text): return Self.quoted(text)
    case .data(let data): return "\(data.count) bytes"
    case .date(let date): return date.ISO8601Format()
    case .url(let text): return "<\(text)>"
    case .path(let numbers): return numbers.map { "\($0)" }.joined(separator: "-")
    case .list(let values): return "[\(all(values))]"
    case .set(let values): return "{\(all(values))}"
    case .dictionary(let pairs):
      return "["
        + pairs.map {
          describe($0.key, content, inside) + ": " + describe($0.value, content, inside)
        }.joined(separator: ", ") + "]"
    case .reference(let number):
      guard objects.indices.contains(number) else { return "→ #\(number)" }
      return "→ #\(number) \(objects[number].path.joined(separator: "/"))"
    case .instance(let number):
      return describe(instance: number, content, inside)
    }
  }

  private func describe(
    instance number: Int,
    _ content: SavedContent,
    _ inside: Set<Int>
  ) -> String {
    guard content.instances.indices.contains(number) else { return "?" }
    let instance = content.instances[number]
    // An object that refers to itself, or is far down a chain, is named and not followed.
    guard !inside.contains(number), inside.count < 8 else { return "\(instance.className) …" }
    let values = instance.values.sorted { $0.key < $1.key }.map {
      "\($0.key): \(describe($0.value, content, inside.union([number])))"
    }
    return "\(instance.className)(\(values.joined(separator: ", ")))"
  }

  /// Control characters would let a state write over a terminal.
  private static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(200).map { scalar in
      scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
    }
    return "“\(shown.joined())\(text.unicodeScalars.count > 200 ? "…" : "")”"
  }
}
