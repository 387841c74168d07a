internal import Foundation

/// A dictionary that is handed to the keychain, taken apart.
struct KeychainQuery {
  /// The attributes that an item has to have, or gets; the kind is among them.
  var attributes: [String: Any] = [:]
  var data: Data?
  var reference: Data?
  var wantsData = false
  var wantsAttributes = false
  var wantsReference = false
  var wantsAll = false
  /// True for items that go to other devices, false for those that stay; nil for both.
  var isSynchronized: Bool? = false

  /// Reads the keys; those that begin with `m_` and `u_` and aren't known change nothing.
  init(_ dictionary: NSDictionary) {
    for (key, value) in dictionary {
      let name = KeychainItem.text(key)
      switch name {
      case "v_Data": data = value as? Data
      case "v_PersistentRef": reference = value as? Data
      case "r_Data", "r_Ref": wantsData = wantsData || KeychainItem.flag(value)
      case "r_Attributes": wantsAttributes = KeychainItem.flag(value)
      case "r_PersistentRef": wantsReference = KeychainItem.flag(value)
      case "m_Limit": wantsAll = Self.meansSeveral(value)
      case "sync":
        isSynchronized = KeychainItem.text(value) == "syna" ? nil : KeychainItem.flag(value)
        attributes[name] = isSynchronized
      // Here there are one app and no lock.
      case "agrp", "accc", "nleg": continue
      default:
        if !name.hasPrefix("m_"), !name.hasPrefix("u_"), let value = Self.plain(value) {
          attributes[name] = value
        }
      }
    }
  }

  private static func meansSeveral(_ value: Any) -> Bool {
    if let number = value as? NSNumber { return number.intValue != 1 }
    return KeychainItem.text(value) == "m_LimitAll"
  }

  /// The value as a property list can hold it; nil if none can.
  private static func plain(_ value: Any) -> Any? {
    switch value {
    case let text as String: text
    case let text as NSString: "\(text)"
    case let data as Data: data
    case let date as Date: date
    case let flag as Bool: flag
    case let number as Int: number
    case let number as NSNumber: number
    default: nil
    }
  }
}
