internal import NetworkRoutes

/// An address of the internet.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  /// The bytes in the order of the network.
  var rawValue: Data { get }
  /// The interface that it is one of; nil, as addresses are kept without one here.
  var interface: NWInterface? { get }
  /// True if it is the machine's own, whatever the machine.
  var isLoopback: Bool { get }
  /// True if it is of hosts of one link, which gave themselves one.
  var isLinkLocal: Bool { get }
  /// True if it is of several hosts.
  var isMulticast: Bool { get }
  /// An address of its bytes; nil for another number of bytes.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// An address in digits; nil for other texts.
  init?(_ string: String)
}

/// An address of version 4.
public struct IPv4Address: IPAddress {
  /// The four bytes.
  public let rawValue: Data
  /// Nil, as addresses are kept without an interface here.
  public var interface: NWInterface? { nil }

  /// An address of four bytes; nil for another number.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = Data(rawValue)
  }

  /// An address in digits, such as `192.0.2.1`; nil for other texts.
  public init?(_ string: String) {
    guard let bytes = NetworkState.bytes(of: string), bytes.count == 4 else { return nil }
    rawValue = Data(bytes)
  }

  private init(_ bytes: UInt8...) { rawValue = Data(bytes) }

  /// Any address of the machine, 0.0.0.0.
  public static let any = Self(0, 0, 0, 0)
  /// All hosts of a link, 255.255.255.255.
  public static let broadcast = Self(255, 255, 255, 255)
  /// The machine itself, 127.0.0.1.
  public static let loopback = Self(127, 0, 0, 1)
  /// True in 127.0.0.0/8.
  public var isLoopback: Bool { rawValue.first == 127 }
  /// True in 169.254.0.0/16.
  public var isLinkLocal: Bool { rawValue.prefix(2) == Data([169, 254]) }
  /// True in 224.0.0.0/4.
  public var isMulticast: Bool { (rawValue.first ?? 0) & 0xF0 == 0xE0 }
  /// The bytes in digits.
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}

/// An address of version 6.
public struct IPv6Address: IPAddress {
  /// The sixteen bytes.
  public let rawValue: Data
  /// Nil, as addresses are kept without an interface here.
  public var interface: NWInterface? { nil }

  /// An address of sixteen bytes; nil for another number.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = Data(rawValue)
  }

  /// An address in digits, such as `2001:db8::1`; nil for other texts.
  public init?(_ string: String) {
    guard let bytes = NetworkState.bytes(of: string), bytes.count == 16 else { return nil }
    rawValue = Data(bytes)
  }

  private init(last: UInt8) { rawValue = Data(Array(repeating: 0, count: 15) + [last]) }

  /// Any address of the machine, `::`.
  public static let any = Self(last: 0)
  /// The machine itself, `::1`.
  public static let loopback = Self(last: 1)
  /// True for `::1`.
  public var isLoopback: Bool { self == .loopback }
  /// True in `fe80::/10`.
  public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
  /// True in `ff00::/8`.
  public var isMulticast: Bool { rawValue[0] == 0xFF }
  /// The bytes in digits, the longest row of zeros left out.
  public var debugDescription: String { NetworkState.text(of: Array(rawValue)) }
}
