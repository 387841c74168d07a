/// The notices of one connection that the desktop shows, by `org.freedesktop.Notifications`.
struct OpenNotices {
  static let service = "org.freedesktop.Notifications"
  private static let path = "/org/freedesktop/Notifications"
  /// The button by which the specification knows a click on the notice itself.
  private static let wholeNotice = "default"

  /// The desktop's numbers of the notices, by the notices' names.
  private var numbers: [String: Int] = [:]
  /// The notices that were sent and have no number yet, by the numbers of the calls.
  private var sent: [UInt64: String] = [:]
  /// The notices that were taken back before they had a number.
  private var withdrawn: Set<String> = []
  private var question: UInt64?
  /// True if a text is read with markup.
  private var readsMarkup = false

  // MARK: - Asking

  /// Asks whether there is a desktop that shows notices, which begins it if it can be begun.
  mutating func begin(over connection: BusConnection) {
    connection.listen("type='signal',interface='\(Self.service)',path='\(Self.path)'")
    connection.listen(
      "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(Self.service)'"
    )
    ask(over: connection)
  }

  private mutating func ask(over connection: BusConnection) {
    question = connection.call(Self.service, Self.path, Self.service, "GetCapabilities")
  }

  mutating func show(_ notice: DesktopNotice, over connection: BusConnection) {
    withdrawn.remove(notice.name)
    var hints: [String: BusValue] = ["urgency": .byte(notice.isUrgent ? 2 : 1)]
    if notice.isSilent { hints["suppress-sound"] = .bool(true) }
    var buttons = [Self.wholeNotice, notice.title]
    for button in notice.buttons { buttons += [Self.key(of: button), button.title] }
    let call = connection.call(
      Self.service,
      Self.path,
      Self.service,
      "Notify",
      [
        .string(notice.app), .unsigned(UInt32(clamping: numbers[notice.name] ?? 0)), .string(""),
        .string(notice.title), .string(readsMarkup ? Self.escaped(notice.text) : notice.text),
        .strings(buttons), .options(hints),
        // The desktop decides for how long.
        .int(-1),
      ]
    )
    if let call { sent[call] = notice.name }
  }

  mutating func withdraw(_ name: String, over connection: BusConnection) {
    if sent.values.contains(name) { withdrawn.insert(name) }
    guard let number = numbers.removeValue(forKey: name) else { return }
    close(number, over: connection)
  }

  private func close(_ number: Int, over connection: BusConnection) {
    let value = BusValue.unsigned(UInt32(clamping: number))
    connection.call(Self.service, Self.path, Self.service, "CloseNotification", [value])
  }

  /// An app's own name of a button may be the one that the specification keeps for itself.
  private static func key(of button: DesktopNotice.Button) -> String { "button:" + button.name }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  // MARK: - Hearing

  /// Takes a message if it belongs to notices.
  mutating func take(
    _ message: BusMessage,
    over connection: BusConnection,
    tell: (NoticeEvent) -> Void
  ) -> Bool {
    if let call = message.answers { return takeAnswer(message, to: call, connection, tell) }
    if message.isSignal("org.freedesktop.DBus", "NameOwnerChanged") {
      guard let values = message.values("sss"), values[0].text == Self.service else { return false }
      // A service that begins, or begins again, knows nothing of the numbers of the former one.
      numbers = [:]
      if values[2].text?.isEmpty == false { ask(over: connection) }
      return true
    }
    if message.isSignal(Self.service, "ActionInvoked") {
      guard let values = message.values("us"), let name = name(values[0].number),
        let key = values[1].text
      else { return true }
      let button = key == Self.wholeNotice ? nil : String(key.trimmingPrefix("button:"))
      tell(.clicked(name, button: button))
      return true
    }
    guard message.isSignal(Self.service, "NotificationClosed") else { return false }
    guard let values = message.values("uu"), let name = name(values[0].number) else { return true }
    // A notice whose time is over stays in the desktop's list, or was not seen: 2 is the user.
    if values[1].number == 2 {
      numbers[name] = nil
      tell(.dismissed(name))
    }
    return true
  }

  private mutating func takeAnswer(
    _ message: BusMessage,
    to call: UInt64,
    _ connection: BusConnection,
    _ tell: (NoticeEvent) -> Void
  ) -> Bool {
    if call == question {
      question = nil
      let abilities = message.isError ? nil : message.values("as")?.first?.parts.compactMap(\.text)
      readsMarkup = abilities?.contains("body-markup") == true
      tell(.availability(abilities != nil))
      return true
    }
    guard let name = sent.removeValue(forKey: call) else { return false }
    guard !message.isError, let number = message.values("u")?.first?.number else { return true }
    if withdrawn.remove(name) != nil {
      close(number, over: connection)
    } else {
      numbers[name] = number
    }
    return true
  }

  private func name(_ number: Int?) -> String? { numbers.first { $0.value == number }?.key }
}
