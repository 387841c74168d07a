public import Foundation
public import UniformTypeIdentifiers

/// The values by which an item is found and shown; they are kept (L-284).
open class CSSearchableItemAttributeSet: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The type of the content.
  open var contentType: String?
  /// The types that the content has too, from the special to the general; default nil.
  open var contentTypeTree: [String]?
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  /// Always true.
  open class var supportsSecureCoding: Bool { true }

  /// Makes an empty set for a content of a type.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
  /// Makes an empty set for a content of a type.
  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }
  /// Makes a set without a type; an archive has nothing of its values.
  public required init?(coder: NSCoder) {
    contentType = coder.decodeObject(forKey: "contentType") as? String
    super.init()
  }
  /// Writes the type.
  open func encode(with coder: NSCoder) { coder.encode(contentType, forKey: "contentType") }

  func value<Value>(of name: String) -> Value? { lock.withLock { values[name] as? Value } }
  func set(_ value: Any?, of name: String) { lock.withLock { values[name] = value } }

  /// Sets a value of an app's own.
  open func setValue(_ value: (any NSSecureCoding)?, forCustomKey key: CSCustomAttributeKey) {
    set(value, of: "custom \(key.keyName)")
  }
  /// The value of an app's own; nil for none.
  open func value(forCustomKey key: CSCustomAttributeKey) -> (any NSSecureCoding)? {
    value(of: "custom \(key.keyName)")
  }

  /// Takes over the values of another set.
  open func move(from sourceAttributeSet: CSSearchableItemAttributeSet) {
    let others = sourceAttributeSet.lock.withLock { sourceAttributeSet.values }
    lock.withLock { values.merge(others) { $1 } }
  }

  /// A set of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSSearchableItemAttributeSet(itemContentType: contentType ?? "")
    (copy.contentType, copy.contentTypeTree) = (contentType, contentTypeTree)
    copy.move(from: self)
    return copy
  }
}

/// The name of a value of an app's own.
open class CSCustomAttributeKey: NSObject, @unchecked Sendable {
  /// The name.
  public let keyName: String
  /// True if items are found by the value; default false.
  public let isSearchable: Bool
  /// True if searches are for one value alone; default false.
  public let isSearchableByDefault: Bool
  /// True if values occur often; default false.
  public let isUnique: Bool
  /// True if there are several values; default false.
  public let isMultiValued: Bool

  /// Makes a name; nil for letters that are not of ASCII.
  public convenience init?(keyName: String) {
    self.init(
      keyName: keyName,
      searchable: false,
      searchableByDefault: false,
      unique: false,
      multiValued: false
    )
  }
  /// Makes a name of a value of some kind; nil for letters that are not of ASCII.
  public init?(
    keyName: String,
    searchable: Bool,
    searchableByDefault: Bool,
    unique: Bool,
    multiValued: Bool
  ) {
    guard keyName.allSatisfy(\.isASCII) else { return nil }
    self.keyName = keyName
    (isSearchable, isSearchableByDefault) = (searchable, searchableByDefault)
    (isUnique, isMultiValued) = (unique, multiValued)
    super.init()
  }
}

/// A person whom an item has to do with.
open class CSPerson: NSObject, @unchecked Sendable {
  /// The name; nil if it is not known.
  public let displayName: String?
  /// The addresses.
  public let handles: [String]
  /// The kind of addresses.
  public let handleIdentifier: String
  /// The name of the contact; default nil.
  open var contactIdentifier: String?

  /// Makes a person.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
    super.init()
  }
}
