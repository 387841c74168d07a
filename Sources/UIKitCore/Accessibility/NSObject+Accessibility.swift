public import Foundation
internal import ObjectiveC

/// Accessibility of objects that are no responders; responders have properties of their own.
nonisolated extension NSObjectProtocol {
  /// `true` if assistive software sees the object as one element; default `false`.
  public var isAccessibilityElement: Bool {
    get { properties?.isElement ?? false }
    set { change { $0.isElement = newValue } }
  }

  /// The text that names the element; default nil.
  public var accessibilityLabel: String? {
    get { properties?.label?.string }
    set { change { $0.label = newValue.map { AccessibilityText($0) } } }
  }

  /// The text that says the effect of activating the element; default nil.
  public var accessibilityHint: String? {
    get { properties?.hint?.string }
    set { change { $0.hint = newValue.map { AccessibilityText($0) } } }
  }

  /// The text of the element's present value; default nil.
  public var accessibilityValue: String? {
    get { properties?.value?.string }
    set { change { $0.value = newValue.map { AccessibilityText($0) } } }
  }

  /// The kind and state of the element; default none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { properties?.traits ?? .none }
    set { change { $0.traits = newValue } }
  }

  /// A name for tests, never spoken; default nil.
  public var accessibilityIdentifier: String? {
    get { properties?.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// The rectangle of the element, in points of the screen; default zero.
  public var accessibilityFrame: CGRect {
    get { properties?.frame ?? .zero }
    set { change { $0.frame = newValue } }
  }

  private var properties: AccessibilityProperties? {
    Associations.value(for: self, key: 3) as? AccessibilityProperties
  }

  private func change(_ change: (AccessibilityProperties) -> Void) {
    let properties = self.properties ?? AccessibilityProperties()
    change(properties)
    Associations.set(properties, for: self, key: 3)
  }
}
