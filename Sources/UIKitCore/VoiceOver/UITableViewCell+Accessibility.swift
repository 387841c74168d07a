/// A row is one element that says all that is written in it.
///
/// A switch, slider or field that is alone in a row lends the row its value and kind. Where there
/// are other controls, the row's text is an element and each control is another.
extension UITableViewCell {
  var cellAccessibility: AccessibilityDefaults {
    let controls = controlsInside
    let spoken = textInside
    if controls.isEmpty { return described(spoken, with: nil) }
    if let control = lentControl { return described(spoken, with: control) }
    var elements: [Any] = controls
    if !spoken.isEmpty { elements.insert(rowPart, at: 0) }
    return AccessibilityDefaults(elements: elements)
  }

  /// The control that is alone in the row and lends it its value and kind; nil for none.
  var lentControl: UIControl? {
    let controls = controlsInside
    return controls.count == 1 && controls[0].mergesIntoRow ? controls[0] : nil
  }

  private func described(_ spoken: String, with control: UIControl?) -> AccessibilityDefaults {
    let said = control.map(AccessibleObject.init)
    let label = [spoken, said?.label ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    var traits = said?.traits ?? .none
    if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
    return AccessibilityDefaults(
      isElement: true,
      label: label,
      value: said?.value,
      hint: said?.hint,
      traits: traits,
      activationPoint: control?.accessibilityActivationPoint,
      actions: rowActions
    )
  }

  /// The row itself, beside the controls in it.
  private var rowPart: UIAccessibilityElement {
    accessibilityParts(1) { part, _ in
      part.described = { [weak self] in
        self.map { $0.described($0.textInside, with: nil) } ?? AccessibilityDefaults()
      }
      part.place = { [weak self] in self?.bounds ?? .zero }
      part.onActivate = { [weak self] in self?.choose() ?? false }
    }[0]
  }

  /// Does what a tap on the row does, which a control in the middle would take.
  private func choose() -> Bool {
    guard let table, let path = table.indexPath(for: self), table.allowsSelection else {
      return false
    }
    table.userChose(path)
    return true
  }

  private var controlsInside: [UIControl] {
    var found: [UIControl] = []
    for view in [contentView, shownAccessoryView].compactMap(\.self) { view.collect(&found) }
    return found
  }

  /// The actions that the accessory and swipes offer.
  private var rowActions: [UIAccessibilityCustomAction] {
    guard let table, let path = table.indexPath(for: self) else { return [] }
    var actions = table.swipeActions(at: path, in: self)
    if accessoryType == .detailButton || accessoryType == .detailDisclosureButton {
      actions.append(
        UIAccessibilityCustomAction(name: "More Info") { [weak self, weak table] _ in
          guard let self, let table, let path = table.indexPath(for: self) else { return false }
          table.accessoryTapped(path, self)
          return true
        }
      )
    }
    return actions
  }
}

extension UIView {
  /// The controls in a view that a user can reach.
  fileprivate func collect(_ found: inout [UIControl]) {
    guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return }
    if let control = self as? UIControl, control.isUserInteractionEnabled,
      control.isAccessibilityElement || control.accessibilityElements != nil
    {
      return found.append(control)
    }
    guard !isAccessibilityElement else { return }
    for view in subviews { view.collect(&found) }
  }

  /// All that is written in a view, in reading order; what controls say is left out.
  var textInside: String {
    AccessibilityWalk.items(in: textHolder, of: window?.screen ?? .main)
      .flatMap(\.elements).filter { !($0.object is UIControl) && !$0.isPart }
      .map { item in
        let said = AccessibleObject(object: item.object)
        return [said.label, said.value].filter { !$0.isEmpty }.joined(separator: ": ")
      }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private var textHolder: UIView { (self as? UITableViewCell)?.contentView ?? self }
}

extension AccessibleItem {
  /// True if it is part of a control, such as a segment.
  fileprivate var isPart: Bool {
    (object as? UIAccessibilityElement)?.accessibilityContainer is UIControl
  }
}

extension UIControl {
  fileprivate var mergesIntoRow: Bool {
    self is UISwitch || self is UISlider || self is UITextField
  }
}

extension UITableViewHeaderFooterView {
  /// A title that the table makes itself is one heading; other content speaks for itself.
  var sectionAccessibility: AccessibilityDefaults {
    guard contentConfiguration == nil, let spoken = shownTitle, !spoken.isEmpty else {
      return AccessibilityDefaults()
    }
    return AccessibilityDefaults(
      isElement: true,
      label: spoken,
      traits: titleStyle.isHeader ? [.staticText, .header] : .staticText
    )
  }
}

extension TableIndexView {
  /// The letters together are one adjustable element.
  var indexAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: "Section index", traits: .adjustable)
  }
}

extension UITableView {
  /// The actions that swiping a row to either side would uncover.
  fileprivate func swipeActions(at path: IndexPath, in cell: UITableViewCell)
    -> [UIAccessibilityCustomAction]
  {
    [true, false].flatMap { isLeading in
      (actions(at: path, isLeading: isLeading)?.actions ?? []).map { action in
        UIAccessibilityCustomAction(name: action.title ?? "") { [weak self, weak cell] _ in
          guard let self, let cell else { return false }
          perform(action, in: cell)
          return true
        }
      }
    }
  }
}
