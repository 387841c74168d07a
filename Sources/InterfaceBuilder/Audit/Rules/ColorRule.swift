/// Named colours that no asset catalogue holds: `missing-color`.
struct ColorRule: ElementRule {
  let tags = ["namedColor"]

  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  ) {
    guard let colors = surroundings.colors, let name = element["name"], !colors.contains(name)
    else { return }
    findings.add(.warning, .missingColor(name), element, attribute: "name")
  }
}
