internal import Foundation
package import InterfaceBuilder

/// Plain values: attributes, numbers, choices and flags.
@MainActor
extension NibCoder {
  /// `true` if the document's views are laid out by constraints.
  package var usesAutolayout: Bool { archive.source.document.useAutolayout }

  /// The attribute as written, or the text of a `<string key="…">` child; localised.
  package func string(_ name: String) -> String? {
    localized(name) ?? attribute(name) ?? stringChild(name)
  }

  /// The translation that the document's language has for a key of this element.
  package func localized(_ key: String) -> String? {
    guard let id = element.id else { return nil }
    return archive.source.localization?.string(key, of: id)
  }

  /// The attribute as written in the innermost variation that holds, never localised.
  package func attribute(_ name: String) -> String? {
    for variation in variations.reversed() {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  /// `YES` or `NO`, as an attribute or as a `<bool key="…" value="…"/>` child.
  package func bool(_ name: String) -> Bool? {
    switch attribute(name) ?? keyed("bool", name)?["value"] {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  /// A number, as an attribute or as a `<real>`, `<integer>` or `<float>` child.
  package func number(_ name: String) -> CGFloat? {
    let text = attribute(name) ?? numberChild(name)
    guard let number = text.flatMap(Double.init), number.isFinite else { return nil }
    return CGFloat(number)
  }

  /// A whole number, as an attribute or as an `<integer>` child.
  package func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0.rounded()) }
  }

  /// The value in a table for the attribute's text; nil for a text that it does not hold.
  package func choice<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    attribute(name).flatMap { values[$0] }
  }

  /// The flags of a child such as `<autoresizingMask key="…" flexibleMaxX="YES"/>`.
  package func options(_ key: String) -> [String: Bool] {
    guard let child = childElement(key: key) else { return [:] }
    var flags: [String: Bool] = [:]
    for attribute in child.attributes where attribute.name != "key" {
      flags[attribute.name] = attribute.value == "YES"
    }
    return flags
  }

  // MARK: Children

  /// The child with a key, looked for in the variations that hold first.
  package func childElement(key: String) -> Element? {
    for variation in variations.reversed() {
      if let child = variation.child(key: key) { return child }
    }
    return element.child(key: key)
  }

  /// A coder for the child with a key, for parts that are no objects, such as a button's states.
  package func child(key: String) -> NibCoder? {
    childElement(key: key).map { NibCoder(element: $0, archive: archive) }
  }

  /// A coder for the first child with a tag.
  package func child(_ name: String) -> NibCoder? {
    element.child(name).map { NibCoder(element: $0, archive: archive) }
  }

  /// Coders for all children with a tag, in document order.
  package func children(_ name: String) -> [NibCoder] {
    element.children(name).map { NibCoder(element: $0, archive: archive) }
  }

  private func keyed(_ tag: String, _ key: String) -> Element? {
    guard let child = childElement(key: key), child.name == tag else { return nil }
    return child
  }

  private func stringChild(_ key: String) -> String? {
    guard let child = keyed("string", key) ?? keyed("mutableString", key) else { return nil }
    return child.text
  }

  private func numberChild(_ key: String) -> String? {
    guard let child = childElement(key: key) else { return nil }
    return ["real", "integer", "float", "double"].contains(child.name) ? child["value"] : nil
  }
}
