/// Images that nothing holds: `missing-image`; symbols that are not drawn: `unknown-symbol`.
struct ImageRule: ElementRule {
  let tags = ["image"]

  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  ) {
    guard let name = element["name"] else { return }
    if element["catalog"] == "system" {
      guard let symbols = surroundings.symbols, !symbols.contains(name) else { return }
      findings.add(.note, .unknownSymbol(name), element, attribute: "name")
    } else {
      guard let images = surroundings.images, !images.contains(name) else { return }
      findings.add(.warning, .missingImage(name), element, attribute: "name")
    }
  }
}
