public import Foundation
internal import ObjectiveC

/// What objects that are no responders say of themselves; responders have properties of their own.
nonisolated extension NSObjectProtocol {
  public var isAccessibilityElement: Bool {
    get { told.isElement ?? false }
    set { tell { $0.isElement = newValue } }
  }

  /// The words that name the element.
  public var accessibilityLabel: String? {
    get { told.label }
    set { tell { $0.label = newValue } }
  }

  public var accessibilityHint: String? {
    get { told.hint }
    set { tell { $0.hint = newValue } }
  }

  public var accessibilityValue: String? {
    get { told.value }
    set { tell { $0.value = newValue } }
  }

  public var accessibilityTraits: UIAccessibilityTraits {
    get { told.traits ?? .none }
    set { tell { $0.traits = newValue } }
  }

  /// A name for tests, never spoken.
  public var accessibilityIdentifier: String? {
    get { told.identifier }
    set { tell { $0.identifier = newValue } }
  }

  private var told: AccessibilityProperties {
    Associations.value(for: self, key: 3) as? AccessibilityProperties ?? AccessibilityProperties()
  }

  private func tell(_ change: (inout AccessibilityProperties) -> Void) {
    var properties = told
    change(&properties)
    Associations.set(properties, for: self, key: 3)
  }
}
