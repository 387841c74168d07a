/// The identity of an object: temporary until the object is first saved, then the same for ever.
///
/// An identifier of an unsaved object becomes the permanent one itself, so that whoever keeps it
/// finds the object afterwards too; on iOS the object gets another one (CD-04).
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The number in its store; nil while it is temporary.
  private(set) var number: Int64?
  private(set) weak var store: NSPersistentStore?
  /// The order in which identifiers were made.
  let serial: Int
  /// The object itself while it has no context that would find it.
  weak var unplaced: NSManagedObject?
  private var token: UUID?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var count = 0

  init(entity: NSEntityDescription, number: Int64? = nil, store: NSPersistentStore? = nil) {
    self.entity = entity
    self.number = number
    self.store = store
    serial = Self.lock.withLock {
      Self.count += 1
      return Self.count
    }
  }

  func settle(number: Int64, in store: NSPersistentStore) {
    self.number = number
    self.store = store
  }

  func unsettle() {
    if let number { store?.ids[number] = nil }
    (number, store) = (nil, nil)
  }

  /// True until the object is first saved.
  open var isTemporaryID: Bool { number == nil }
  /// The store of the object; nil while it is temporary.
  open var persistentStore: NSPersistentStore? { store }

  /// The identity as an address, by which a coordinator finds it again.
  open func uriRepresentation() -> URL {
    let name = entity.name ?? ""
    let text =
      number.map { "x-coredata://\(store?.identifier ?? "")/\(name)/p\($0)" }
      ?? "x-coredata:///\(name)/t\(temporaryName)"
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Made when it is first asked for, which most identifiers never are.
  private var temporaryName: String {
    Self.lock.withLock {
      let made = token ?? UUID()
      token = made
      return made.uuidString
    }
  }

  /// The identifier, which is shared.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The address, as logs show it.
  open override var description: String {
    "0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)) "
      + "<\(uriRepresentation().absoluteString)>"
  }
}

extension NSManagedObjectID: KeyedObject {
  package func keyedValue(forKey key: String) -> Any?? { nil }
  package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }
  package var comparedIdentity: AnyHashable { ObjectIdentifier(self) }
}
