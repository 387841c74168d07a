public import Foundation

/// A value of a contact with what it is for, such as home or work.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying,
  @unchecked Sendable
{
  /// The value's own name.
  public let identifier: String
  /// The label; nil for none.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Makes a value with a label.
  public init(label: String?, value: ValueType) {
    identifier = UUID().uuidString
    self.label = label
    self.value = value.copy() as? ValueType ?? value
  }

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    self.identifier = identifier
    self.label = label
    self.value = value
  }

  /// The value with the same name and another label.
  open func settingLabel(_ label: String?) -> CNLabeledValue { changed(label, value) }
  /// Another value with the same name and label.
  open func settingValue(_ value: ValueType) -> CNLabeledValue { changed(label, value) }
  /// Another value and label with the same name.
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
    changed(label, value)
  }

  private func changed(_ label: String?, _ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(identifier, label, value)
  }

  /// The value itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The hash of the value's own name.
  open override var hash: Int { identifier.hashValue }
  /// True if another value has the same name, label and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue else { return false }
    return identifier == other.identifier && label == other.label && value.isEqual(other.value)
  }

  /// A label for people, in English: "home" for `CNLabelHome` (L-264).
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    let name = String(label.dropFirst(4).dropLast(4))
    if name == "HomePage" { return "homepage" }
    return name.reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += " " }
      text += letter.lowercased()
    }
  }
}
