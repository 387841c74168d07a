/// The table in which Swift keeps a class's methods, read to find out whether a class has one of
/// its own: what Objective-C's run-time answers on iOS by comparing implementations.
///
/// The place of a method is not known in advance. It is found with three subclasses of the class
/// that declares it, of which one has the method: only there its table differs from those of the
/// others and of the class itself. Initializers, which every class has of its own, differ in all
/// three, and so do not count.
package struct MethodTable {
  private let offset: Int

  /// The place of the method that `changed` has and the two others don't; nil if that is not one
  /// place.
  package init?(of base: AnyClass, plain: (AnyClass, AnyClass), changed: AnyClass) {
    let table = Self.entries(of: base)
    let (first, second) = (Self.entries(of: plain.0), Self.entries(of: plain.1))
    let own = Self.entries(of: changed)
    let places = table.indices.filter {
      table[$0] == first[$0] && table[$0] == second[$0] && table[$0] != own[$0]
    }
    guard places.count == 1, let place = places.first else { return nil }
    offset = Self.header + place * MemoryLayout<UInt>.stride
  }

  /// True if two classes, one of which inherits from the other, have the same method there.
  package func isSame(in type: AnyClass, as other: AnyClass) -> Bool {
    Self.start(of: type).load(fromByteOffset: offset, as: UInt.self)
      == Self.start(of: other).load(fromByteOffset: offset, as: UInt.self)
  }

  // MARK: - The layout of a class without Objective-C, as the Swift ABI has it

  /// The bytes before the members: kind, superclass, flags, sizes, description, destroyer.
  private static let header = 56

  private static func start(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The entries of the members that subclasses have at the same places.
  ///
  /// The header tells the size of the whole and how much of it lies before the start.
  static func entries(of type: AnyClass) -> [UInt] {
    let start = start(of: type)
    let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
    let before = Int(start.load(fromByteOffset: 36, as: UInt32.self))
    return stride(from: header, to: size - before, by: MemoryLayout<UInt>.stride).map {
      start.load(fromByteOffset: $0, as: UInt.self)
    }
  }

  /// Writes an entry of a class, if it is still what it was: a class that overrides the member keeps
  /// its own.
  static func replace(_ old: UInt, with new: UInt, at place: Int, of type: AnyClass) {
    let entry = UnsafeMutableRawPointer(mutating: start(of: type))
      .advanced(by: header + place * MemoryLayout<UInt>.stride)
    if entry.load(as: UInt.self) == old { entry.storeBytes(of: new, as: UInt.self) }
  }
}
