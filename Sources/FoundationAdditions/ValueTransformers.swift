public import Foundation

/// The name under which a transformer is found.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name's text.
  public let rawValue: String
  /// A name of any text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of any text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes objects of archives.
  public static let secureUnarchiveFromDataTransformerName =
    Self("NSSecureUnarchiveFromDataTransformer")
}

/// Makes one value of another, and may do so the other way round.
open class ValueTransformer: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: ValueTransformer] = [:]

  /// A transformer.
  public override init() { super.init() }

  /// Keeps a transformer under a name, by which data models find it.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    lock.withLock { known[name.rawValue] = transformer }
  }

  /// The transformer of a name; nil for one that nobody kept.
  public class func named(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { known[name.rawValue] }
  }

  /// The names of the transformers there are.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    lock.withLock { known.keys.sorted().map { NSValueTransformerName($0) } }
  }

  /// The class of what it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// True if it works the other way round too.
  open class func allowsReverseTransformation() -> Bool { false }
  /// Makes one value of another; the same one unless a subclass says otherwise.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Makes the first value of what was made of it.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Makes objects of archives, and archives of objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that archives may have.
  open class var allowedTopLevelClasses: [AnyClass] { [NSObject.self] }
  /// True.
  open override class func allowsReverseTransformation() -> Bool { true }

  /// The object in an archive.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }

  /// The archive of an object; nil for one that doesn't conform to `NSCoding`.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let object = value as AnyObject? as? any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
  }
}
