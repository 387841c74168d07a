package import Dispatch
internal import Glibc

/// Calls back when interfaces or routes have changed, until it is cancelled or gone.
///
/// The kernel says so on a socket that leads to itself alone; where there is none, as in a sandbox,
/// nothing is ever called.
package final class NetworkWatch: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Begins to watch; calls come on a queue.
  package init?(queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
    let socket = Self.open()
    guard socket >= 0 else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
    source.setEventHandler {
      // One change is many messages; the tables say what has become of it.
      var bytes = [UInt8](repeating: 0, count: 8192)
      while recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT)) > 0 {}
      changed()
    }
    source.setCancelHandler { close(socket) }
    source.resume()
  }

  deinit { source.cancel() }

  /// Ends the calls.
  package func cancel() { source.cancel() }

  /// The kernel's address for its messages on routes, as <linux/netlink.h> lays it out.
  private struct KernelAddress {
    var kind = UInt16(AF_NETLINK)
    var padding: UInt16 = 0
    var process: UInt32 = 0
    /// The groups of links, and of addresses and routes of both versions.
    var groups: UInt32 = 0x1 | 0x10 | 0x40 | 0x100 | 0x400
  }

  private static func open() -> Int32 {
    let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let socket = Glibc.socket(AF_NETLINK, kind, 0)
    guard socket >= 0 else { return -1 }
    var address = KernelAddress()
    let size = socklen_t(MemoryLayout<KernelAddress>.size)
    let status = withUnsafeBytes(of: &address) { bytes in
      bytes.baseAddress.map { bind(socket, $0.assumingMemoryBound(to: sockaddr.self), size) } ?? -1
    }
    guard status == 0 else {
      close(socket)
      return -1
    }
    return socket
  }
}
