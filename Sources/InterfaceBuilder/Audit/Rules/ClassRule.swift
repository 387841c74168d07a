/// Custom classes that no source declares: `missing-class`.
///
/// Classes of another module than the app's own cannot be found and are left alone, and so are
/// names that begin as Apple's do and names that a compiler mangled.
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
      !name.hasPrefix("_Tt"), !SystemNames.isClass(name)
    else { return }
    let inner = name.split(separator: ".").last.map(String.init) ?? name
    guard !classes.contains(name), !classes.contains(inner) else { return }
    let base = SystemNames.baseClass(of: element.name)
    findings.add(.warning, .missingClass(name, base: base), element, attribute: "customClass")
  }
}
