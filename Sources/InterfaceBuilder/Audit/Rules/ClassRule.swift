/// Custom classes that no source declares: `missing-class`.
///
/// Classes of another module than the app's own cannot be looked up and are left alone, and so are
/// names that begin as Apple's do.
struct ClassRule: ElementRule {
  let tags = Vocabulary.standard.elements(having: "customClass")

  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  ) {
    guard let classes = surroundings.classes, let name = element["customClass"],
      element["customModule"] == nil || element["customModuleProvider"] == "target",
      !classes.contains(name), !SystemNames.isClass(name)
    else { return }
    let base = SystemNames.baseClass(of: element.name)
    findings.add(.warning, .missingClass(name, base: base), element, attribute: "customClass")
  }
}
