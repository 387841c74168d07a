internal import AccessibilityTree
internal import ObjectiveC

/// An object of any kind, with the values that it gives to assistive software.
struct AccessibleObject {
  let object: NSObject

  private var responder: UIResponder? { object as? UIResponder }
  var view: UIView? { object as? UIView }

  var isElement: Bool { responder?.isAccessibilityElement ?? object.isAccessibilityElement }
  var label: String { (responder?.accessibilityLabel ?? object.accessibilityLabel) ?? "" }
  var value: String { (responder?.accessibilityValue ?? object.accessibilityValue) ?? "" }
  var hint: String { (responder?.accessibilityHint ?? object.accessibilityHint) ?? "" }
  var identifier: String {
    (responder?.accessibilityIdentifier ?? object.accessibilityIdentifier) ?? ""
  }
  var traits: UIAccessibilityTraits {
    responder?.accessibilityTraits ?? object.accessibilityTraits
  }
  var frame: CGRect { responder?.accessibilityFrame ?? object.accessibilityFrame }
  var containerType: UIAccessibilityContainerType {
    responder?.accessibilityContainerType ?? .none
  }
  var hidesElements: Bool { responder?.accessibilityElementsHidden ?? false }
  var isModal: Bool { responder?.accessibilityViewIsModal ?? false }
  var groupsChildren: Bool { responder?.shouldGroupAccessibilityChildren ?? false }
  var actions: [UIAccessibilityCustomAction] { responder?.allCustomActions ?? [] }

  /// The elements that the object lists or counts; nil if it does neither.
  var listed: [Any]? {
    guard let responder else { return nil }
    if let elements = responder.accessibilityElements { return elements }
    let count = responder.accessibilityElementCount()
    guard count != NSNotFound, count > 0 else { return nil }
    return (0..<min(count, Self.most)).compactMap(responder.accessibilityElement(at:))
  }

  /// A container that counts wrongly must not block the walk.
  private static let most = 10_000

  /// `true` if the object has a label, a value or an identifier.
  var hasName: Bool { !label.isEmpty || !value.isEmpty || !identifier.isEmpty }

  /// The number of the object, the same for its whole life.
  var id: AccessibilityNode.ID {
    if let known = Associations.value(for: object, key: 4) as? AccessibilityNode.ID { return known }
    Self.lastID += 1
    Associations.set(Self.lastID, for: object, key: 4)
    return Self.lastID
  }

  /// The number 1 is that of the app itself.
  private static var lastID: AccessibilityNode.ID = 1
}
