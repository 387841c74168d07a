internal import Foundation

/// The thread that asks the portal once, and then hears what changes.
final class PortalReader {
  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let address: String?
  private let inbox: Inbox<PortalReader>
  private let changed: @Sendable (DesktopPreferences) -> Void
  private var isStopped = false
  private var hasAsked = false
  private var settings: [PortalSetting: BusValue] = [:]
  /// The settings that were asked for and not answered yet, by the numbers of their calls.
  private var asked: [UInt64: PortalSetting] = [:]
  private var reported = DesktopPreferences()

  init(
    address: String?,
    inbox: Inbox<PortalReader>,
    changed: @escaping @Sendable (DesktopPreferences) -> Void
  ) {
    self.address = address
    self.inbox = inbox
    self.changed = changed
  }

  func stop() { isStopped = true }

  func run() {
    guard let connection = BusConnection(address: address) else { return }
    while !isStopped {
      for job in inbox.take() { job(self) }
      guard receive(connection) else { return }
      if connection.isReady, !hasAsked { begin(connection) }
      if !isStopped { wait(connection) }
    }
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

  private func wait(_ connection: BusConnection) {
    var waits = [
      pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: connection.descriptor, events: connection.events, revents: 0),
    ]
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let seconds = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    let left = connection.deadline.map { max(0, Double($0) / 1e6 - seconds) }
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
  }

  /// One setting to a call: a portal answers an error for those that it lacks.
  private func ask(_ connection: BusConnection) {
    asked = [:]
    for setting in PortalSetting.all {
      let values: [BusValue] = [.string(setting.namespace), .string(setting.key)]
      if let call = connection.call(Self.name, Self.path, Self.interface, "Read", values) {
        asked[call] = setting
      }
    }
  }

  // MARK: - Hearing

  private func take(_ message: BusMessage, _ connection: BusConnection) {
    if let call = message.answers {
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

  private func report() {
    guard asked.isEmpty else { return }
    let preferences = DesktopPreferences(settings)
    guard preferences != reported else { return }
    reported = preferences
    changed(preferences)
  }
}
