/// One end of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  /// A host and its port.
  case hostPort(host: Host, port: Port)
  /// A service that is announced on the network.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A socket in the file system.
  case unix(path: String)
  /// An address with its scheme.
  case url(URL)

  /// A host by its name or address.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// A name, on one interface or any.
    case name(String, NWInterface?)
    /// An address of version 4.
    case ipv4(IPv4Address)
    /// An address of version 6.
    case ipv6(IPv6Address)

    /// A host by a text: an address where it is one, else a name.
    public init(_ string: String) {
      if let address = IPv4Address(string) {
        self = .ipv4(address)
      } else if let address = IPv6Address(string) {
        self = .ipv6(address)
      } else {
        self = .name(string, nil)
      }
    }

    /// A host by a text: an address where it is one, else a name.
    public init(stringLiteral value: String) { self.init(value) }

    /// The name or the address.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }

    /// The interface that was chosen; nil for any.
    public var interface: NWInterface? {
      if case .name(_, let interface) = self { interface } else { nil }
    }
  }

  /// A port, one of the doors of a host.
  public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral,
    CustomDebugStringConvertible
  {
    /// The number.
    public let rawValue: UInt16
    /// A port of a number; every number is one.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// A port of a number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A port of a number in digits; nil for other texts.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    /// Any port.
    public static let any: Port = 0
    /// Secure shells.
    public static let ssh: Port = 22
    /// Letters that are handed on.
    public static let smtp: Port = 25
    /// Pages.
    public static let http: Port = 80
    /// Letters that are fetched.
    public static let pop: Port = 110
    /// Letters that stay on their server.
    public static let imap: Port = 143
    /// Pages under encryption.
    public static let https: Port = 443
    /// Letters that stay on their server, under encryption.
    public static let imaps: Port = 993
    /// Proxies.
    public static let socks: Port = 1080

    /// The number.
    public var debugDescription: String { "\(rawValue)" }
  }

  /// The interface that was chosen; nil for any.
  public var interface: NWInterface? {
    switch self {
    case .hostPort(let host, _): host.interface
    case .service(_, _, _, let interface): interface
    case .unix, .url: nil
    }
  }

  /// Such as `example.org:443`.
  public var debugDescription: String {
    switch self {
    case .hostPort(.ipv6(let address), let port): "\(address.debugDescription).\(port.rawValue)"
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}
