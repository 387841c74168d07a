/// Controls that VoiceOver has no text for: `unlabelled-control`.
///
/// Code may set a label later, which no document shows; so this is never an error.
struct LabelRule: ElementRule {
  let tags = [
    "button", "barButtonItem", "tabBarItem", "textField", "switch", "slider", "stepper",
    "segmentedControl", "segment",
  ]

  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  ) {
    guard !isHidden(element), !hasLabel(element), !speaks(element) else { return }
    let isButton = element.name == "button" || element.name == "barButtonItem"
    findings.add(isButton ? .warning : .note, .unlabelled(names[element.name] ?? ""), element)
  }

  private var names: [String: String] {
    [
      "button": "button", "barButtonItem": "bar button", "tabBarItem": "tab",
      "textField": "text field", "switch": "switch", "slider": "slider", "stepper": "stepper",
      "segmentedControl": "segmented control", "segment": "segment",
    ]
  }

  private func isHidden(_ element: Element) -> Bool {
    element.child("accessibility")?.child("bool", key: "isElement")?["value"] == "NO"
  }

  private func hasLabel(_ element: Element) -> Bool {
    if element.child("accessibility")?.string("label")?.isEmpty == false { return true }
    return element.child("userDefinedRuntimeAttributes")?.children
      .contains { $0["keyPath"] == "accessibilityLabel" } ?? false
  }

  private var titled: Set<String> { ["state", "buttonConfiguration"] }

  /// Buttons whose picture iOS has a spoken name for.
  private var spokenTypes: Set<String> {
    ["detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"]
  }

  /// True if the control shows text already.
  private func speaks(_ element: Element) -> Bool {
    switch element.name {
    case "button":
      spokenTypes.contains(element["buttonType"] ?? "")
        || element.children.contains { titled.contains($0.name) && says($0) }
    case "barButtonItem", "tabBarItem":
      says(element) || element["systemItem"] != nil || element.child(key: "customView") != nil
        || element.connections.isEmpty && element["image"] == nil
    case "segment": says(element)
    case "textField":
      ["placeholder", "text"].contains { element.string($0)?.isEmpty == false }
        || element.child(key: "attributedPlaceholder") != nil
    case "segmentedControl": true
    default: false
    }
  }

  /// True for a title, or a symbol of the system's, which iOS has a spoken name for.
  private func says(_ element: Element) -> Bool {
    element.string("title")?.isEmpty == false || element.child(key: "attributedTitle") != nil
      || element["catalog"] == "system" || element.child("imageReference")?["catalog"] == "system"
  }
}
