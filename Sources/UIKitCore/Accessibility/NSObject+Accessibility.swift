public import Foundation
internal import ObjectiveC

/// What objects that are no responders say of themselves; responders have properties of their own.
nonisolated extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get { properties?.isElement ?? false }
    set { change { $0.isElement = newValue } }
  }

  /// The words that name the element.
  public var accessibilityLabel: String? {
    get { properties?.label?.string }
    set { change { $0.label = newValue.map { AccessibilityText($0) } } }
  }

  public var accessibilityHint: String? {
    get { properties?.hint?.string }
    set { change { $0.hint = newValue.map { AccessibilityText($0) } } }
  }

  public var accessibilityValue: String? {
    get { properties?.value?.string }
    set { change { $0.value = newValue.map { AccessibilityText($0) } } }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { properties?.traits ?? .none }
    set { change { $0.traits = newValue } }
  }

  /// A name for tests, never spoken.
  public var accessibilityIdentifier: String? {
    get { properties?.identifier }
    set { change { $0.identifier = newValue } }
  }

  /// Where the element is, in screen coordinates.
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
