internal import Foundation

/// One property that proxies customise.
struct AppearanceProperty {
  let name: String
  let owner: AnyClass
  let read: (AnyObject) -> Any?
  let write: (AnyObject, Any?) -> Void
  /// `true` if the property is a table, in which an instance keeps its own entries.
  let isTable: Bool

  /// A property as it is.
  init<Owner: AnyObject, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.init(name) {
      $0[keyPath: path]
    } write: { (owner: Owner, value: Value) in
      owner[keyPath: path] = value
    }
  }

  /// A property that is read in one way and written in another.
  init<Owner: AnyObject, Value>(
    _ name: String,
    read: @escaping (Owner) -> Value,
    write: @escaping (Owner, Value) -> Void
  ) {
    self.name = name
    owner = Owner.self
    isTable = false
    self.read = { object in (object as? Owner).map { Self.plain(read($0)) } ?? nil }
    self.write = { object, value in
      guard let object = object as? Owner, let value = value as? Value else { return }
      write(object, value)
    }
  }

  /// A table by state or metrics.
  init<Owner: AnyObject, Key: Hashable, Value>(
    table name: String,
    _ path: ReferenceWritableKeyPath<Owner, [Key: Value]>,
    changed: @escaping (Owner) -> Void
  ) {
    self.name = name
    owner = Owner.self
    isTable = true
    read = { ($0 as? Owner)?[keyPath: path] }
    write = { object, entries in
      guard let object = object as? Owner, let entries = entries as? [Key: Value] else { return }
      object[keyPath: path].merge(entries) { own, _ in own }
      changed(object)
    }
  }

  /// The value itself, taken out of an optional if it is in one.
  private static func plain(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

extension AppearanceProperty {
  /// Returns `true` if two values draw the same.
  static func same(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if first is UIBarAppearance || first is UIVisualEffect { return sameParts(first, second) }
    if let first = first as? [NSAttributedString.Key: Any] {
      guard let second = second as? [NSAttributedString.Key: Any] else { return false }
      return first.count == second.count && first.allSatisfy { same($0.value, second[$0.key]) }
    }
    if let first = first as? NSObject, let second = second as? NSObject {
      return first.isEqual(second)
    }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return sameParts(first, second)
  }

  /// Compares what the values are made of.
  private static func sameParts(_ first: Any, _ second: Any) -> Bool {
    let parts = self.parts(of: first)
    let others = self.parts(of: second)
    guard type(of: first) == type(of: second), parts.count == others.count else { return false }
    guard !parts.isEmpty else { return (first as AnyObject) === (second as AnyObject) }
    return zip(parts, others).allSatisfy { part, other in
      part is UIBarButtonItemAppearance || part is UITabBarItemAppearance
        || part is UIBarButtonItemStateAppearance || part is UITabBarItemStateAppearance
        ? sameParts(part, other) : same(plain(part), plain(other))
    }
  }

  private static func parts(of value: Any) -> [Any] {
    sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
      .flatMap { $0.children.map(\.value) }
  }
}
