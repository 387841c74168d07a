/// What an object says of itself to assistive software; what is nil follows from its class.
nonisolated struct AccessibilityProperties {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var activationPoint: CGPoint?
}
