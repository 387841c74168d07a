internal import Foundation

// The functions of Objective-C's run-time that tell about classes, as far as Swift's metadata and
// the table of classes know.

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
    RunTimeNotices.say(
      "object_setClass: an instance of \(old) stays one, since it has no room for what \(cls) "
        + "stores."
    )
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

/// The name of a class, as `NSStringFromClass` has it; the text is kept as long as the program runs.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  KeptTexts.pointer(to: cls.map { name(of: $0) } ?? "nil")
}

/// The name of an object's class; nil for no object.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  class_getName(object_getClass(obj))
}

/// The class of a name, with its module before it or without; nil if the program has none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }

/// The class of a name, with its module before it or without; nil if the program has none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  let parts = String(cString: name).split(separator: ".", maxSplits: 1).map(String.init)
  guard let last = parts.last else { return nil }
  return ClassRegistry.shared.type(named: last, module: parts.count > 1 ? parts.first : nil)
}
