/// The accessors that lowered sources have for `@NSManaged` properties and methods.
extension NSManagedObject {
  /// The value of a property in the type that Swift gives it.
  ///
  /// Nothing is 0, false or empty where the type has no nil.
  public func managed<Value>(_ key: String) -> Value {
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    let value = primitiveValue(forKey: primitive(key) ?? key)
    if let value, let found = ManagedConversion.convert(value, to: Value.self) { return found }
    if let none = Optional<Any>.none as? Value { return none }
    guard let empty = ManagedConversion.empty(Value.self) else {
      ManagedException.missingValue(key, entity: entity.name ?? "").raise()
    }
    return empty
  }

  /// Sets a property to a value of whatever type Swift gives it.
  public func manage<Value>(_ value: Value, _ key: String) {
    let primitive = primitive(key)
    var object = ManagedConversion.object(value)
    // The scalar of a date is its seconds since 2001 (CD-19).
    let type = entity.attributesByName[primitive ?? key]?.attributeType
    if type == .dateAttributeType, let seconds = object as? any BinaryFloatingPoint {
      object = Date(timeIntervalSinceReferenceDate: Double(seconds))
    }
    if let primitive { return setPrimitiveValue(object, forKey: primitive) }
    change(key, to: object)
  }

  /// The property that `primitiveName` is the unannounced value of; nil for names of properties.
  private func primitive(_ name: String) -> String? {
    guard name.hasPrefix("primitive"), entity.propertiesByName[name] == nil else { return nil }
    return property(named: String(name.dropFirst("primitive".count)))
  }

  /// A property by its name with a capital: its first letter is small, or is not.
  private func property(named name: String) -> String {
    let small = name.prefix(1).lowercased() + name.dropFirst()
    return entity.propertiesByName[small] != nil ? small : name
  }

  /// The relationship that a method is named after, such as `addToItems`, `addItemsObject` and
  /// `addTodos`, or that is named itself; raises for a name that leads to none.
  private func relationship(_ name: String, _ beginnings: String...) -> String {
    let rests = beginnings.filter { name.hasPrefix($0) }.map { String(name.dropFirst($0.count)) }
    for rest in [name] + rests.filter({ $0.first?.isLowercase == false }) {
      let single = rest.hasSuffix("Object") ? String(rest.dropLast("Object".count)) : rest
      for candidate in [rest, single].map(property(named:)) {
        if entity.relationshipsByName[candidate] != nil { return candidate }
      }
    }
    ManagedException.unknownProperty(name, entity: entity.name ?? "").raise()
  }

  /// Adds an object, or those of a set, to the relationship that a method is named after.
  public func managedAdd(_ value: Any?, to name: String) {
    let key = relationship(name, "addTo", "add")
    for object in Self.objects(in: value) { add(object, to: key) }
  }

  /// Takes an object, or those of a set, off the relationship that a method is named after.
  public func managedRemove(_ value: Any?, from name: String) {
    let key = relationship(name, "removeFrom", "remove")
    for object in Self.objects(in: value) { remove(object, from: key) }
  }

  /// Puts an object at a place of the relationship that a method is named after.
  public func managedInsert(_ value: NSManagedObject, into name: String, at place: Int) {
    add(value, to: relationship(name, "insertInto", "replace"), at: place)
  }

  /// Puts objects at places of the relationship that a method is named after.
  public func managedInsert(_ values: [NSManagedObject], into name: String, at places: NSIndexSet) {
    for (value, place) in zip(values, places) { managedInsert(value, into: name, at: place) }
  }

  /// Takes the object at a place off the relationship that a method is named after.
  public func managedRemove(from name: String, at place: Int) {
    managedRemove(from: name, at: NSIndexSet(index: place))
  }

  /// Takes the objects at places off the relationship that a method is named after.
  public func managedRemove(from name: String, at places: NSIndexSet) {
    let key = relationship(name, "removeFrom", "replace")
    let objects = related(key)
    for place in places where objects.indices.contains(place) { remove(objects[place], from: key) }
  }

  /// Puts an object in the place of another.
  public func managedReplace(in name: String, at place: Int, with value: NSManagedObject) {
    managedReplace(in: name, at: NSIndexSet(index: place), with: [value])
  }

  /// Puts objects in the places of others.
  public func managedReplace(in name: String, at places: NSIndexSet, with values: [NSManagedObject])
  {
    managedRemove(from: name, at: places)
    managedInsert(values, into: name, at: places)
  }
}

/// Values between Swift's types and those that are kept.
enum ManagedConversion {
  static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let found = value as? Value { return found }
    if let type = type as? any RawRepresentable.Type, let raw = self.raw(value, type) {
      return raw as? Value
    }
    // A number of another width, which keeps what fits.
    if let number = value as? NSNumber {
      if let type = type as? any FixedWidthInteger.Type {
        return type.init(truncatingIfNeeded: number.int64Value) as? Value
      }
      if let type = type as? any BinaryFloatingPoint.Type {
        return type.init(number.doubleValue) as? Value
      }
      return number.boolValue as? Value
    }
    if let date = value as? Date, let type = type as? any BinaryFloatingPoint.Type {
      return type.init(date.timeIntervalSinceReferenceDate) as? Value
    }
    if let set = value as? NSSet { return set.allObjects as? Value }
    if let list = value as? NSOrderedSet {
      return list.array as? Value ?? NSSet(array: list.array) as? Value
    }
    return nil
  }

  private static func raw<Raw: RawRepresentable>(_ value: Any, _ type: Raw.Type) -> Raw? {
    convert(value, to: Raw.RawValue.self).flatMap { Raw(rawValue: $0) }
  }

  /// Nothing, in a type without nil.
  static func empty<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any FixedWidthInteger.Type { return type.init(0) as? Value }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(0.0) as? Value }
    if let type = type as? any RawRepresentable.Type {
      return raw(NSNumber(value: 0), type) as? Value
    }
    let candidates: [Any] = [
      false, "", Data(), Date(timeIntervalSinceReferenceDate: 0), NSSet(), NSOrderedSet(),
      NSNumber(value: 0), NSDecimalNumber.zero, [Any](), [String: Any](), UUID(),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  /// The value as an object: the inside of an optional, the number behind an enumeration.
  static func object(_ value: Any) -> Any? {
    let mirror = value as? any OptionalWrapper
    guard let value = mirror == nil ? value : mirror?.wrapped else { return nil }
    if let raw = value as? any RawRepresentable, !(value is AnyObject.Type),
      raw.rawValue is any BinaryInteger || raw.rawValue is String,
      Mirror(reflecting: value).displayStyle == .enum
    {
      return raw.rawValue
    }
    return value
  }
}

private protocol OptionalWrapper {
  var wrapped: Any? { get }
}

extension Optional: OptionalWrapper {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
