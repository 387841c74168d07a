internal import Foundation

extension UIDevice {
  /// An identifier that is made of the bundle identifier without its last part, as apps of one
  /// vendor share theirs (W-32).
  var vendorIdentifier: UUID {
    let bundle = Bundle.main.bundleIdentifier ?? Bundle.main.bundlePath
    let parts = bundle.split(separator: ".")
    return UUID(naming: parts.count > 1 ? parts.dropLast().joined(separator: ".") : bundle)
  }
}

extension UUID {
  /// The same identifier for the same text, on every run: two FNV-1a hashes, marked as version 8,
  /// which is left to applications.
  init(naming text: String) {
    func hash(_ start: UInt64) -> UInt64 {
      text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let halves = [hash(0xcbf2_9ce4_8422_2325), hash(0x8422_2325_cbf2_9ce4)]
    var bytes = halves.flatMap { half in (0..<8).map { UInt8(truncatingIfNeeded: half >> ($0 * 8)) }
    }
    bytes[6] = bytes[6] & 0x0f | 0x80
    bytes[8] = bytes[8] & 0x3f | 0x80
    self =
      bytes.withUnsafeBytes { NSUUID(uuidBytes: $0.bindMemory(to: UInt8.self).baseAddress!) }
      as UUID
  }
}
