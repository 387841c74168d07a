internal import AccessibilityTree

/// Answering what others ask.
extension Server {
  func take(_ message: BusMessage) {
    if let cookie = message.answers {
      guard let reply = replies.removeValue(forKey: cookie) else { return }
      return take(answer: message, to: reply.kind)
    }
    if message.isCall { answer(message) } else { hear(message) }
  }

  /// While nobody paid attention the tree has grown old, so the first call waits for a new one.
  private func answer(_ message: BusMessage) {
    guard case .up(let connection) = link else { return }
    lastCall = now
    updateAttention()
    if isFresh {
      serve(message, connection)
    } else if waiting.count < Serving.mostWaiting {
      waiting.append(message)
    } else {
      connection.fail(message, .tooMuch)
    }
  }

  private func serve(_ message: BusMessage, _ connection: BusConnection) {
    let call = IncomingCall(
      path: message.path,
      interface: message.interface,
      member: message.member,
      arguments: message.values,
      signature: message.signature
    )
    keepNumber(call)
    switch Dispatch(tree: tree, identity: identity).answer(call) {
    case .values(let values): connection.reply(to: message, values)
    case .failure(let failure): connection.fail(message, failure)
    case .request(let request): ask(request, message) { [.bool($0)] }
    case .order(let request): ask(request, message) { _ in [] }
    case .places(let values):
      guard let node = tree.node(at: call.path)?.id else { return }
      wait(for: message) { [app] reply in app.places(node) { reply(values($0)) } }
    }
  }

  /// The registry numbers the app.
  private func keepNumber(_ call: IncomingCall) {
    guard call.interface == Dispatch.properties, call.member == "Set",
      let values = call.arguments("ssv"), values[0].text == Interface.application.name,
      values[1].text == "Id", let number = values[2].parts.first?.number
    else { return }
    identity.number = Int32(clamping: number)
  }

  /// Has the app do something; the call is answered once it has.
  private func ask(
    _ request: AccessibilityRequest,
    _ message: BusMessage,
    _ values: @escaping @Sendable (Bool) -> [BusValue]
  ) {
    wait(for: message) { [app] reply in app.perform(request) { reply(values($0)) } }
  }

  /// Asks the app; the call is answered once it has replied.
  private func wait(
    for message: BusMessage,
    _ ask: (_ reply: @escaping @Sendable ([BusValue]) -> Void) -> Void
  ) {
    guard asked.count < Serving.mostWaiting else {
      link.connection?.fail(message, .tooMuch)
      return
    }
    askedCount += 1
    let number = askedCount
    asked[number] = message
    ask { [inbox] values in
      inbox.post { server in
        guard let message = server.asked.removeValue(forKey: number),
          case .up(let connection) = server.link
        else { return }
        connection.reply(to: message, values)
      }
    }
  }

  // MARK: - Attention

  func updateAttention() {
    let isUp = if case .up = link { true } else { false }
    let isRecent = now - lastCall < Serving.attentionSpan
    let new: AccessibilityBus.Attention =
      !isUp ? .nobody : !listenedFor.isEmpty ? .listening : isRecent ? .asked : .nobody
    guard new != attention else { return }
    let was = attention
    attention = new
    if new == .nobody || was == .nobody { isFresh = false }
    app.attentionChanged(new)
  }

  // MARK: - What the app says

  func publish(_ snapshot: AccessibilitySnapshot) {
    guard attention != .nobody else { return }
    let old = tree
    var new = ServedTree(snapshot)
    new.notice = old.notice
    tree = new
    let wasFresh = isFresh
    isFresh = true
    tell()
    if !wasFresh, !listenedFor.isEmpty { introduce() }
    guard case .up(let connection) = link else { return }
    let calls = waiting
    waiting = []
    for call in calls { serve(call, connection) }
  }

  /// Tells how the tree has changed since clients last heard of it.
  func tell() {
    guard case .up(let connection) = link else { return telling.forget(tree) }
    let hasRoom = connection.queued < Serving.mostQueued
    guard let changes = telling.events(to: tree, hasRoom: hasRoom, identity: identity) else {
      return
    }
    for id in changes.removed {
      let reference = BusValue.structure([.string(identity.name), .path(tree.path(id))])
      connection.signal(ServedTree.cachePath, Dispatch.cache, "RemoveAccessible", [reference])
    }
    for node in changes.added {
      let item = tree.cacheItem(node, identity)
      connection.signal(ServedTree.cachePath, Dispatch.cache, "AddAccessible", [item])
    }
    changes.events.forEach { send($0, connection) }
  }

  private func send(_ event: Event, _ connection: BusConnection) {
    connection.signal(event.path, event.interface, event.member, event.values)
  }

  func send(_ events: [Event]) {
    guard case .up(let connection) = link, connection.queued < Serving.mostQueued else { return }
    for event in events { send(event, connection) }
  }
}
