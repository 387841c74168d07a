/// An object of an entity, with values for the entity's properties.
///
/// What leads to other objects is kept as their identifiers; the context finds the objects. So
/// objects that nobody uses go, whatever leads to them.
open class NSManagedObject: NSObject {
  /// The entity.
  public let entity: NSEntityDescription
  /// The identity.
  public internal(set) var objectID: NSManagedObjectID
  /// The context that the object lives in; nil for none, and after a deletion is saved.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// The values in hand; nil while the object is a fault.
  var values: PropertyValues?
  /// The values that were last read or saved; empty for a new object.
  var committed: PropertyValues = [:]
  /// The version of the stored values that `committed` is.
  var version = 0
  /// The part that the object plays in the next saving.
  var change = Change.none
  /// True if the object was deleted before it was ever saved.
  var isUnsaved = false
  /// The store that the app chose for a new object.
  weak var assignedStore: NSPersistentStore?

  enum Change { case none, inserted, updated, deleted }

  /// Makes an object with the default values of its entity, and puts it into a context.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity: entity)
    super.init()
    objectID.unplaced = self
    values = entity.firstValues
    context?.insert(self)
  }

  /// Makes an object of the class's entity, and puts it into a context (CD-02).
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  /// Makes an object in no context, as apps do before they have one to show; its entity has no
  /// properties where no model in use names the class (L-182).
  public convenience override init() {
    self.init(entity: ModelsInUse.entity(of: Self.self) ?? NSEntityDescription(), insertInto: nil)
  }

  /// The entity of the class; raises for a class that no model in use names.
  open class func entity() -> NSEntityDescription {
    guard let entity = ModelsInUse.entity(of: self) else {
      ManagedException.noEntity(of: self).raise()
    }
    return entity
  }

  /// A request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult> {
    NSFetchRequest(entityName: ModelsInUse.entity(of: self)?.name ?? String(describing: self))
  }

  /// True if reading any value doesn't come with effects; subclasses may say so.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: - Events

  /// Called once when the object is new in a context; the place for first values.
  open func awakeFromInsert() {}
  /// Called when the values were read from a store.
  open func awakeFromFetch() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the object is saved; changes made here are saved along.
  open func willSave() {}
  /// Called when the object was saved.
  open func didSave() {}
  /// Called before the values are let go.
  open func willTurnIntoFault() {}
  /// Called when the values were let go.
  open func didTurnIntoFault() {}

  // MARK: - Validation

  /// Throws if the new object can't be saved; `NSError` of `NSCocoaErrorDomain` (CD-08).
  open func validateForInsert() throws { try validateProperties() }
  /// Throws if the changed object can't be saved (CD-08).
  open func validateForUpdate() throws { try validateProperties() }
  /// Throws if the object can't be deleted, since a rule denies it (CD-07).
  open func validateForDelete() throws { try validateDeletion() }

  // MARK: - Values

  /// The value of a property: a set for a relationship to many; raises for an unknown key.
  open func value(forKey key: String) -> Any? {
    if let value = keyedValue(forKey: key) { return value }
    if let value = ClassTable.value(forKey: key, of: self) { return value }
    if ClassTable.holds(key, of: self) { return nil }
    return self.value(forUndefinedKey: key)
  }

  /// Sets the value of a property, and what leads back from it; raises for an unknown key.
  open func setValue(_ value: Any?, forKey key: String) {
    guard !setKeyedValue(value, forKey: key), !ClassTable.set(value, forKey: key, of: self) else {
      return
    }
    setValue(value, forUndefinedKey: key)
  }

  /// Called for a key that neither the entity nor the class has; raises.
  open func value(forUndefinedKey key: String) -> Any? {
    ManagedException.unknownProperty(key, entity: entity.name ?? "").raise()
  }

  /// Called to set a key that neither the entity nor the class has; raises.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    ManagedException.unknownProperty(key, entity: entity.name ?? "").raise()
  }

  /// The value without its being announced, for accessors of one's own.
  open func primitiveValue(forKey key: String) -> Any? { presented(key) }

  /// Sets the value without announcing it, and without what leads back, for accessors of one's own.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { store(value, key) }

  /// Called before a value is read, so that it is there.
  open func willAccessValue(forKey key: String?) { load() }
  /// Called when a value was read.
  open func didAccessValue(forKey key: String?) {}

  /// Says that a value is about to be set.
  open func willChangeValue(forKey key: String) { announce(key, isBefore: true) }
  /// Says that a value was set; the object is saved with its context.
  open func didChangeValue(forKey key: String) {
    announce(key, isBefore: false)
    managedObjectContext?.noteChange(of: self)
  }

  /// The entity, the identity and the values.
  open override var description: String {
    let data = values.map { values in
      "{\n"
        + values.sorted { $0.key < $1.key }.map { "    \($0.key) = \(text($0.value));\n" }
        .joined() + "}"
    }
    return
      "<\(type(of: self)): 0x\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16))>"
      + " (entity: \(entity.name ?? ""); id: \(objectID); data: \(data ?? "<fault>"))"
  }
}

extension NSManagedObject {
  /// The entity of the class in a context's model.
  fileprivate class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let model = context.model, let entity = model.entity(of: self) { return entity }
    return entity()
  }

  private func text(_ value: PropertyValue) -> String {
    switch value {
    case .value(let value): "\(value)"
    case .one(let id): "\(id)"
    case .many(let ids): "\(ids)"
    }
  }

  private func announce(_ key: String, isBefore: Bool) {
    let object = self as NSObject
    isBefore ? object.willChangeValue(forKey: key) : object.didChangeValue(forKey: key)
  }
}
