public import Foundation

/// A protocol as a value, as `SomeProtocol.self` gives it.
public typealias Protocol = Any.Type

/// True if a class, or one above it, takes a protocol on (L-303).
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool {
  guard let cls, let `protocol` else { return false }
  return Conformance.holds(cls, `protocol`)
}

extension NSObjectProtocol {
  /// True if the object's class, or one above it, takes a protocol on (L-303).
  public func conforms(to aProtocol: Protocol) -> Bool {
    Conformance.holds(Swift.type(of: self), aProtocol)
  }
}

extension NSObject {
  /// True if the class, or one above it, takes a protocol on (L-303).
  public class func conforms(to aProtocol: Protocol) -> Bool { Conformance.holds(self, aProtocol) }
}

/// Asks Swift's run-time, since the language has no question for a protocol that is a value.
private enum Conformance {
  private typealias Function =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?

  private static let find = dlsym(dlopen(nil, RTLD_NOW), "swift_conformsToProtocol").map {
    Swift.unsafeBitCast($0, to: Function.self)
  }

  /// The metadata of an existential type, as Swift's binary interface has it: its kind, flags, the
  /// number of its protocols, a superclass if a flag says so, then the protocols.
  static func holds(_ type: AnyClass, _ existential: Any.Type) -> Bool {
    let metadata = Swift.unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard let find, metadata.load(as: UInt.self) == 0x303 else { return false }
    let hasSuperclass = metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x4000_0000 != 0
    let count = Int(metadata.load(fromByteOffset: 12, as: UInt32.self))
    let metaclass = Swift.unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (0..<count).allSatisfy { place in
      let offset = 16 + (place + (hasSuperclass ? 1 : 0)) * MemoryLayout<UInt>.stride
      let one = metadata.load(fromByteOffset: offset, as: UnsafeRawPointer.self)
      return find(metaclass, one) != nil
    }
  }
}
