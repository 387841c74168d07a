/// Outlets and actions that a class doesn't have: `unknown-outlet`, `unknown-action`, and
/// `unanswered-action` for what is sent to no object in particular (L-50).
///
/// An app stops when it loads such an outlet (L-12) and when it sends such an action; nobody hears
/// an action that no class answers to.
struct ConnectionRule: Rule {
  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings) {
    guard document.holdsUIKit, let classes = surroundings.members else { return }
    var check = ConnectionCheck(document: document, classes: classes, findings: findings)
    for element in document.index.elements where element.name == "connections" {
      guard let object = document.parent(of: element) else { continue }
      for connection in element.children { check.check(connection, of: object) }
    }
    findings = check.findings
  }
}

/// The connections of one document.
private struct ConnectionCheck {
  let document: Document
  let classes: SourceClasses
  var findings: Findings
  /// Classes that were named already.
  var named: Set<String> = []

  mutating func check(_ connection: Element, of object: Element) {
    switch connection.name {
    case "outlet", "outletCollection": checkOutlet(connection, of: object)
    case "action": checkAction(connection)
    case "segue": checkSegue(connection, of: object)
    default: return
    }
  }

  private mutating func checkOutlet(_ outlet: Element, of object: Element) {
    guard let key = outlet["property"], let type = type(of: object) else { return }
    guard isMissing(.key(key), in: type, outlet) else { return }
    let others = classes.names(like: .key(key), in: type.name, of: type.module)
    findings.add(
      .error,
      .unknownOutlet(
        key,
        class: type.name,
        suggestion: Spelling.nearest(to: key, in: others)
      ),
      outlet,
      attribute: "property"
    )
  }

  private mutating func checkAction(_ action: Element) {
    guard let selector = action["selector"],
      let target = action["destination"].flatMap({ document.element(id: $0) })
    else { return }
    guard target["placeholderIdentifier"] != "IBFirstResponder" else {
      return checkAnswer(to: selector, action, attribute: "selector")
    }
    guard let type = type(of: target), isMissing(.selector(selector), in: type, action) else {
      return
    }
    findings.add(
      .error,
      .unknownAction(selector, class: type.name, suggestion: suggestion(for: selector, in: type)),
      action,
      attribute: "selector"
    )
  }

  /// Unwinding asks controllers, and making the next one asks the controller that shows it.
  private mutating func checkSegue(_ segue: Element, of object: Element) {
    if let selector = segue["unwindAction"] {
      return checkAnswer(to: selector, segue, attribute: "unwindAction")
    }
    guard let selector = segue["destinationCreationSelector"],
      let controller = document.scene(of: object)?.controller, let type = type(of: controller),
      isMissing(.selector(selector), in: type, segue)
    else { return }
    findings.add(
      .warning,
      .unknownAction(selector, class: type.name, suggestion: suggestion(for: selector, in: type)),
      segue,
      attribute: "destinationCreationSelector"
    )
  }

  private func suggestion(for selector: String, in type: (name: String, module: String?)) -> String?
  {
    let others = classes.names(like: .selector(selector), in: type.name, of: type.module)
    return Spelling.nearest(to: selector, in: others)
  }

  private mutating func checkAnswer(
    to selector: String,
    _ element: Element,
    attribute: String
  ) {
    guard !classes.hasOthers, !classes.answers(to: selector) else { return }
    findings.add(.warning, .unansweredAction(selector), element, attribute: attribute)
  }

  /// True if a class and all above it are known and lack a member; an unknown one is named once.
  private mutating func isMissing(
    _ member: SourceClasses.Member,
    in type: (name: String, module: String?),
    _ connection: Element
  ) -> Bool {
    switch classes.search(for: member, in: type.name, of: type.module) {
    case .found: return false
    case .missing: return true
    case .unknown(let name):
      if !SystemNames.isClass(name), named.insert(name).inserted {
        findings.add(.note, .unreadClass(name), connection)
      }
      return false
    }
  }

  /// The class of an object; nil for one that stands for an object of any class.
  private func type(of object: Element) -> (name: String, module: String?)? {
    if let name = object["customClass"] {
      return name.hasPrefix("_Tt") ? nil : (name, object["customModule"])
    }
    switch object.name {
    case "placeholder", "customObject", "exit", "viewControllerPlaceholder": return nil
    default: return (SystemNames.baseClass(of: object.name), nil)
    }
  }
}
