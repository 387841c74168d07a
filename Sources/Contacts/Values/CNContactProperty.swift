public import Foundation

/// One value of a contact.
open class CNContactProperty: NSObject, NSCopying, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The name of the values.
  public let key: String
  /// The value; nil for none.
  public let value: Any?
  /// The value's own name; nil for one that is alone.
  public let identifier: String?
  /// The value's label; nil for none.
  public let label: String?

  package init(
    _ contact: CNContact,
    _ key: String,
    value: Any?,
    identifier: String? = nil,
    label: String? = nil
  ) {
    self.contact = contact
    self.key = key
    self.value = value
    self.identifier = identifier
    self.label = label
  }

  /// The value itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
