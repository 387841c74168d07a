internal import NetworkRoutes

/// The part of the network that an app can reach, and by which interfaces, at one moment.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// The states of a path.
  public enum Status: Hashable, Sendable {
    /// Packets have a way.
    case satisfied
    /// They have none.
    case unsatisfied
    /// They would have one after a connection is made; never so here.
    case requiresConnection
  }

  /// The reasons for which packets have no way.
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  /// The state.
  public let status: Status
  /// The interfaces that packets may take, the one that they take by default first.
  public let availableInterfaces: [NWInterface]
  /// True if version 4 of the protocol has a default route.
  public let supportsIPv4: Bool
  /// True if version 6 of the protocol has a default route.
  public let supportsIPv6: Bool
  /// The routers that packets take to the rest of the network.
  public let gateways: [NWEndpoint]
  /// The reason for which packets have no way; always `notAvailable`, also where they have one.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// True if the network is paid for by its use: over telephones.
  public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
  /// True if the user wants little data to be sent; never so here.
  public var isConstrained: Bool { false }
  /// True if the network is too bad for much; never so here.
  public var isUltraConstrained: Bool { false }
  /// True if names can be looked up, which is taken for granted where packets have a way.
  public var supportsDNS: Bool { status == .satisfied }
  /// The end of a connection here; nil, as paths are of no connection.
  public var localEndpoint: NWEndpoint? { nil }
  /// The end of a connection there; nil, as paths are of no connection.
  public var remoteEndpoint: NWEndpoint? { nil }

  /// Makes the path of a state of the network by the interfaces that are wanted.
  init(_ state: NetworkState, where isWanted: (NWInterface.InterfaceType) -> Bool) {
    var interfaces: [NWInterface] = []
    var routes: [NetworkRoute] = []
    for route in state.defaultRoutes {
      guard let interface = state.interface(named: route.interface).map(NWInterface.init),
        isWanted(interface.type)
      else { continue }
      routes.append(route)
      if !interfaces.contains(interface) { interfaces.append(interface) }
    }
    availableInterfaces = interfaces
    status = interfaces.isEmpty ? .unsatisfied : .satisfied
    supportsIPv4 = routes.contains { $0.destination.count == 4 }
    supportsIPv6 = routes.contains { $0.destination.count == 16 }
    gateways = routes.compactMap(\.gateway).compactMap { bytes in
      let data = Data(bytes)
      let host: NWEndpoint.Host? =
        bytes.count == 4
        ? IPv4Address(data).map { .ipv4($0) } : IPv6Address(data).map { .ipv6($0) }
      return host.map { .hostPort(host: $0, port: .any) }
    }
  }

  /// True if packets may take an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The state and the interfaces.
  public var debugDescription: String {
    let names = availableInterfaces.map(\.name).joined(separator: ", ")
    return names.isEmpty ? "\(status)" : "\(status), interface: \(names)"
  }
}
