/// Names and values that Interface Builder is not known to write: `unknown-element`,
/// `unknown-attribute`, `bad-value`, `unknown-value`; and ids that nobody has: `dangling-…`.
///
/// Documents of other systems than UIKit's have names of their own and are left alone.
struct VocabularyRule: Rule {
  private let vocabulary = Vocabulary.standard

  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings) {
    let isChecked = document.holdsUIKit
    for element in document.index.elements {
      findings.totals.attributes += element.attributes.count
      guard isChecked else { continue }
      guard vocabulary.isElement(element.number) else {
        reportUnknown(element, &findings)
        continue
      }
      for attribute in element.attributes {
        check(attribute, of: element, in: document, &findings)
      }
    }
  }

  private func check(
    _ attribute: Attribute,
    of element: Element,
    in document: Document,
    _ findings: inout Findings
  ) {
    guard let kind = kind(of: attribute, in: element, document) else {
      return reportUnknown(attribute, of: element, &findings)
    }
    if kind == .reference, document.element(id: attribute.value) == nil {
      guard !attribute.value.isEmpty || element.name != "action" else { return }
      let reference = Problem.Reference(element)
      findings.add(
        reference == .other ? .warning : .error,
        .dangling(reference, id: attribute.value),
        element,
        attribute: attribute.name
      )
    } else if !vocabulary.accepts(attribute.value, as: kind) {
      reportValue(attribute, kind, element, &findings)
    }
  }

  /// A variation has the attributes of what it varies.
  private func kind(of attribute: Attribute, in element: Element, _ document: Document)
    -> ValueKind?
  {
    let name = Int(attribute.number)
    if let kind = vocabulary.kind(of: name, in: element.number) { return kind }
    guard element.name == "variation", let varied = document.parent(of: element) else { return nil }
    return vocabulary.kind(of: name, in: varied.number)
  }
}

// MARK: - Reporting

extension VocabularyRule {
  private func reportUnknown(_ element: Element, _ findings: inout Findings) {
    findings.totals.unknownElements += 1
    findings.totals.unknownAttributes += element.attributes.count
    let near = findings.hasRoom ? Spelling.nearest(to: element.name, in: vocabulary.elements) : nil
    findings.add(.warning, .unknownElement(element.name, suggestion: near), element)
  }

  private func reportUnknown(
    _ attribute: Attribute,
    of element: Element,
    _ findings: inout Findings
  ) {
    findings.totals.unknownAttributes += 1
    let near =
      findings.hasRoom
      ? Spelling.nearest(to: attribute.name, in: vocabulary.attributes(of: element.number)) : nil
    findings.add(
      .warning,
      .unknownAttribute(attribute.name, element: element.name, suggestion: near),
      element,
      attribute: attribute.name
    )
  }

  private func reportValue(
    _ attribute: Attribute,
    _ kind: ValueKind,
    _ element: Element,
    _ findings: inout Findings
  ) {
    let isListed = if case .choice = kind { true } else { false }
    let value = String(attribute.value.prefix(80))
    findings.add(
      isListed ? .warning : .error,
      isListed
        ? .unknownValue(value, attribute: attribute.name)
        : .badValue(value, attribute: attribute.name, expected: kind.expectation),
      element,
      attribute: attribute.name
    )
  }
}

extension Problem.Reference {
  fileprivate init(_ element: Element) {
    self =
      switch element.name {
      case "outlet", "outletCollection": .outlet
      case "action": .action
      case "segue": element["destination"] == nil ? .other : .segue
      case "constraint": .constraint
      case "document": .initialController
      default: .other
      }
  }
}
