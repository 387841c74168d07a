internal import Foundation

// The functions of Objective-C's run-time with which apps exchange methods, as far as a table of
// methods can answer them: messages that are sent by selector reach what was exchanged, calls of
// Swift don't, which is said on the console.

/// The method that instances of a class have for a selector; any selector has one, since calls of
/// Swift have none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodHandle.find($0, name, isOfClass: false).pointer }
}

/// The method that a class itself has for a selector; any selector has one.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { MethodHandle.find($0, name, isOfClass: true).pointer }
}

/// The code that messages with a selector run for instances of a class.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  cls.map { MethodHandle.find($0, name, isOfClass: false).implementation.pointer }
}

/// The methods that a class itself describes, in the order of their names, without those of
/// superclasses; the caller frees the list.
public func class_copyMethodList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  let handles =
    cls.map { type in
      ClassTable.selectors(of: type).map { MethodHandle.find(type, $0, isOfClass: false).pointer }
    } ?? []
  return copiedList(handles, outCount)
}

/// Has messages with the one selector run the other method; calls of Swift stay as they are, which
/// the console says once for each selector (L-70).
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (one, other) = (MethodHandle.at(m1), MethodHandle.at(m2))
  let (first, second) = (one.implementation, other.implementation)
  guard first.method != nil, second.method != nil else {
    let unknown = first.method == nil ? one : other
    return RunTimeNotices.say(
      "method_exchangeImplementations: \(one) and \(other) stay as they are, since \(unknown) is "
        + "called in Swift and no message reaches it."
    )
  }
  one.implementation = second
  other.implementation = first
  sayMessagesOnly("method_exchangeImplementations", one, "exchanged")
}

/// The code of a method.
public func method_getImplementation(_ m: Method) -> IMP {
  MethodHandle.at(m).implementation.pointer
}

/// Has messages with a method's selector run other code, and answers with what they ran; calls of
/// Swift stay as they are, which the console says once (L-302).
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let handle = MethodHandle.at(m)
  let old = handle.implementation
  guard let code = installable(imp, for: handle, "method_setImplementation") else {
    return old.pointer
  }
  handle.implementation = code
  sayMessagesOnly("method_setImplementation", handle, "replaced")
  return old.pointer
}

/// The selector of a method.
public func method_getName(_ m: Method) -> Selector { MethodHandle.at(m).selector }

/// The number of a method's arguments, the object and the selector among them.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(MethodHandle.at(m).selector.argumentCount + 2)
}

/// The types of a method's arguments; not known here, so nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Has instances of a class understand a selector; false if the class itself, and not just one above
/// it, has the method already (L-302).
///
/// Calls of Swift go on to the class's own method if it has one, which the console says.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls, ClassTable.own(name, of: cls, isOfClass: false) == nil else { return false }
  return add(name, to: cls, imp, "class_addMethod")
}

/// Has instances of a class run other code for a selector, and answers with what the class itself
/// ran before; nil if it had none of its own (L-302).
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  guard ClassTable.own(name, of: cls, isOfClass: false) != nil else {
    _ = add(name, to: cls, imp, "class_replaceMethod")
    return nil
  }
  return method_setImplementation(
    MethodHandle.find(cls, name, isOfClass: false).pointer,
    imp
  )
}

/// Adds a method to a class that has none of its own; false if the code can't be reached.
private func add(_ name: Selector, to type: AnyClass, _ imp: IMP, _ function: String) -> Bool {
  let inherited = MethodHandle.find(type, name, isOfClass: false)
  guard let code = installable(imp, for: inherited, function), let method = code.method else {
    return false
  }
  // The code that was there remains that of the handle which apps took before.
  _ = inherited.implementation
  let isNew = !ClassTable.knows(name, in: type)
  ClassTable.put(method, for: name, of: type, isOfClass: false)
  MethodHandle.find(type, name, isOfClass: false).implementation = code
  if isNew, let parent = Swift._getSuperclass(type), Swift._getSuperclass(parent) != nil {
    sayMessagesOnly(function, inherited, "added")
  }
  return true
}

/// The code behind a pointer if messages can run it; else the console says why they can't.
private func installable(
  _ imp: IMP,
  for handle: MethodHandle,
  _ function: String
) -> Implementation? {
  let code = Implementation.at(imp)
  if let code, code.method != nil { return code }
  RunTimeNotices.say(
    "\(function): \(handle) stays as it is, since "
      + (code.map { "\($0.origin) is called in Swift and no message reaches it." }
        ?? "the code in its place is none that the run-time handed out.")
  )
  return nil
}

private func sayMessagesOnly(_ function: String, _ handle: MethodHandle, _ verb: String) {
  RunTimeNotices.say(
    "\(function): \(handle) is \(verb) for messages by selector only; calls in Swift run the "
      + "method that they name."
  )
}

/// A list as C has it, which `free` gives back; nil, with a count of zero, for none.
func copiedList(
  _ pointers: [OpaquePointer],
  _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<OpaquePointer>? {
  count?.pointee = UInt32(pointers.count)
  let size = (pointers.count + 1) * MemoryLayout<OpaquePointer?>.stride
  guard !pointers.isEmpty, let memory = calloc(1, size) else { return nil }
  let list = memory.bindMemory(to: OpaquePointer.self, capacity: pointers.count)
  list.initialize(from: pointers, count: pointers.count)
  return list
}
