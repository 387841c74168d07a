internal import Foundation

/// Reads a value of the system by its name: `hw.machine`, `hw.model`, `hw.ncpu`, `hw.memsize`,
/// `hw.pagesize`, `kern.ostype` and `kern.osrelease`; answers -1 for other names, and for a place
/// that is too short.
///
/// With nil for the place only its size is answered, as on iOS.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!,
  _ oldp: UnsafeMutableRawPointer!,
  _ oldlenp: UnsafeMutablePointer<Int>!,
  _ newp: UnsafeMutableRawPointer!,
  _ newlen: Int
) -> Int32 {
  guard newp == nil, let bytes = SystemValue.bytes(String(cString: name)) else {
    errno = newp == nil ? ENOENT : EPERM
    return -1
  }
  guard let oldlenp else { return 0 }
  defer { oldlenp.pointee = bytes.count }
  guard let oldp else { return 0 }
  guard oldlenp.pointee >= bytes.count else {
    errno = ENOMEM
    return -1
  }
  oldp.copyMemory(from: bytes, byteCount: bytes.count)
  return 0
}

/// The values of the system, as C has them in memory.
private enum SystemValue {
  static func bytes(_ name: String) -> [UInt8]? {
    var system = utsname()
    uname(&system)
    switch name {
    case "hw.machine", "hw.model": return text(system.machine)
    case "kern.ostype": return text(system.sysname)
    case "kern.osrelease": return text(system.release)
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.activecpu":
      return number(Int32(ProcessInfo.processInfo.activeProcessorCount))
    case "hw.memsize": return number(ProcessInfo.processInfo.physicalMemory)
    case "hw.pagesize": return number(Int64(sysconf(Int32(_SC_PAGESIZE))))
    default: return nil
    }
  }

  private static func number<Number>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }

  /// A text of C that fills a field, with the zero at its end.
  private static func text<Field>(_ field: Field) -> [UInt8] {
    withUnsafeBytes(of: field) { Array($0.prefix { $0 != 0 }) + [0] }
  }
}
