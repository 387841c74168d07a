internal import Foundation

/// The code of a method: what a message runs.
///
/// It stands for a closure. Cast to the type of a function with `unsafeBitCast`, as apps call what
/// they replaced, it can be called.
public typealias IMP = OpaquePointer

/// The code of a method as the run-time's functions hand it around; kept as long as the program
/// runs.
final class Implementation {
  /// The closure that messages run; nil for a method that only calls of Swift reach.
  let method: ClassTable.Method?
  /// The method that the code comes from, for messages on the console.
  let origin: String

  nonisolated(unsafe) private static var made: [OpaquePointer: Implementation] = [:]

  init(_ method: ClassTable.Method?, origin: String) {
    (self.method, self.origin) = (method, origin)
    Self.made[pointer] = self
  }

  var pointer: IMP { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The code behind a pointer; nil for an address that comes from elsewhere.
  static func at(_ pointer: IMP) -> Implementation? { made[pointer] }

  /// Calls the code as a function, as one does with what was there before.
  static func call<Result>(_ pointer: IMP, _ target: Any?, _ arguments: [Any?]) -> Result {
    let code = at(pointer)
    guard let method = code?.method else {
      RunTimeNotices.say(
        "The code of \(code?.origin ?? "a method") is called in Swift and has no message that "
          + "reaches it; the call does nothing."
      )
      return result(nil)
    }
    return result(method(target as AnyObject, Arguments(arguments)))
  }

  private static func result<Result>(_ value: Any?) -> Result {
    if let nothing = () as? Result { return nothing }
    return Arguments([value])[0]
  }
}

/// A block that was cast to an object, as older code hands blocks to `imp_implementationWithBlock`.
private final class Block {
  let run: ClassTable.Method

  init(_ run: @escaping ClassTable.Method) { self.run = run }

  /// The arguments of a block come without the selector, the object that the message goes to first.
  convenience init<Target, each Argument, Result>(
    _ block: @escaping (Target, repeat each Argument) -> Result
  ) {
    self.init { target, arguments in
      let all = Arguments([target] + arguments.values)
      var place = -1
      func next<Value>(_: Value.Type) -> Value {
        place += 1
        return all[place]
      }
      return reply(block(next(Target.self), repeat next((each Argument).self)))
    }
  }
}

/// Makes code of a block, whose first parameter is the object that is sent the message.
///
/// Of anything that is no block messages run nothing, which the console says.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  if let block = block as? Block { return Implementation(block.run, origin: "a block").pointer }
  RunTimeNotices.say(
    "imp_implementationWithBlock: the parameters of \(type(of: block)) are not known; "
      + "messages that are to run it do nothing."
  )
  return Implementation({ _, _ in nil }, origin: "a block").pointer
}

/// Makes code of a block, whose first parameter is the object that is sent the message, and the
/// others are what the message carries.
public func imp_implementationWithBlock<Target, each Argument, Result>(
  _ block: @escaping (Target, repeat each Argument) -> Result
) -> IMP {
  imp_implementationWithBlock(Block(block))
}

// MARK: - Casts

// Blocks and code are cast by address on iOS, where both are pointers. Each number of arguments
// has its own cast, since with packs the compiler takes the standard library's for as good.

/// A block as an object, for `imp_implementationWithBlock`.
public func unsafeBitCast<Target, Result>(
  _ block: @escaping (Target) -> Result,
  to type: (any AnyObject).Type
) -> AnyObject { Block(block) }

/// A block with one argument as an object, for `imp_implementationWithBlock`.
public func unsafeBitCast<Target, First, Result>(
  _ block: @escaping (Target, First) -> Result,
  to type: (any AnyObject).Type
) -> AnyObject { Block(block) }

/// A block with two arguments as an object, for `imp_implementationWithBlock`.
public func unsafeBitCast<Target, First, Second, Result>(
  _ block: @escaping (Target, First, Second) -> Result,
  to type: (any AnyObject).Type
) -> AnyObject { Block(block) }

/// A block with three arguments as an object, for `imp_implementationWithBlock`.
public func unsafeBitCast<Target, First, Second, Third, Result>(
  _ block: @escaping (Target, First, Second, Third) -> Result,
  to type: (any AnyObject).Type
) -> AnyObject { Block(block) }

/// Code as a function that takes the object and the selector.
public func unsafeBitCast<Target, Result>(
  _ imp: IMP,
  to type: ((Target, Selector) -> Result).Type
) -> (Target, Selector) -> Result {
  { target, _ in Implementation.call(imp, target, []) }
}

/// Code as a function that takes the object, the selector and one argument.
public func unsafeBitCast<Target, First, Result>(
  _ imp: IMP,
  to type: ((Target, Selector, First) -> Result).Type
) -> (Target, Selector, First) -> Result {
  { target, _, first in Implementation.call(imp, target, [first]) }
}

/// Code as a function that takes the object, the selector and two arguments.
public func unsafeBitCast<Target, First, Second, Result>(
  _ imp: IMP,
  to type: ((Target, Selector, First, Second) -> Result).Type
) -> (Target, Selector, First, Second) -> Result {
  { target, _, first, second in Implementation.call(imp, target, [first, second]) }
}

/// Code as a function that takes the object, the selector and three arguments.
public func unsafeBitCast<Target, First, Second, Third, Result>(
  _ imp: IMP,
  to type: ((Target, Selector, First, Second, Third) -> Result).Type
) -> (Target, Selector, First, Second, Third) -> Result {
  { target, _, first, second, third in
    Implementation.call(imp, target, [first, second, third])
  }
}
