internal import Device

extension AppLaunch {
  /// A screen like the one that the app began with, on a display that goes by the same clock.
  package func makeScreen() -> UIScreen {
    let display = HeadlessDisplay(firstModel, orientation: firstModel.shape, scale: screen.scale)
    display.follow(self.display)
    let new = UIScreen(display: display, settings: screen.settings)
    new.requiresFullScreen = screen.requiresFullScreen
    new.appDecides = screen.appDecides
    new.frameLoop.isWatched = screen.frameLoop.isWatched
    return new
  }

  /// True if the app may have several scenes, and each of them a window that is the device.
  package var givesScenesScreens: Bool { info.supportsMultipleScenes && display.model.isWindow }
}
