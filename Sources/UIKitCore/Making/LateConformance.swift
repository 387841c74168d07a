internal import Foundation

/// Methods of delegates that only a subclass has.
///
/// Swift binds a protocol's requirement where a class takes the protocol on; a method that a
/// subclass adds for an optional one is never called. On iOS it is. So the defaults of UIKit's
/// delegates ask the class of the object by name first, where lowered sources describe such
/// methods.
extension NSObjectProtocol {
  /// Returns the result of the class's method, or else the default.
  func late<Result>(
    _ selector: String,
    _ arguments: [Any?],
    or fallback: @autoclosure () -> Result
  ) -> Result {
    let method: (([Any?]) -> Result)? = LateMethods.find(selector, in: self)
    return method.map { $0(arguments) } ?? fallback()
  }

  /// Calls the class's method if there is one.
  func tellLate(_ selector: String, _ arguments: [Any?]) {
    let method: (([Any?]) -> Void)? = LateMethods.find(selector, in: self)
    method?(arguments)
  }

  /// True if the object's class has a method itself, which lowered sources describe; UIKit's own
  /// defaults don't count.
  func implements(_ selector: String) -> Bool { LateMethods.has(selector, self) }

  /// True if the object's class is known by its methods, and this is none of them.
  func isWithout(_ selector: String) -> Bool {
    ClassRegistry.shared.knows(self) && !implements(selector)
  }
}

/// Remembers which classes have which methods; asked many times for each picture.
private enum LateMethods {
  private struct Question: Hashable {
    let type: ObjectIdentifier
    let selector: String
  }

  private static var answers: [Question: Bool] = [:]

  static func find<Result>(_ selector: String, in object: AnyObject) -> (([Any?]) -> Result)? {
    has(selector, object) ? implementation(of: selector, in: object) : nil
  }

  static func has(_ selector: String, _ object: AnyObject) -> Bool {
    let question = Question(type: ObjectIdentifier(type(of: object)), selector: selector)
    if let answer = answers[question] { return answer }
    let answer = ClassTable.responds(object, to: Selector(selector))
    answers[question] = answer
    return answer
  }
}
