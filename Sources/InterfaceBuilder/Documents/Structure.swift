/// Checks a document as a whole: its form, and that every object is there once.
struct Structure {
  let source: Source
  let index: ElementIndex
  let root: Element
  let platform: Platform

  /// The problems, in the document's order.
  var problems: [Problem] { (form + duplicates).sorted { $0.position < $1.position } }

  private var form: [Problem] {
    if root.isArchive {
      return [problem(.error, .archive(version: root["version"] ?? ""), root)]
    }
    var problems: [Problem] = []
    if platform != .iOS {
      problems.append(problem(.warning, .platform(platform, root["targetRuntime"] ?? ""), root))
    }
    if let version = root["version"], version != "3.0", version != "2.0" {
      problems.append(problem(.warning, .version(version), root, attribute: "version"))
    }
    return problems
  }

  private var duplicates: [Problem] {
    index.duplicates.prefix(Findings.limit).compactMap { element in
      guard let id = element.id, let first = index.element(id: id) else { return nil }
      return problem(.error, .duplicateID(id, firstAt: first.position), element, attribute: "id")
    }
  }

  private func problem(
    _ severity: Problem.Severity,
    _ kind: Problem.Kind,
    _ element: Element,
    attribute: String? = nil
  ) -> Problem {
    let position = attribute.map { source.position(of: $0, in: element) } ?? element.position
    return Problem(file: source.file, position: position, severity: severity, kind: kind)
  }
}
