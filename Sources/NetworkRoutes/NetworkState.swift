/// The interfaces and routes of the machine at one moment.
package struct NetworkState: Hashable, Sendable {
  /// The interfaces that are up, in the order of their numbers.
  package let interfaces: [NetworkInterface]
  /// The routes through them.
  package let routes: [NetworkRoute]

  /// Makes a state of interfaces and routes; those through other interfaces are left out.
  package init(interfaces: [NetworkInterface], routes: [NetworkRoute]) {
    self.interfaces = interfaces.sorted { $0.index < $1.index }
    let names = Set(interfaces.map(\.name))
    self.routes = routes.filter { names.contains($0.interface) }
  }

  /// The interface of a name; nil if it is not up.
  package func interface(named name: String) -> NetworkInterface? {
    interfaces.first { $0.name == name }
  }

  /// True if the machine itself has an address.
  package func isOwn(_ address: [UInt8]) -> Bool {
    interfaces.contains { $0.addresses.contains(address) }
      || (address.count == 4 && address[0] == 127)
      || address == Array(repeating: 0, count: 15) + [1]
  }

  /// The route of the longest prefix that leads to an address; nil for none.
  package func route(to address: [UInt8]) -> NetworkRoute? {
    routes.filter { $0.leads(to: address) }.max { $0.prefix < $1.prefix }
  }

  /// The routes that lead everywhere else, of the protocol's version 4 first.
  package var defaultRoutes: [NetworkRoute] {
    routes.filter { $0.prefix == 0 && interface(named: $0.interface)?.kind != .loopback }
      .sorted { $0.destination.count < $1.destination.count }
  }
}
