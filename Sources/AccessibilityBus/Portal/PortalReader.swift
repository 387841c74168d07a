internal import Foundation

/// The thread that asks the portal for the settings once, hears what changes, and asks the user what
/// the app wants to know.
final class PortalReader {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let address: String?
  private let inbox: Inbox<PortalReader>
  private let changed: @Sendable (DesktopPreferences) -> Void
  private let found: @Sendable (Set<PortalService>) -> Void
  private let noticed: @Sendable (NoticeEvent) -> Void
  private var connection: BusConnection?
  private var isStopped = false
  private var hasAsked = false
  private var settings: [PortalSetting: BusValue] = [:]
  /// The settings that were asked for and not answered yet, by the numbers of their calls.
  private var asked: [UInt64: PortalSetting] = [:]
  private var reported = DesktopPreferences()
  private var services: Set<PortalService> = []
  /// The parts of the portal that were looked for, by the numbers of the calls.
  private var sought: [UInt64: PortalService] = [:]
  private var questions = PortalQuestions()
  private var notices = OpenNotices()

  init(
    address: String?,
    inbox: Inbox<PortalReader>,
    changed: @escaping @Sendable (DesktopPreferences) -> Void,
    found: @escaping @Sendable (Set<PortalService>) -> Void,
    noticed: @escaping @Sendable (NoticeEvent) -> Void
  ) {
    self.address = address
    self.inbox = inbox
    self.changed = changed
    self.found = found
    self.noticed = noticed
  }

  func stop() { isStopped = true }

  func run() {
    connection = BusConnection(address: address)
    if connection == nil { noticed(.availability(false)) }
    while !isStopped {
      for job in inbox.take() { job(self) }
      if let connection, !serve(connection) {
        self.connection = nil
        questions.fail()
        noticed(.availability(false))
      }
      if !isStopped { wait(connection) }
    }
    questions.fail()
  }

  /// Asks the user; fails at once without a bus.
  func ask(_ question: PortalQuestion, then answer: @escaping PortalQuestions.Answer) {
    guard let connection, connection.isReady else { return answer(.failed) }
    questions.ask(question, over: connection, then: answer)
  }

  /// Shows a notice; without a bus nobody sees it.
  func show(_ notice: DesktopNotice) {
    guard let connection, connection.isReady else { return }
    notices.show(notice, over: connection)
  }

  /// Takes a notice back that is shown.
  func withdraw(_ name: String) {
    guard let connection, connection.isReady else { return }
    notices.withdraw(name, over: connection)
  }

  /// Takes what came, and begins once the bus is there; `false` once it is gone.
  private func serve(_ connection: BusConnection) -> Bool {
    guard receive(connection) else { return false }
    if connection.isReady, !hasAsked { begin(connection) }
    return true
  }

  /// Takes what came; `false` once the bus is gone.
  private func receive(_ connection: BusConnection) -> Bool {
    while true {
      switch connection.turn() {
      case .message(let message): take(message, connection)
      case .more: break
      case .nothing: return true
      case .lost: return false
      }
    }
  }

  private func wait(_ connection: BusConnection?) {
    var waits = [pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0)]
    if let connection {
      waits.append(pollfd(fd: connection.descriptor, events: connection.events, revents: 0))
    }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    let left = connection?.deadline.map { max(0, Double($0) / 1e6 - seconds) }
    poll(&waits, nfds_t(waits.count), left.map { Int32(min(60_000, $0 * 1000).rounded(.up)) } ?? -1)
  }

  // MARK: - Asking

  private func begin(_ connection: BusConnection) {
    hasAsked = true
    connection.listen(
      "type='signal',interface='\(Self.interface)',member='SettingChanged',path='\(Self.path)'"
    )
    connection.listen(
      "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(Self.name)'"
    )
    ask(connection)
    notices.begin(over: connection)
  }

  /// One setting to a call: a portal answers an error for those that it lacks.
  private func ask(_ connection: BusConnection) {
    (asked, sought) = ([:], [:])
    for service in PortalService.allCases {
      let values: [BusValue] = [.string(service.rawValue), .string("version")]
      let properties = "org.freedesktop.DBus.Properties"
      if let call = connection.call(Self.name, Self.path, properties, "Get", values) {
        sought[call] = service
      }
    }
    for setting in PortalSetting.all {
      let values: [BusValue] = [.string(setting.namespace), .string(setting.key)]
      if let call = connection.call(Self.name, Self.path, Self.interface, "Read", values) {
        asked[call] = setting
      }
    }
  }

  // MARK: - Hearing

  private func take(_ message: BusMessage, _ connection: BusConnection) {
    if questions.take(message) || notices.take(message, over: connection, tell: noticed) { return }
    if let call = message.answers {
      if let service = sought.removeValue(forKey: call) { return note(service, message) }
      guard let setting = asked.removeValue(forKey: call) else { return }
      // An error says that there is no such setting.
      settings[setting] = message.isError ? nil : message.values("v")?.first?.unwrapped
    } else if message.isSignal(Self.interface, "SettingChanged"),
      let values = message.values("ssv"), let namespace = values[0].text, let key = values[1].text
    {
      settings[PortalSetting(namespace: namespace, key: key)] = values[2].unwrapped
    } else if message.isSignal("org.freedesktop.DBus", "NameOwnerChanged"),
      let values = message.values("sss"), values[2].text?.isEmpty == false
    {
      // A portal that begins, or begins again.
      ask(connection)
    } else {
      return
    }
    report()
  }

  /// A portal has the parts whose version it tells.
  private func note(_ service: PortalService, _ message: BusMessage) {
    if message.isError { services.remove(service) } else { services.insert(service) }
    if sought.isEmpty { found(services) }
  }

  private func report() {
    guard asked.isEmpty else { return }
    let preferences = DesktopPreferences(settings)
    guard preferences != reported else { return }
    reported = preferences
    changed(preferences)
  }
}
