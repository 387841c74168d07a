public import Foundation

/// The number of a service, characteristic or descriptor, of 16, 32 or 128 bits (L-273).
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  /// The bytes, the highest first: 2, 4 or 16.
  public let data: Data

  /// Makes one of its digits: four, eight, or 32 with hyphens; other texts make an empty one.
  public convenience init(string theString: String) {
    let digits = theString.replacing("-", with: "")
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { start -> UInt8? in
      UInt8(digits.dropFirst(start).prefix(2), radix: 16)
    }
    let isWhole = [4, 8, 32].contains(digits.count) && bytes.count * 2 == digits.count
    self.init(data: isWhole ? Data(bytes) : Data())
  }

  /// Makes one of its bytes.
  public init(data theData: Data) { data = theData }

  /// Makes one of a number of 128 bits.
  public convenience init(nsuuid theUUID: UUID) {
    self.init(data: withUnsafeBytes(of: theUUID.uuid) { Data($0) })
  }

  /// The digits, in groups where there are 32.
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }
    guard data.count == 16 else { return digits.joined() }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return groups.map { digits[$0].joined() }.joined(separator: "-")
  }

  /// All 16 bytes: short numbers stand for those of the standard.
  private var whole: Data {
    guard data.count == 2 || data.count == 4 else { return data }
    let base: [UInt8] = [0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]
    return Data(repeating: 0, count: 4 - data.count) + data + Data(base)
  }

  /// The number itself, which can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// The hash of all bytes.
  open override var hash: Int { whole.hashValue }
  /// True if another one has the same number, short or long.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
  /// The digits.
  open override var description: String { uuidString }
}
