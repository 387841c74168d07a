internal import Foundation

// The functions of Objective-C's run-time with which apps exchange methods, as far as a table of
// methods can answer them: messages that are sent by selector reach what was exchanged, calls of
// Swift don't, which is said on the console.

/// A method of a class, found by its selector.
public typealias Method = OpaquePointer
/// The code of a method; it can be handed on, not called.
public typealias IMP = OpaquePointer

/// A method as the functions hand it around; each is kept for as long as the program runs.
private final class MethodHandle {
  let type: AnyClass
  let selector: Selector
  let isOfClass: Bool

  init(_ type: AnyClass, _ selector: Selector, isOfClass: Bool) {
    (self.type, self.selector, self.isOfClass) = (type, selector, isOfClass)
  }

  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passRetained(self).toOpaque()) }

  static func at(_ pointer: OpaquePointer) -> MethodHandle {
    Unmanaged<MethodHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// The method that instances of a class have for a selector; any selector has one, since calls of
/// Swift have none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodHandle($0, name, isOfClass: false).pointer }
}

/// The method that a class itself has for a selector; any selector has one.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodHandle($0, name, isOfClass: true).pointer }
}

/// Has messages with the one selector run the other method; calls of Swift stay as they are, which
/// the console says once for each selector (L-70).
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (one, other) = (MethodHandle.at(m1), MethodHandle.at(m2))
  ClassTable.exchange(one.selector, of: one.type, other.selector, of: other.type, one.isOfClass)
  let text =
    "method_exchangeImplementations: '\(one.selector)' of \(one.type) is exchanged for messages "
    + "by selector only; calls in Swift run the method that they name.\n"
  FileHandle.standardError.write(Data(text.utf8))
}

/// The code of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Leaves the method as it is, and answers its code.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// The selector of a method.
public func method_getName(_ m: Method) -> Selector { MethodHandle.at(m).selector }

/// The types of a method's arguments; not known here, so nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds nothing, and so answers false, after which apps exchange methods.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing, and answers that there was nothing before.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return type(of: obj as AnyObject)
}

/// Gives an object another class, whose methods it has from then on, and answers the one it had.
///
/// The new class must be the object's own, one above it or one below it, and have no stored
/// properties that the object has no room for; for any other nothing changes, which the console
/// says.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  guard let obj else { return nil }
  let object = obj as AnyObject
  let old: AnyClass = type(of: object)
  let hasRoom = class_getInstanceSize(cls) <= class_getInstanceSize(old)
  guard isInLine(cls, with: old), hasRoom else {
    let text =
      "object_setClass: an instance of \(old) stays one, since it has no room for what \(cls) "
      + "stores.\n"
    FileHandle.standardError.write(Data(text.utf8))
    return old
  }
  // An object begins with the address of its class.
  Unmanaged.passUnretained(object).toOpaque()
    .storeBytes(of: unsafeBitCast(cls, to: UInt.self), as: UInt.self)
  return old
}

/// The bytes that an instance of a class takes: Swift's metadata on Linux say so behind the address
/// of the superclass, the flags and the offset of the instance's address, 24 bytes from the start.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  guard let cls else { return 0 }
  let metadata = unsafeBitCast(cls, to: UnsafeRawPointer.self)
  return Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
}

private func isInLine(_ one: AnyClass, with other: AnyClass) -> Bool {
  func isBelow(_ lower: AnyClass, _ upper: AnyClass) -> Bool {
    sequence(first: lower) { class_getSuperclass($0) }.contains { $0 == upper }
  }
  return isBelow(one, other) || isBelow(other, one)
}

/// The superclass of a class; nil for the first of its line.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { Swift._getSuperclass($0) }
}

/// True if instances of a class can be sent a selector.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  cls.map { ClassTable.knows(sel, in: $0) } ?? false
}
