internal import NetworkRoutes

/// A network interface of the machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kinds of interfaces.
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  /// The name, such as `eth0`.
  public let name: String
  /// The kind.
  public let type: InterfaceType
  /// The number by which the system knows it.
  public let index: Int

  init(_ interface: NetworkInterface) {
    name = interface.name
    index = interface.index
    type =
      switch interface.kind {
      case .wifi: .wifi
      case .cellular: .cellular
      case .wired: .wiredEthernet
      case .loopback: .loopback
      case .other: .other
      }
  }

  /// The name.
  public var debugDescription: String { name }
}
