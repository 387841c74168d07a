public import Foundation

extension NSCoder {
  /// Encodes a number of C.
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
  /// Decodes a number of C; 0 if the archive has none under the key.
  public func decodeCInt(forKey key: String) -> Int32 { decodeInt32(forKey: key) }

  /// Decodes a list of objects of a class; nil if the archive has none.
  public func decodeArrayOfObjects<Object: NSObject & NSSecureCoding>(
    ofClass cls: Object.Type,
    forKey key: String
  ) -> [Object]? {
    (decodeObject(of: [NSArray.self, cls], forKey: key) as? NSArray)?
      .compactMap { ($0 as AnyObject) as? Object }
  }

  /// Decodes a list of objects of some classes; nil if the archive has none.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    (decodeObject(of: [NSArray.self] + classes, forKey: key) as? NSArray)?.map { $0 }
  }

  /// Decodes a dictionary of objects of two classes; nil if the archive has none.
  public func decodeDictionary<Key, Object>(
    withKeyClass keyCls: Key.Type,
    objectClass: Object.Type,
    forKey key: String
  ) -> [Key: Object]?
  where Key: NSObject & NSCopying & NSSecureCoding, Object: NSObject & NSSecureCoding {
    Self.pairs(of: decodeObject(of: [NSDictionary.self, keyCls, objectClass], forKey: key))
  }

  fileprivate static func pairs<Key: NSObject, Object: NSObject>(of value: Any?) -> [Key: Object]? {
    guard let value = value as? NSDictionary else { return nil }
    let pairs = value.compactMap { key, value in
      ((key as AnyObject) as? Key).flatMap { key in
        ((value as AnyObject) as? Object).map { (key, $0) }
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension NSKeyedUnarchiver {
  /// The list of objects of a class that an archive is of; nil for another.
  public class func unarchivedArrayOfObjects<Object: NSObject & NSSecureCoding>(
    ofClass cls: Object.Type,
    from data: Data
  ) throws -> [Object]? {
    let list = try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? NSArray
    return list?.compactMap { ($0 as AnyObject) as? Object }
  }

  /// The list of objects of some classes that an archive is of; nil for another.
  public class func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data)
    throws -> [Any]?
  {
    (try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? NSArray)?.map { $0 }
  }

  /// The dictionary of objects of two classes that an archive is of; nil for another.
  public class func unarchivedDictionary<Key, Object>(
    ofKeyClass keyCls: Key.Type,
    objectClass: Object.Type,
    from data: Data
  ) throws -> [Key: Object]?
  where Key: NSObject & NSCopying & NSSecureCoding, Object: NSObject & NSSecureCoding {
    let classes: [AnyClass] = [NSDictionary.self, keyCls, objectClass]
    return pairs(of: try unarchivedObject(ofClasses: classes, from: data))
  }
}
