public import Foundation

/// The older calls, which write what they read through a pointer to an object.
extension Scanner {
  /// Reads a text that comes next.
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    write(scanString(string), into: result)
  }

  /// Reads until a text comes.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    write(scanUpToString(string), into: result)
  }

  /// Reads characters of a set.
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    write(scanCharacters(from: set), into: result)
  }

  /// Reads until a character of a set comes.
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet,
    into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    write(scanUpToCharacters(from: set), into: result)
  }

  private func write(_ text: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    if let text { result?.pointee = text as NSString }
    return text != nil
  }
}
