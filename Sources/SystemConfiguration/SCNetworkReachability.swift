internal import Dispatch
internal import NetworkRoutes

/// An address or a name of which an app wants to know whether it can be reached.
///
/// The answer comes from the machine's routes; no packet is sent, and names are not looked up: one
/// can be reached where there is a route to the rest of the network.
public final class SCNetworkReachability: @unchecked Sendable {
  /// The bytes of the address; nil for a name.
  private let address: [UInt8]?
  private let read: @Sendable () -> NetworkState
  private let lock = NSRecursiveLock()
  private var callback: SCNetworkReachabilityCallBack?
  private var context: SCNetworkReachabilityContext?
  private var queue: DispatchQueue?
  private var loops: [CFRunLoop] = []
  private var watch: NetworkWatch?
  private var last: SCNetworkReachabilityFlags?

  init(
    _ address: [UInt8]?,
    read: @escaping @Sendable () -> NetworkState = { NetworkState.current() }
  ) {
    self.address = address
    self.read = read
  }

  deinit {
    watch?.cancel()
    if let context, let info = context.info { context.release?(info) }
  }

  var flags: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(to: address, in: read()) }

  func set(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    lock.withLock {
      var context = context
      if let info = context?.info, let retained = context?.retain?(info) {
        context?.info = UnsafeMutableRawPointer(mutating: retained)
      }
      if let old = self.context, let info = old.info { old.release?(info) }
      (self.callback, self.context) = (callback, callback == nil ? nil : context)
    }
  }

  func set(_ queue: DispatchQueue?) {
    lock.withLock {
      self.queue = queue
      follow()
    }
  }

  func add(_ loop: CFRunLoop) {
    lock.withLock {
      loops.append(loop)
      follow()
    }
  }

  func remove(_ loop: CFRunLoop) {
    lock.withLock {
      loops.removeAll { $0 === loop }
      follow()
    }
  }

  /// Watches while somebody is to be called.
  private func follow() {
    guard queue != nil || !loops.isEmpty else {
      watch = nil
      return
    }
    guard watch == nil else { return }
    last = flags
    watch = NetworkWatch(queue: .global()) { [weak self] in self?.check() }
  }

  /// Calls back if the answer is another one than before.
  func check() {
    lock.withLock {
      let now = flags
      guard now != last else { return }
      last = now
      queue?.async { self.call(now) }
      for loop in loops {
        loop === RunLoop.main
          ? DispatchQueue.main.async { self.call(now) } : loop.perform { self.call(now) }
      }
    }
  }

  private func call(_ flags: SCNetworkReachabilityFlags) {
    let (callback, info) = lock.withLock { (self.callback, context?.info) }
    callback?(self, flags, info)
  }
}

extension SCNetworkReachabilityFlags {
  /// The answer for an address in a state of the network; for a name without one.
  init(to address: [UInt8]?, in state: NetworkState) {
    let isAnywhere = address?.allSatisfy { $0 == 0 } ?? true
    if let address, !isAnywhere, state.isOwn(address) {
      self = [.reachable, .isLocalAddress, .isDirect]
      return
    }
    let route = isAnywhere ? state.defaultRoutes.first : address.flatMap(state.route)
    // Hosts that gave themselves an address are on every network of the machine, whatever the table
    // of routes says.
    let isLinkLocal = address.map { $0.count == 4 && $0[0] == 169 && $0[1] == 254 } ?? false
    let link = isLinkLocal ? state.interfaces.first { $0.kind == .wifi || $0.kind == .wired } : nil
    guard let name = link?.name ?? route?.interface else {
      self = []
      return
    }
    self = .reachable
    if state.interface(named: name)?.kind == .cellular { insert(.isWWAN) }
    if link != nil || (!isAnywhere && route?.gateway == nil) { insert(.isDirect) }
  }
}
