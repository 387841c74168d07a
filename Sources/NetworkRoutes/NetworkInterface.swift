/// A network interface of the machine that is in use.
package struct NetworkInterface: Hashable, Sendable {
  /// The kinds that apps tell apart.
  package enum Kind: Sendable { case wifi, cellular, wired, loopback, other }

  /// The name, such as `eth0`.
  package let name: String
  /// The number by which the system knows it.
  package let index: Int
  /// The kind.
  package let kind: Kind
  /// Its own addresses, of 4 or 16 bytes, in the order of the network.
  package let addresses: [[UInt8]]

  /// Makes a description of an interface.
  package init(name: String, index: Int, kind: Kind, addresses: [[UInt8]]) {
    self.name = name
    self.index = index
    self.kind = kind
    self.addresses = addresses
  }
}

/// A way that packets take to a part of the network.
package struct NetworkRoute: Hashable, Sendable {
  /// The name of the interface that they leave by.
  package let interface: String
  /// The address that the part begins with, of 4 or 16 bytes.
  package let destination: [UInt8]
  /// The number of leading bits that the part's addresses have in common; 0 for the default route.
  package let prefix: Int
  /// The address of the router that they go to; nil where they go to their destination itself.
  package let gateway: [UInt8]?

  /// Makes a description of a route.
  package init(interface: String, destination: [UInt8], prefix: Int, gateway: [UInt8]?) {
    self.interface = interface
    self.destination = destination
    self.prefix = prefix
    self.gateway = gateway
  }

  /// True if an address is in the part of the network that the route leads to.
  func leads(to address: [UInt8]) -> Bool {
    guard address.count == destination.count else { return false }
    return (0..<prefix).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit % 8)
      return address[bit / 8] & mask == destination[bit / 8] & mask
    }
  }
}
