internal import AccessibilityTree

/// A call whose reply the server waits for.
enum Reply {
  /// The address of the accessibility bus.
  case address
  /// The desktop that the app was embedded into.
  case desktop
  /// The events that clients listen for.
  case listeners
  /// The answer whether a screen reader took a key.
  case key(@Sendable (Bool) -> Void)
}

/// Entering the app into the desktop's list, and hearing who listens.
extension Server {
  private static let registry = "org.a11y.atspi.Registry"

  func expect(_ reply: Reply, _ cookie: UInt64?, patience: Double = Serving.busPatience) {
    if let cookie { replies[cookie] = (reply, now + patience) }
  }

  /// Nothing came in time, or an error did.
  func miss(_ reply: Reply) {
    switch reply {
    // Without these there is nobody to serve; the bus is tried again later.
    case .address, .desktop: lose()
    case .listeners: listenersAre([])
    case .key(let then): then(false)
    }
  }

  func register(_ connection: BusConnection) {
    connection.listen("type='signal',interface='\(Self.registry)'")
    connection.listen(
      "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
        + "arg0='\(Self.registry)'"
    )
    embed(connection)
  }

  private func embed(_ connection: BusConnection) {
    let own = BusValue.structure([.string(identity.name), .path(ServedTree.rootPath)])
    expect(
      .desktop,
      connection.call(
        Self.registry,
        ServedTree.rootPath,
        "org.a11y.atspi.Socket",
        "Embed",
        [own]
      )
    )
    askForListeners(connection)
  }

  private func askForListeners(_ connection: BusConnection) {
    expect(
      .listeners,
      connection.call(
        Self.registry,
        "/org/a11y/atspi/registry",
        Self.registry,
        "GetRegisteredEvents"
      )
    )
  }

  /// Signals of the registry: who listens has changed, or the registry itself.
  func hear(_ message: BusMessage) {
    guard case .up(let connection) = link else { return }
    if message.isSignal(Self.registry, "EventListenerRegistered")
      || message.isSignal(Self.registry, "EventListenerDeregistered")
    {
      askForListeners(connection)
    } else if message.isSignal("org.freedesktop.DBus", "NameOwnerChanged"),
      let values = message.values("sss"), values[0].text == Self.registry
    {
      if values[2].text?.isEmpty == false { embed(connection) } else { listenersAre([]) }
    }
  }

  func take(answer message: BusMessage, to reply: Reply) {
    guard !message.isError else { return miss(reply) }
    switch reply {
    case .address:
      guard let address = message.values("s")?.first?.text, !address.isEmpty else { return lose() }
      open(address)
    case .desktop:
      guard let parts = message.values("(so)")?.first?.parts, parts.count == 2 else {
        return miss(reply)
      }
      identity.desktop = (parts[0].text ?? "", parts[1].text ?? ServedTree.nullPath)
      embedded()
    case .listeners:
      let entries = message.values("a(ss)")?.first?.parts ?? []
      listenersAre(entries.compactMap { $0.parts.last?.text })
    case .key(let then):
      then(message.values("b")?.first?.truth ?? false)
    }
  }

  private func listenersAre(_ events: [String]) {
    let wasEmpty = listenedFor.isEmpty
    listenedFor = events
    updateAttention()
    if wasEmpty, !events.isEmpty, isFresh { introduce() }
  }

  /// Tells who has just begun to listen which window is in front, and where the focus is.
  func introduce() {
    guard let window = tree.window else { return }
    send(TreeEvents.activation(of: window, in: tree))
    guard let focus = tree.snapshot.focus, tree[focus] != nil else { return }
    send([.state(tree.path(focus), "focused", true)])
  }

  /// True if a client listens for announcements; a screen reader that can't speak them does not.
  var hearsAnnouncements: Bool {
    listenedFor.contains { $0.lowercased().hasPrefix("object:announcement") }
  }

  // MARK: - Keys

  func offer(_ key: AccessibilityKey, then: @escaping @Sendable (Bool) -> Void) {
    guard case .up(let connection) = link, !listenedFor.isEmpty else { return then(false) }
    // The interface's description has unsigned numbers here, which the registry refuses.
    let event = BusValue.structure([
      .unsigned(key.isDown ? 0 : 1), .int(Int32(bitPattern: key.symbol)),
      .int(Int32(bitPattern: key.code)), .int(Int32(bitPattern: key.modifiers)),
      .int(Int32(truncatingIfNeeded: Int(now * 1000))), .string(key.text), .bool(true),
    ])
    let cookie = connection.call(
      Self.registry,
      "/org/a11y/atspi/registry/deviceeventcontroller",
      "org.a11y.atspi.DeviceEventController",
      "NotifyListenersSync",
      [event]
    )
    guard cookie != nil else { return then(false) }
    expect(.key(then), cookie, patience: Serving.keyPatience)
  }
}
