internal import Device
public import UIKitCore

/// Apps of several scenes in windows of a desktop: a device that is a window has one for each.
extension Stage {
  /// Uses the window of another scene from now on, as a click on it does: the stage's display, screen
  /// and window are those, and its key window gets the keys (W-123).
  public func use(_ scene: UIWindowScene) {
    guard let other = scene.screen.display as? HeadlessDisplay else { return }
    app.focusScene(on: scene.screen)
    (display, screen) = (other, scene.screen)
    window = scene.keyWindow ?? scene.windows.last ?? window
    turn()
  }

  /// Closes the window of a scene, as its user does (W-122); the stage uses the one in front then.
  public func close(_ scene: UIWindowScene) {
    app.closeScene(on: scene.screen)
    turn()
    let left = app.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard scene.screen === screen,
      let next = left.first(where: { $0.keyWindow != nil }) ?? left.first
    else { return }
    use(next)
  }
}

/// The screens beside a stage's first.
final class StageScreens: SceneScreens {
  private let launch: AppLaunch
  private(set) var screens: [UIScreen] = []

  init(_ launch: AppLaunch) { self.launch = launch }

  func openScreen() -> UIScreen? {
    let screen = launch.makeScreen()
    screens.append(screen)
    return screen
  }

  func close(_ screen: UIScreen) { screens.removeAll { $0 === screen } }

  func raise(_ screen: UIScreen) {}
}
