internal import Foundation

/// One secret with its attributes, as a keychain keeps it.
struct KeychainItem {
  /// The names that iOS gives to kinds and attributes, with property-list values.
  var attributes: [String: Any]
  var data: Data?
  /// The bytes that name the item for as long as it is there.
  let reference: Data

  /// The kind of the item, such as `genp`.
  var kind: String { attributes["class"].map { Self.text($0) } ?? "" }

  /// The attributes that together make an item the only one of its kind (L-64).
  static func keys(ofKind kind: String) -> [String] {
    switch kind {
    case "genp": ["acct", "svce", "agrp", "sync"]
    case "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path", "agrp", "sync"]
    case "keys": ["atag", "klbl", "type", "bsiz", "agrp", "sync"]
    default: ["labl", "agrp", "sync"]
    }
  }

  /// True if no keychain can hold both.
  func isSame(as other: KeychainItem) -> Bool {
    kind == other.kind
      && Self.keys(ofKind: kind).allSatisfy { key in
        Self.areEqual(attributes[key], other.attributes[key])
      }
  }

  /// True if the item has all attributes that a query names.
  func fulfils(_ query: KeychainQuery) -> Bool {
    if let wanted = query.reference { return reference == wanted }
    // Items that go to other devices are found only by who asks for them.
    let isSynchronized = Self.flag(attributes["sync"])
    if let wanted = query.isSynchronized, wanted != isSynchronized { return false }
    return query.attributes.allSatisfy { key, value in
      key == "sync" || Self.areEqual(attributes[key], value)
    }
  }

  /// The parts of the item that a query asks for; nil if none.
  func answer(to query: KeychainQuery) -> Any? {
    var parts: [String: Any] = [:]
    if query.wantsAttributes {
      parts = attributes
      if query.wantsReference { parts["v_PersistentRef"] = reference }
      if query.wantsData { parts["v_Data"] = data }
      return parts
    }
    return query.wantsData ? data : query.wantsReference ? reference : nil
  }

  /// Equal as a keychain compares: texts are their bytes, true is 1.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return (one == nil) == (other == nil) }
    return bytes(of: one) == bytes(of: other)
  }

  private static func bytes(of value: Any) -> Data {
    switch value {
    case let data as Data: data
    case let number as NSNumber: Data("\(number.doubleValue)".utf8)
    case let flag as Bool: Data("\(flag ? 1.0 : 0.0)".utf8)
    case let number as Int: Data("\(Double(number))".utf8)
    default: Data(text(value).utf8)
    }
  }

  static func text(_ value: Any) -> String { "\(value)" }

  static func flag(_ value: Any?) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }
}
