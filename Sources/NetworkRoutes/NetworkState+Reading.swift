internal import Foundation
package import Glibc

extension NetworkState {
  /// The state of now, as the system's files say; nothing is sent.
  package static func current() -> NetworkState {
    func text(_ path: String) -> String {
      (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
    return NetworkState(
      interfaces: interfacesInUse(),
      routes: routes(version4: text("/proc/net/route"))
        + routes(version6: text("/proc/net/ipv6_route"))
    )
  }

  private static func interfacesInUse() -> [NetworkInterface] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [String: [[UInt8]]] = [:]
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap({ $0?.pointee })
    {
      let wanted = UInt32(IFF_UP | IFF_RUNNING)
      guard entry.ifa_flags & wanted == wanted else { continue }
      let name = String(cString: entry.ifa_name)
      addresses[name, default: []] += bytes(of: entry.ifa_addr).map { [$0] } ?? []
    }
    return addresses.map { name, addresses in
      NetworkInterface(
        name: name,
        index: Int(if_nametoindex(name)),
        kind: kind(of: name),
        addresses: addresses
      )
    }
  }

  /// The bytes of an address of the internet; nil for other kinds of addresses.
  package static func bytes(of address: UnsafePointer<sockaddr>?) -> [UInt8]? {
    guard let address else { return nil }
    let raw = UnsafeRawPointer(address)
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      let part = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
      return withUnsafeBytes(of: part) { Array($0) }
    case AF_INET6:
      let part = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
      return withUnsafeBytes(of: part) { Array($0) }
    default: return nil
    }
  }

  /// The bytes of an address that is written in digits; nil for names.
  package static func bytes(of text: String) -> [UInt8]? {
    for (kind, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if inet_pton(kind, text, &bytes) == 1 { return bytes }
    }
    return nil
  }

  /// An address of version 4 or 6 in digits; empty for another number of bytes.
  package static func text(of bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard [4, 16].contains(bytes.count),
      inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil
    else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func kind(of name: String) -> NetworkInterface.Kind {
    let folder = "/sys/class/net/\(name)/"
    func has(_ entry: String) -> Bool { FileManager.default.fileExists(atPath: folder + entry) }
    let number = try? String(contentsOfFile: folder + "type", encoding: .utf8)
    // The numbers of the kernel's <linux/if_arp.h> for hardware.
    switch number?.trimmingCharacters(in: .whitespacesAndNewlines) {
    case "772": return .loopback
    case "1" where has("wireless") || has("phy80211"): return .wifi
    case "1" where name.hasPrefix("ww"), "519", "530": return .cellular
    case "1": return .wired
    case nil: return name == "lo" ? .loopback : .other
    default: return name.hasPrefix("ww") ? .cellular : .other
    }
  }

  // MARK: - Tables of routes

  /// Reads `/proc/net/route`: the interface, then destination and router in digits of base 16 as
  /// the machine keeps them, flags, and in the eighth column the mask.
  package static func routes(version4 text: String) -> [NetworkRoute] {
    text.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(whereSeparator: \.isWhitespace)
      guard columns.count > 7, let destination = UInt32(columns[1], radix: 16),
        let gateway = UInt32(columns[2], radix: 16), let flags = UInt32(columns[3], radix: 16),
        let mask = UInt32(columns[7], radix: 16), isUsable(flags)
      else { return nil }
      return NetworkRoute(
        interface: String(columns[0]),
        destination: withUnsafeBytes(of: destination) { Array($0) },
        prefix: mask.nonzeroBitCount,
        gateway: gateway == 0 ? nil : withUnsafeBytes(of: gateway) { Array($0) }
      )
    }
  }

  /// Reads `/proc/net/ipv6_route`: destination, its prefix, source, its prefix, router, metric, two
  /// counts, flags and interface, the numbers in base 16.
  package static func routes(version6 text: String) -> [NetworkRoute] {
    text.split(separator: "\n").compactMap { line in
      let columns = line.split(whereSeparator: \.isWhitespace)
      guard columns.count > 9, let destination = bytes(hexadecimal: columns[0]),
        let prefix = Int(columns[1], radix: 16), prefix <= 128,
        let gateway = bytes(hexadecimal: columns[4]), let flags = UInt32(columns[8], radix: 16),
        isUsable(flags)
      else { return nil }
      return NetworkRoute(
        interface: String(columns[9]),
        destination: destination,
        prefix: prefix,
        gateway: gateway.allSatisfy { $0 == 0 } ? nil : gateway
      )
    }
  }

  /// True if a route is up and doesn't reject, by the flags RTF_UP and RTF_REJECT.
  private static func isUsable(_ flags: UInt32) -> Bool { flags & 0x1 != 0 && flags & 0x200 == 0 }

  private static func bytes(hexadecimal text: Substring) -> [UInt8]? {
    let digits = Array(text)
    guard digits.count == 32 else { return nil }
    let bytes = stride(from: 0, to: 32, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    return bytes.count == 16 ? bytes : nil
  }
}
