internal import AccessibilityTree

/// The texts of an element under AT-SPI's names for them.
extension ServedTree {
  /// The label, and the value where the role has no other place for it: a screen reader speaks
  /// no value of a button or a label.
  func name(of node: AccessibilityNode) -> String {
    if isPlaceholder(node) { return node.value }
    guard node.isElement, !node.value.isEmpty, !hasValueElsewhere(node) else { return node.label }
    return node.label.isEmpty ? node.value : "\(node.label), \(node.value)"
  }

  /// True if the placeholder is all that an empty field without a label says.
  private func isPlaceholder(_ node: AccessibilityNode) -> Bool {
    node.label.isEmpty && node.text.map(\.content.isEmpty) ?? false
  }

  private func hasValueElsewhere(_ node: AccessibilityNode) -> Bool {
    node.text != nil || node.range != nil || role(of: node) == .toggleButton
  }

  /// The hint; without a label it is the name already, as VoiceOver has it.
  func description(of node: AccessibilityNode) -> String { node.hint }

  /// The properties of an element that AT-SPI has no other place for.
  func attributes(of node: AccessibilityNode) -> [String: String] {
    var table = ["toolkit": Serving.toolkit]
    if !node.identifier.isEmpty { table["id"] = node.identifier }
    if role(of: node) == .heading { table["level"] = "1" }
    if let place = node.context.place {
      table["posinset"] = "\(place.number)"
      table["setsize"] = "\(place.count)"
    }
    if !node.value.isEmpty, node.isElement {
      table[node.text?.content.isEmpty == true ? "placeholder-text" : "valuetext"] = node.value
    }
    for (trait, name) in Self.named where node.traits.contains(trait) { table[name] = "true" }
    return table
  }

  /// The traits that no role or state stands for.
  static let named: [(AccessibilityTraits, String)] = [
    (.playsSound, "plays-sound"), (.summaryElement, "summary"),
    (.updatesFrequently, "updates-frequently"), (.startsMediaSession, "starts-media-session"),
    (.allowsDirectInteraction, "direct-interaction"), (.causesPageTurn, "turns-page"),
    (.keyboardKey, "keyboard-key"), (.backButton, "back-button"), (.searchField, "search"),
  ]
}
