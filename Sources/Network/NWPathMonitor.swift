public import Dispatch
internal import NetworkRoutes

/// Follows the path that packets can take.
///
/// The answers come from the machine's routes; no packet is sent.
public final class NWPathMonitor: @unchecked Sendable {
  private let read: @Sendable () -> NetworkState
  private let isWanted: @Sendable (NWInterface.InterfaceType) -> Bool
  private let lock = NSLock()
  private var watch: NetworkWatch?
  private var handler: (@Sendable (NWPath) -> Void)?
  private var chosenQueue: DispatchQueue?
  private var last: NWPath?
  private var isCancelled = false

  init(
    read: @escaping @Sendable () -> NetworkState,
    where isWanted: @escaping @Sendable (NWInterface.InterfaceType) -> Bool
  ) {
    self.read = read
    self.isWanted = isWanted
  }

  /// Follows all interfaces.
  public convenience init() { self.init(read: { .current() }, where: { _ in true }) }

  /// Follows interfaces of a kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(read: { .current() }, where: { $0 == requiredInterfaceType })
  }

  /// Follows interfaces of all kinds but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(read: { .current() }, where: { !prohibitedInterfaceTypes.contains($0) })
  }

  deinit { watch?.cancel() }

  /// The path of now; while it follows, as it was last said.
  public var currentPath: NWPath { lock.withLock { last } ?? path() }

  /// Called with the path soon after the start, and whenever it has changed.
  @preconcurrency
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// The queue of the calls; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { chosenQueue } }

  /// Begins to follow, once; a monitor that was cancelled stays so.
  public func start(queue: DispatchQueue) {
    let isNew = lock.withLock {
      guard chosenQueue == nil, !isCancelled else { return false }
      chosenQueue = queue
      return true
    }
    guard isNew else { return }
    // The first call comes on the queue too, so that a handler that is set afterwards gets it.
    queue.async { [weak self] in self?.check() }
    let watch = NetworkWatch(queue: queue) { [weak self] in self?.check() }
    lock.withLock { self.watch = watch }
  }

  /// Ends the calls.
  public func cancel() {
    lock.withLock {
      isCancelled = true
      watch = nil
      handler = nil
    }
  }

  private func path() -> NWPath { NWPath(read(), where: isWanted) }

  /// Calls the handler if the path is another one than before.
  func check() {
    let now = path()
    let handler = lock.withLock {
      guard now != last, !isCancelled else { return (@Sendable (NWPath) -> Void)?.none }
      last = now
      return self.handler
    }
    handler?(now)
  }
}

extension NWPathMonitor: AsyncSequence {
  /// The path of now, then each that follows.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let paths = AsyncStream<NWPath> { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      continuation.onTermination = { _ in self.cancel() }
      start(queue: DispatchQueue(label: "NWPathMonitor"))
    }
    return paths.makeAsyncIterator()
  }
}
