/// Makes an app's own filters by their names.
public protocol CIFilterConstructor {
  /// A filter of the name; nil if it has none.
  func filter(withName name: String) -> CIFilter?
}

extension CIFilter {
  /// Lets a name lead to a filter of the app's own (L-251); the attributes have no effect here.
  public class func registerName(
    _ name: String,
    constructor anObject: any CIFilterConstructor,
    classAttributes attributes: [String: Any] = [:]
  ) { FilterRegistry.register(name, anObject) }
}

/// The filters of the app's own, by their names.
enum FilterRegistry {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var constructors: [String: any CIFilterConstructor] = [:]

  static func register(_ name: String, _ constructor: any CIFilterConstructor) {
    lock.withLock { constructors[name] = constructor }
  }

  static func filter(named name: String) -> CIFilter? {
    lock.withLock { constructors[name] }?.filter(withName: name)
  }
}
