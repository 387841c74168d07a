internal import AccessibilityTree

/// An element, or several that are read without a break.
struct AccessibleItem {
  let object: NSObject
  let isElement: Bool
  /// In points of the screen; a group's is the one it is sorted by.
  var frame: CGRect
  var kind = AccessibilityContainerKind.none
  var context = AccessibilityContext()
  var children: [AccessibleItem] = []

  /// The elements in the order in which they are read.
  var elements: [AccessibleItem] { isElement ? [self] : children.flatMap(\.elements) }

  /// Changes the first or the last element.
  mutating func change(first: Bool, _ change: (inout AccessibilityContext) -> Void) {
    if isElement { return change(&context) }
    guard let index = first ? children.indices.first : children.indices.last else { return }
    children[index].change(first: first, change)
  }

  /// The holder of the element's value: the control that lends a row its kind, or the object itself.
  var control: NSObject { (object as? UITableViewCell)?.lentControl ?? object }

  var node: AccessibilityNode {
    let said = AccessibleObject(object: object)
    var node = AccessibilityNode(
      id: said.id,
      isElement: isElement,
      label: said.label,
      value: said.value,
      hint: said.hint,
      identifier: said.identifier,
      traits: AccessibilityTraits(rawValue: said.traits.rawValue),
      frame: isElement ? said.frame : (said.view?.accessibilityFrame ?? frame)
    )
    node.context = context
    node.kind = kind
    node.actions = said.actions.map(\.name)
    guard isElement else { return node }
    node.range = (control as? UISlider)?.accessibilityRange
    node.text = (control as? any EditedText)?.accessibilityText ?? readText(node)
    return node
  }

  /// The text of a label that is read as it is drawn, so that its characters have places.
  private func readText(_ node: AccessibilityNode) -> AccessibilityTextContent? {
    guard let label = object as? UILabel, !node.label.isEmpty, node.value.isEmpty,
      label.text == node.label
    else { return nil }
    return AccessibilityTextContent(node.label, selection: 0..<0, isEditable: false)
  }
}
