/// Names for code that two scenes share: `duplicate-storyboard-identifier`.
struct IdentifierRule: Rule {
  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings) {
    var first: [String: Position] = [:]
    for scene in document.scenes {
      guard let identifier = scene.storyboardIdentifier, let controller = scene.controller else {
        continue
      }
      if let taken = first[identifier] {
        findings.add(
          .error,
          .duplicateIdentifier(identifier, firstAt: taken),
          controller,
          attribute: "storyboardIdentifier"
        )
      } else {
        first[identifier] = controller.position
      }
    }
  }
}
