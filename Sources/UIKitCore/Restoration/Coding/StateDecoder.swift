internal import Foundation
internal import StateArchive

/// The coder from which one preserved object reads its state.
///
/// Objects that code themselves are made only if the app names their class, in
/// `decodeObject(of:forKey:)`, or if it is a class of the app itself. A key that isn't there, or
/// holds something else, answers nil, zero or false.
nonisolated final class StateDecoder: NSCoder {
  private let content: SavedContent
  /// The values of the keys that are read-only for the app.
  private let reserved: [String: Any]
  private let resolve: @MainActor (Int) -> AnyObject?
  private var tables: [[String: SavedValue]]
  private var made: [Int: Any] = [:]
  private var making: Set<Int> = []

  private static let depthLimit = 200

  init(
    _ content: SavedContent,
    reserved: [String: Any],
    resolve: @escaping @MainActor (Int) -> AnyObject?
  ) {
    self.content = content
    self.reserved = reserved
    self.resolve = resolve
    tables = [content.values]
  }

  private func saved(_ key: String) -> SavedValue? { tables[tables.count - 1][key] }

  // MARK: - NSCoder

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool {
    reserved[key] != nil || saved(key) != nil
  }
  override func decodeObject(forKey key: String) -> Any? {
    reserved[key] ?? saved(key).flatMap { any($0, nil) }
  }
  override func decodeObject<Decoded: NSObject & NSCoding>(
    of cls: Decoded.Type,
    forKey key: String
  ) -> Decoded? { decodeObject(of: [cls], forKey: key) as? Decoded }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let classes else { return decodeObject(forKey: key) }
    if let value = reserved[key] {
      return StateValues.plain(value).flatMap { StateValues.object($0, of: classes) } ?? value
    }
    return saved(key).flatMap { any($0, classes) }
  }
  override func decodeBool(forKey key: String) -> Bool {
    switch saved(key) {
    case .boolean(let truth): truth
    case .integer(let number): number != 0
    default: false
    }
  }
  override func decodeInteger(forKey key: String) -> Int { Int(clamping: decodeInt64(forKey: key)) }
  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInt64(forKey: key))
  }
  override func decodeInt64(forKey key: String) -> Int64 {
    switch saved(key) {
    case .boolean(let truth): truth ? 1 : 0
    case .integer(let number): number
    case .real(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
    default: 0
    }
  }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double {
    switch saved(key) {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: 0
    }
  }
  override func withDecodedUnsafeBufferPointer<Result>(
    forKey key: String,
    body: (UnsafeBufferPointer<UInt8>?) throws -> Result
  ) rethrows -> Result {
    guard case .data(let data) = saved(key) else { return try body(nil) }
    return try [UInt8](data).withUnsafeBufferPointer { try body($0) }
  }

  // MARK: - Objects

  /// The objects that a list refers to, nil for each that was not restored.
  func references(_ key: String) -> [AnyObject?]? {
    guard case .list(let values) = saved(key) else { return nil }
    return values.map { any($0, nil).map { $0 as AnyObject } }
  }

  /// A value as what was asked for: as Swift has it without classes, else as an object of theirs.
  private func any(_ value: SavedValue, _ classes: [AnyClass]?) -> Any? {
    switch value {
    case .list(let values):
      let items = values.compactMap { any($0, classes.map(inner)) }
      return wrapped(items, as: NSArray.self, classes) { NSArray(array: items) }
    case .set(let values):
      let items = values.compactMap { any($0, classes.map(inner)) as? AnyHashable }
      return wrapped(Set(items), as: NSSet.self, classes) { NSSet(array: items) }
    case .dictionary(let pairs): return dictionary(pairs, classes)
    case .instance(let number): return instance(number, classes)
    case .reference(let number):
      let resolve = resolve
      guard let object = MainActor.assumeIsolated({ Unsafe(resolve(number)) }).object else {
        return nil
      }
      return classes.map { all in all.contains { Self.isKind(object, of: $0) } } ?? true
        ? object : nil
    default:
      guard let classes else { return StateValues.swift(value) }
      return StateValues.object(value, of: classes)
    }
  }

  /// Elements of a collection may be plain values as well as what was named.
  private func inner(_ classes: [AnyClass]) -> [AnyClass] {
    classes + [
      NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSIndexPath.self,
    ]
  }

  private func wrapped(
    _ swift: Any,
    as type: AnyClass,
    _ classes: [AnyClass]?,
    _ object: () -> NSObject
  ) -> Any? {
    guard let classes else { return swift }
    return classes.contains { $0 == type || $0 == NSObject.self } ? object() : nil
  }

  private func dictionary(_ pairs: [SavedPair], _ classes: [AnyClass]?) -> Any? {
    var items: [AnyHashable: Any] = [:]
    for pair in pairs {
      guard let key = any(pair.key, classes.map(inner)) as? AnyHashable else { continue }
      items[key] = any(pair.value, classes.map(inner))
    }
    let texts = items as? [String: Any]
    return wrapped(texts ?? items, as: NSDictionary.self, classes) {
      NSDictionary(dictionary: items)
    }
  }

  /// An object that is still being made is nil: there is no object to refer to before then.
  private func instance(_ number: Int, _ classes: [AnyClass]?) -> Any? {
    if let known = made[number] {
      return classes.map { all in all.contains { Self.isKind(known as AnyObject, of: $0) } } ?? true
        ? known : nil
    }
    let saved = content.instances[number]
    guard tables.count < Self.depthLimit, making.insert(number).inserted,
      let type = Self.type(saved.className, among: classes) as? any NSCoding.Type
    else { return nil }
    tables.append(saved.values)
    defer {
      tables.removeLast()
      making.remove(number)
    }
    let object = type.init(coder: self)
    made[number] = object
    return object
  }

  /// The class of a name if it is one of those, or of the app itself when none are named.
  private static func type(_ name: String, among classes: [AnyClass]?) -> AnyClass? {
    if let exact = classes?.first(where: { stateName(of: $0) == name }) { return exact }
    guard let found = AppClasses.type(named: name) else { return nil }
    guard let classes else { return AppClasses.isOwn(found) ? found : nil }
    let isKnown = classes.contains { base in
      base != NSObject.self
        && sequence(first: found, next: Swift._getSuperclass).contains { $0 == base }
    }
    return isKnown ? found : nil
  }

  private static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object), next: Swift._getSuperclass).contains { $0 == type }
  }
}

/// Carries an object out of the main actor, on whose thread all of this happens.
nonisolated private struct Unsafe: @unchecked Sendable {
  let object: AnyObject?
  init(_ object: AnyObject?) { self.object = object }
}
