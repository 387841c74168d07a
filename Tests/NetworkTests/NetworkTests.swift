import Dispatch
import Foundation
import Glibc
import NetworkRoutes
import Testing

@testable import Network
@testable import SystemConfiguration

/// Routes as the system writes them, and what apps learn from these.
@Suite struct `What can be reached` {
  private static let table = """
    Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT
    wlan0\t00000000\t010200C0\t0003\t0\t0\t600\t00000000\t0\t0\t0
    wlan0\t000200C0\t00000000\t0001\t0\t0\t600\t00FFFFFF\t0\t0\t0
    eth9\t0000000A\t00000000\t0001\t0\t0\t0\t000000FF\t0\t0\t0
    wlan0\t006433C6\t00000000\t0200\t0\t0\t0\t00FFFFFF\t0\t0\t0
    """

  private static let table6 = """
    fe800000000000000000000000000000 40 00000000000000000000000000000000 00 00000000000000000000000000000000 00000100 00000001 00000000 00000001 wlan0
    00000000000000000000000000000000 00 00000000000000000000000000000000 00 fe800000000000000000000000000001 00000400 00000001 00000000 00000003 wlan0
    00000000000000000000000000000000 00 00000000000000000000000000000000 00 00000000000000000000000000000000 ffffffff 00000001 00000000 00200200 lo
    """

  private static let loopback = NetworkInterface(
    name: "lo",
    index: 1,
    kind: .loopback,
    addresses: [[127, 0, 0, 1]]
  )

  private static func state(
    _ kind: NetworkInterface.Kind = .wifi,
    version6: String = ""
  ) -> NetworkState {
    let wlan = NetworkInterface(
      name: "wlan0",
      index: 3,
      kind: kind,
      addresses: [[192, 0, 2, 17]]
    )
    return NetworkState(
      interfaces: [wlan, loopback],
      routes: NetworkState.routes(version4: table) + NetworkState.routes(version6: version6)
    )
  }

  private static let nothing = NetworkState(interfaces: [loopback], routes: [])

  /// A state that tests change.
  private final class Place: @unchecked Sendable {
    var state: NetworkState
    init(_ state: NetworkState) { self.state = state }
  }

  private func flags(_ address: String, _ state: NetworkState) -> SCNetworkReachabilityFlags {
    SCNetworkReachabilityFlags(to: NetworkState.bytes(of: address), in: state)
  }

  @Test func `tables of routes are read as the system writes them`() {
    let state = Self.state(version6: Self.table6)
    #expect(state.interfaces.map(\.name) == ["lo", "wlan0"])
    #expect(
      state.route(to: [192, 0, 2, 9])
        == NetworkRoute(interface: "wlan0", destination: [192, 0, 2, 0], prefix: 24, gateway: nil)
    )
    #expect(state.route(to: [203, 0, 113, 1])?.gateway == [192, 0, 2, 1])
    // Interfaces that are down have none, nor do routes that reject.
    #expect(state.route(to: [10, 1, 1, 1])?.interface == "wlan0")
    #expect(state.route(to: [198, 51, 100, 1])?.prefix == 0)
    #expect(state.defaultRoutes.map(\.destination.count) == [4, 16])
    #expect(NetworkState.routes(version4: "broken\n\nx y z").isEmpty)
    #expect(NetworkState.routes(version6: "zz 00").isEmpty)
  }

  @Test func `an address is reached by a route, or is the machine's own`() {
    let state = Self.state()
    #expect(flags("0.0.0.0", state) == .reachable)
    #expect(flags("203.0.113.1", state) == .reachable)
    #expect(flags("192.0.2.9", state) == [.reachable, .isDirect])
    #expect(flags("169.254.0.0", state) == [.reachable, .isDirect])
    #expect(flags("127.0.0.1", Self.nothing) == [.reachable, .isLocalAddress, .isDirect])
    #expect(flags("192.0.2.17", state).contains(.isLocalAddress))
    #expect(flags("example.org", state) == .reachable)
    #expect(flags("0.0.0.0", Self.state(.cellular)) == [.reachable, .isWWAN])
    for address in ["0.0.0.0", "203.0.113.1", "169.254.0.0", "2001:db8::1", "example.org"] {
      #expect(flags(address, Self.nothing) == [])
    }
  }

  @Test func `addresses of sockets are asked for as on iOS`() throws {
    var zero = sockaddr_in()
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    let everywhere = withUnsafePointer(to: &zero) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    var flags: SCNetworkReachabilityFlags = []
    #expect(SCNetworkReachabilityGetFlags(try #require(everywhere), &flags))
    #expect(flags.contains(.reachable) != NetworkState.current().defaultRoutes.isEmpty)
    let local = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
    SCNetworkReachabilityGetFlags(local, &flags)
    #expect(flags.contains([.reachable, .isLocalAddress]))
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    zero.sin_family = sa_family_t(AF_UNIX)
    var other = sockaddr()
    other.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &other) == nil)
    #expect(CNCopySupportedInterfaces() == nil && CNCopyCurrentNetworkInfo("en0") == nil)
  }

  @Test func `a callback hears of each change, with its pointer`() {
    final class Heard {
      var flags: [SCNetworkReachabilityFlags] = []
    }
    let (place, heard) = (Place(Self.state()), Heard())
    let target = SCNetworkReachability(nil) { place.state }
    var context = SCNetworkReachabilityContext()
    context.info = Unmanaged.passUnretained(heard).toOpaque()
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      Unmanaged<Heard>.fromOpaque(info).takeUnretainedValue().flags.append(flags)
    }
    let queue = DispatchQueue(label: "test")
    #expect(SCNetworkReachabilitySetCallback(target, callback, &context))
    #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
    target.check()
    place.state = Self.nothing
    target.check()
    target.check()
    place.state = Self.state(.cellular)
    target.check()
    queue.sync {}
    #expect(heard.flags == [[], [.reachable, .isWWAN]])
    SCNetworkReachabilitySetDispatchQueue(target, nil)
    SCNetworkReachabilitySetCallback(target, nil, nil)
    SCNetworkReachabilityScheduleWithRunLoop(
      target,
      CFRunLoopGetMain(),
      CFRunLoopMode.defaultMode.rawValue
    )
    SCNetworkReachabilityUnscheduleFromRunLoop(
      target,
      CFRunLoopGetMain(),
      CFRunLoopMode.defaultMode.rawValue
    )
  }

  @Test func `a monitor says what there is, then what changes`() throws {
    final class Heard: @unchecked Sendable {
      var paths: [NWPath] = []
    }
    let (place, heard) = (Place(Self.state(version6: Self.table6)), Heard())
    let monitor = NWPathMonitor(read: { place.state }, where: { _ in true })
    let queue = DispatchQueue(label: "test")
    queue.suspend()
    monitor.start(queue: queue)
    monitor.pathUpdateHandler = { heard.paths.append($0) }
    queue.resume()
    queue.sync {}
    place.state = Self.nothing
    monitor.check()
    monitor.check()
    monitor.cancel()
    place.state = Self.state()
    monitor.check()
    #expect(heard.paths.map(\.status) == [.satisfied, .unsatisfied])
    let path = try #require(heard.paths.first)
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.loopback))
    #expect(path.supportsIPv4 && path.supportsIPv6 && path.supportsDNS && !path.isExpensive)
    #expect(path.gateways.map(\.debugDescription) == ["192.0.2.1:0", "fe80::1.0"])
    #expect(path.availableInterfaces.map(\.name) == ["wlan0"])
    let cellular = NWPathMonitor(read: { Self.state(.cellular) }, where: { $0 == .cellular })
    #expect(cellular.currentPath.isExpensive)
    let wired = NWPathMonitor(read: { Self.state() }, where: { $0 == .wiredEthernet })
    #expect(wired.currentPath.status == .unsatisfied)
  }

  @Test func `paths come one after the other in a loop`() async {
    var states: [NWPath.Status] = []
    for await path in NWPathMonitor(read: { Self.state() }, where: { _ in true }) {
      states.append(path.status)
      break
    }
    #expect(states == [.satisfied])
  }

  @Test func `hosts, ports and addresses are values`() {
    #expect(NWEndpoint.Host("192.0.2.1") == .ipv4(IPv4Address("192.0.2.1")!))
    #expect(NWEndpoint.Host("2001:DB8:0:0::1").debugDescription == "2001:db8::1")
    #expect("example.org" as NWEndpoint.Host == .name("example.org", nil))
    #expect(NWEndpoint.Port("80") == .http && NWEndpoint.Port("web") == nil)
    #expect(
      NWEndpoint.hostPort(host: "example.org", port: 443).debugDescription == "example.org:443"
    )
    #expect(IPv4Address("300.1.1.1") == nil && IPv6Address(Data([1])) == nil)
    #expect(IPv4Address.loopback.isLoopback && IPv6Address.loopback.isLoopback)
    #expect(IPv6Address("fe80::2")?.isLinkLocal == true && IPv4Address("224.0.0.1")!.isMulticast)
  }
}
