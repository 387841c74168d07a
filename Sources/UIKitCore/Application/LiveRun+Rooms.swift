internal import Device

/// Further windows of a run, one for each scene after the first (W-121).
extension LiveRun: SceneRooms {
  package func openScreen() -> UIScreen? {
    guard let makeWindow else { return nil }
    let screen = launch.makeScreen()
    guard let display = screen.display as? HeadlessDisplay, let window = makeWindow(display) else {
      return nil
    }
    rooms.append(LiveRoom(screen, display, window))
    return screen
  }

  package func close(_ screen: UIScreen) {
    for room in rooms where room.screen === screen { room.window.close() }
    rooms.removeAll { $0.screen === screen }
    if front?.screen === screen { front = rooms.first }
  }

  package func raise(_ screen: UIScreen) {
    guard let room = rooms.first(where: { $0.screen === screen }) else { return }
    front = room
    room.window.raise()
  }

  /// Takes what people did in a window; the last one that is closed ends the run.
  func takeInput(of room: LiveRoom) {
    let input = room.window.takeInput(for: room.screen)
    if input.isFocused {
      front = room
      launch.app.focusScene(on: room.screen)
    }
    for command in input.commands {
      front = room
      perform(command)
    }
    if input.isSomething || !input.commands.isEmpty { room.screen.frameLoop.requestFrame() }
    guard input.isClosed else { return }
    if rooms.count > 1, !room.screen.scenes.isEmpty {
      launch.app.closeScene(on: room.screen)
    } else {
      isOpen = false
    }
  }
}
