internal import Foundation

/// A method of a class, found by its selector.
public typealias Method = OpaquePointer

/// A method as the run-time's functions hand it around.
///
/// There is one for each place, as apps compare them, and it is kept for as long as the program
/// runs. Used on the main thread, as the table of classes is.
final class MethodHandle {
  let type: AnyClass
  let selector: Selector
  let isOfClass: Bool
  /// The code in hand; made when it is first asked for.
  private var code: Implementation?

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
    let isOfClass: Bool
  }

  nonisolated(unsafe) private static var known: [Place: MethodHandle] = [:]

  private init(_ type: AnyClass, _ selector: Selector, isOfClass: Bool) {
    (self.type, self.selector, self.isOfClass) = (type, selector, isOfClass)
  }

  /// The method that a class has for a selector, with the class itself or the one that it inherits
  /// the method from.
  static func find(_ type: AnyClass, _ selector: Selector, isOfClass: Bool) -> MethodHandle {
    let owner: AnyClass = ClassTable.owner(of: selector, from: type, isOfClass: isOfClass) ?? type
    let place = Place(type: ObjectIdentifier(owner), selector: selector, isOfClass: isOfClass)
    if let handle = known[place] { return handle }
    let handle = MethodHandle(owner, selector, isOfClass: isOfClass)
    known[place] = handle
    return handle
  }

  /// The method's code: what messages by its selector run.
  var implementation: Implementation {
    get {
      if let code { return code }
      let own = ClassTable.own(selector, of: type, isOfClass: isOfClass)
      let made = Implementation(own, origin: description)
      code = made
      return made
    }
    set {
      code = newValue
      guard let method = newValue.method else { return }
      ClassTable.put(method, for: selector, of: type, isOfClass: isOfClass)
    }
  }

  var pointer: Method { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  static func at(_ pointer: Method) -> MethodHandle {
    Unmanaged<MethodHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

extension MethodHandle: CustomStringConvertible {
  /// The selector and the class, for messages on the console.
  var description: String { "'\(selector)' of \(isOfClass ? "class " : "")\(type)" }
}
