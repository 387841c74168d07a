internal import Foundation

// The functions of Objective-C's run-time that tell about properties: those that a class describes,
// which are the ones that Objective-C would see.

/// A property of a class, found by its name.
public typealias objc_property_t = OpaquePointer

/// A property as the functions hand it around; kept as long as the program runs.
private final class PropertyHandle {
  let name: UnsafePointer<CChar>

  nonisolated(unsafe) private static var known: [ObjectIdentifier: [String: PropertyHandle]] = [:]

  private init(_ name: String) { self.name = KeptTexts.pointer(to: name) }

  static func of(_ type: AnyClass, _ name: String) -> objc_property_t {
    let handle = known[ObjectIdentifier(type)]?[name] ?? PropertyHandle(name)
    known[ObjectIdentifier(type), default: [:]][name] = handle
    return OpaquePointer(Unmanaged.passUnretained(handle).toOpaque())
  }

  static func at(_ pointer: objc_property_t) -> PropertyHandle {
    Unmanaged<PropertyHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// The properties that a class itself describes, in the order of their names, without those of
/// superclasses; the caller frees the list (L-303).
public func class_copyPropertyList(
  _ cls: AnyClass?,
  _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? {
  let names = cls.map { type in ClassTable.properties(of: type).map { (type, $0.name) } } ?? []
  return copiedList(names.map(PropertyHandle.of), outCount)
}

/// The property of a name that a class has or inherits; nil if there is none.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  let name = String(cString: name)
  let line = sequence(first: cls) { class_getSuperclass($0) }.prefix { $0 != nil }
  let owner: AnyClass? = line.lazy.compactMap(\.self).first { type in
    ClassTable.properties(of: type).contains { $0.name == name }
  }
  return owner.map { PropertyHandle.of($0, name) }
}

/// The name of a property, as key-value coding has it.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  PropertyHandle.at(property).name
}

/// The type and the attributes of a property; not known here, so nil.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { nil }
