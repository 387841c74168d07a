internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// Lets Foundation compare objects of Swift classes, such as fonts and colours, as values of
/// attributed strings.
///
/// When a run of a string gets another value for an attribute, Foundation compares both. Of a
/// class that Core Foundation has no number for it asks the class number 0, whose functions all
/// end the program; here that class gets a function that asks the objects themselves.
enum ObjectEquality {
  private typealias Function = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt8

  private static let compare: Function = { first, second in
    let first = Unmanaged<AnyObject>.fromOpaque(first).takeUnretainedValue()
    let second = Unmanaged<AnyObject>.fromOpaque(second).takeUnretainedValue()
    return first === second || (first as? NSObject)?.isEqual(second) == true ? 1 : 0
  }

  /// The place of the function in Core Foundation's description of a class.
  private static let offset = 5 * MemoryLayout<UnsafeRawPointer>.size

  /// Puts the function in place of the one that ends the program, and nowhere else.
  fileprivate static func install() {
    typealias Find = @convention(c) (UInt) -> UnsafeMutableRawPointer?
    let program = dlopen(nil, RTLD_NOW)
    guard let find = dlsym(program, "_CFRuntimeGetClassWithTypeID"),
      let halt = dlsym(program, "__HALT"),
      let type = unsafeBitCast(find, to: Find.self)(0)
    else { return }
    let place = type + offset
    guard place.load(as: UnsafeMutableRawPointer?.self) == halt else { return }
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) / size * size)
    guard mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else { return }
    place.storeBytes(
      of: unsafeBitCast(compare, to: UnsafeRawPointer.self),
      as: UnsafeRawPointer.self
    )
  }
}

/// Runs while the program is loaded, before anybody can make a string.
@section(".init_array") @used private let installEquality: @convention(c) () -> Void = {
  ObjectEquality.install()
}
