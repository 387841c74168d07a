internal import Device

/// Further windows of a run, one for each scene after the first (W-121).
extension LiveRun: SceneScreens {
  package func openScreen() -> UIScreen? {
    guard let makeWindow else { return nil }
    let screen = launch.makeScreen()
    guard let display = screen.display as? HeadlessDisplay, let window = makeWindow(display) else {
      return nil
    }
    screen.accessibilityPublisher = launch.screen.accessibilityPublisher
    liveScreens.append(LiveScreen(screen, display, window))
    return screen
  }

  package func close(_ screen: UIScreen) {
    for live in liveScreens where live.screen === screen { live.window.close() }
    liveScreens.removeAll { $0.screen === screen }
    if front?.screen === screen { front = liveScreens.first }
  }

  package func raise(_ screen: UIScreen) {
    guard let live = liveScreens.first(where: { $0.screen === screen }) else { return }
    front = live
    live.window.raise()
  }

  /// Takes what people did in a window; the last one that is closed ends the run.
  func takeInput(of live: LiveScreen) {
    let input = live.window.takeInput(for: live.screen)
    if input.isFocused {
      front = live
      launch.app.focusScene(on: live.screen)
    }
    for command in input.commands {
      front = live
      perform(command)
    }
    if input.isSomething || !input.commands.isEmpty { live.screen.frameLoop.requestFrame() }
    guard input.isClosed else { return }
    if liveScreens.count > 1, !live.screen.scenes.isEmpty {
      launch.app.closeScene(on: live.screen)
    } else {
      isOpen = false
    }
  }
}
