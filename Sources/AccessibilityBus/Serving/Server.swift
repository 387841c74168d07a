internal import AccessibilityTree
internal import Foundation

/// The thread that serves: it waits for the bus and for the app, whichever comes first.
final class Server {
  private let name: String
  private let givenAddress: String?
  let app: AccessibilityBus.App
  let inbox: Inbox<Server>

  var link = Link.down
  private var isStopped = false
  private var retryDelay = Serving.firstRetry
  var identity = Identity()
  var tree: ServedTree
  var telling: TreeTelling
  /// True if the tree is that of the app's present screen.
  var isFresh = false
  /// Calls that wait until it is.
  var waiting: [BusMessage] = []
  /// The calls that the app has not answered yet, by the number of the request; they never leave
  /// the server's thread, since the bus library counts its references without locks.
  var asked: [UInt64: BusMessage] = [:]
  var askedCount: UInt64 = 0
  var attention = AccessibilityBus.Attention.nobody
  var lastCall = -Double.infinity
  /// The events that clients listen for, according to the registry.
  var listenedFor: [String] = []
  var replies: [UInt64: (kind: Reply, deadline: Double)] = [:]
  /// True if the socket takes what waits to be written.
  private var isWritable = false
  /// The time at which the notice of an announcement is removed.
  var noticeEnd: Double?
  var noticeNumber = AccessibilityNode.ID.max

  /// The state of the connection.
  enum Link {
    case down
    case waiting(until: Double)
    /// The session's bus is asked for the address of the other one.
    case asking(BusConnection)
    case opening(BusConnection)
    case up(BusConnection)

    var connection: BusConnection? {
      switch self {
      case .down, .waiting: nil
      case .asking(let connection), .opening(let connection), .up(let connection): connection
      }
    }
  }

  init(name: String, address: String?, app: AccessibilityBus.App, inbox: Inbox<Server>) {
    self.name = name
    self.app = app
    self.inbox = inbox
    let own = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"]
    givenAddress = address ?? own.flatMap { $0.isEmpty ? nil : $0 }
    tree = .empty(name)
    telling = TreeTelling(tree)
  }

  /// In seconds that only ever go on.
  var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func stop() { isStopped = true }

  // MARK: - The loop

  func run() {
    connect()
    while !isStopped {
      for job in inbox.take() { job(self) }
      receive()
      if telling.isBehind { tell() }
      keepTime()
      if !isStopped { wait() }
    }
    for case (.key(let then), _) in replies.values { then(false) }
    link = .down
  }

  /// Takes what came, but not for ever, and not while nobody takes what goes out.
  private func receive() {
    for _ in 0..<256 {
      guard let connection = link.connection else { break }
      guard isWritable || connection.queued < Serving.mostQueued else { break }
      isWritable = false
      switch connection.turn() {
      case .message(let message): take(message)
      case .more: break
      case .lost: return lose()
      case .nothing: return opened()
      }
    }
    opened()
  }

  private func wait() {
    var waits = [pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)]
    var deadline = nextTime
    if let connection = link.connection {
      let isFull = connection.queued >= Serving.mostQueued
      let events = isFull ? Int16(POLLOUT) : connection.events
      waits.append(pollfd(fd: connection.descriptor, events: events, revents: 0))
      deadline = min(deadline, connection.deadline.map { Double($0) / 1e6 } ?? .infinity)
    }
    let milliseconds = deadline == .infinity ? -1 : max(0, min(60_000, (deadline - now) * 1000))
    poll(&waits, nfds_t(waits.count), Int32(milliseconds.rounded(.up)))
    isWritable = waits.count > 1 && waits[1].revents & ~Int16(POLLIN) != 0
  }

  // MARK: - Connecting

  private func connect() {
    if let givenAddress { return open(givenAddress) }
    guard let session = BusConnection(address: nil) else { return lose() }
    link = .asking(session)
    expect(.address, session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"))
  }

  func open(_ address: String) {
    guard let connection = BusConnection(address: address) else { return lose() }
    link = .opening(connection)
  }

  /// Once the bus has said hello, the app can be embedded.
  private func opened() {
    guard case .opening(let connection) = link, connection.isReady else { return }
    identity.name = connection.name
    link = .up(connection)
    register(connection)
  }

  /// A bus that is gone may come again; what hangs on it is over.
  func lose() {
    link = .waiting(until: now + retryDelay)
    retryDelay = min(retryDelay * 2, Serving.lastRetry)
    for case (.key(let then), _) in replies.values { then(false) }
    replies = [:]
    waiting = []
    asked = [:]
    listenedFor = []
    lastCall = -.infinity
  }

  func embedded() { retryDelay = Serving.firstRetry }

  // MARK: - Time

  private var nextTime: Double {
    var times = replies.values.map(\.deadline)
    if case .waiting(let time) = link { times.append(time) }
    if let noticeEnd { times.append(noticeEnd) }
    if attention == .asked { times.append(lastCall + Serving.attentionSpan) }
    return times.min() ?? .infinity
  }

  private func keepTime() {
    let now = now
    if case .waiting(let time) = link, time <= now { connect() }
    if let noticeEnd, noticeEnd <= now { removeNotice() }
    for (cookie, reply) in replies where reply.deadline <= now {
      guard replies.removeValue(forKey: cookie) != nil else { continue }
      miss(reply.kind)
    }
    updateAttention()
  }
}
