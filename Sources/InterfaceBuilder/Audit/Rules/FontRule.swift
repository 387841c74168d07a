/// Fonts that neither iOS nor the app has: `missing-font`.
struct FontRule: ElementRule {
  let tags = ["fontDescription", "font"]

  func check(
    _ element: Element,
    in document: Document,
    _ surroundings: Surroundings,
    _ findings: inout Findings
  ) {
    guard let fonts = surroundings.fonts, let name = element["name"],
      !fonts.contains(name), !SystemNames.isFont(name, family: element["family"])
    else { return }
    findings.add(.warning, .missingFont(name), element, attribute: "name")
  }
}
