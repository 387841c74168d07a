public import Foundation

extension NSKeyedArchiver {
  /// Archives a value that encodes itself, as a property list, under a key (L-235).
  public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
    let data = try PropertyListEncoder().encode([value])
    encode(data as NSData, forKey: key)
  }
}

extension NSKeyedUnarchiver {
  /// A value that `encodeEncodable` archived; nil without one, or one of another kind (L-235).
  public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
    guard let data = decodeObject(of: NSData.self, forKey: key) as Data? else { return nil }
    return try? PropertyListDecoder().decode([T].self, from: data).first
  }
}
