internal import AccessibilityTree

/// A row is one element that says all that is written in it.
///
/// A switch, slider or field that is alone in a row lends the row its value and kind. Where there
/// are other parts that are used by themselves, the row's text is an element and each part is
/// another.
extension UITableViewCell: DescribedOnce {
  var cellAccessibility: AccessibilityDefaults {
    let parts = partsInside
    let texts = contentView.textsInside
    if parts.isEmpty { return described(texts, with: nil) }
    if let control = lentControl(among: parts) { return described(texts, with: control) }
    return AccessibilityDefaults(elements: (texts.isEmpty ? [] : [rowPart]) + parts)
  }

  /// The control that is alone in the row and lends it its value and kind; nil for none.
  var lentControl: UIControl? { lentControl(among: partsInside) }

  private func lentControl(among parts: [UIView]) -> UIControl? {
    guard parts.count == 1, let control = parts[0] as? UIControl, control.mergesIntoRow else {
      return nil
    }
    return control
  }

  private func described(_ texts: [String], with control: UIControl?) -> AccessibilityDefaults {
    let said = control.map(AccessibleObject.init)
    var texts = texts
    // A control that is called what stands beside it is not named twice.
    if let name = said?.label, !name.isEmpty, !texts.contains(name) { texts.append(name) }
    var traits = said?.traits ?? .none
    if isSelected || accessoryType == .checkmark { traits.insert(.selected) }
    return AccessibilityDefaults(
      isElement: true,
      label: texts.joined(separator: ", "),
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
        self.map { $0.described($0.contentView.textsInside, with: nil) } ?? AccessibilityDefaults()
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

  /// The views in the row that are used by themselves, in reading order.
  private var partsInside: [UIView] {
    var found: [UIView] = []
    for view in [contentView, shownAccessoryView].compactMap(\.self) { view.collect(&found) }
    guard found.count > 1 else { return found }
    let items = found.map {
      AccessibleItem(object: $0, isElement: true, frame: $0.accessibilityFrame)
    }
    return AccessibilityWalk(window?.screen ?? .main).sorted(items)
      .compactMap { $0.object as? UIView }
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
  /// Collects the views in a view that a user can reach and use by themselves.
  fileprivate func collect(_ found: inout [UIView]) {
    guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return }
    if isUsedByItself { return found.append(self) }
    guard !isAccessibilityElement else { return }
    for view in subviews { view.collect(&found) }
  }

  /// `true` for a control, text that can be edited, wheels, a list, and what an app says is to be
  /// activated or adjusted.
  fileprivate var isUsedByItself: Bool {
    guard isUserInteractionEnabled else { return false }
    switch self {
    case is UIControl where isAccessibilityElement || accessibilityElements != nil: return true
    case is UIPickerView, is UITableView, is UICollectionView: return true
    case let text as UITextView where text.isEditable: return true
    default:
      let used: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField]
      return isAccessibilityElement && !accessibilityTraits.isDisjoint(with: used)
    }
  }

  /// All that is written in a view, in reading order.
  var textInside: String { textsInside.joined(separator: ", ") }

  /// The texts in a view, in reading order; the texts of parts that are used by themselves are left
  /// out.
  fileprivate var textsInside: [String] {
    AccessibilityWalk.items(in: self, of: window?.screen ?? .main)
      .flatMap(\.textElements).filter { !($0.object is UIControl) && !$0.isPart }
      .map { item in
        let said = AccessibleObject(object: item.object)
        return [said.label, said.value].filter { !$0.isEmpty }.joined(separator: ": ")
      }
      .filter { !$0.isEmpty }
  }
}

extension AccessibleItem {
  /// The elements outside of what is used by itself.
  fileprivate var textElements: [AccessibleItem] {
    if (object as? UIView)?.isUsedByItself == true { return [] }
    return isElement ? [self] : children.flatMap(\.textElements)
  }

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
