internal import CoreGraphics
package import Device

/// Screens that several apps share: the part that this app has, and its changes.
///
/// The bounds of the screen stay those of the whole screen; windows have the size of the part, and
/// their coordinates begin at its corner (S-31).
extension UIScreen {
  /// The rectangle of the app's interface, in points, from its own corner.
  package var appBounds: CGRect {
    CGRect(origin: .zero, size: display.model.size(of: part, on: bounds.size))
  }

  /// True on iPads, unless the app insists on the whole screen (S-32).
  package var canResize: Bool {
    display.model.isWindow || display.model.idiom == .pad && !requiresFullScreen
  }

  /// Follows a window that is the device to a screen with other pixels to a point.
  func rescale() {
    if self === Self.main { Animator.shared.scale = display.scale }
    environmentChanged()
    frameLoop.requestFrame()
  }

  /// Gives the app another part of the screen, as the user does; nothing changes where an app
  /// always has the whole screen.
  ///
  /// Controllers hear of it as they do of a turn: of other traits, where the size class changes, and
  /// then of the size (R-12, S-31).
  package func resize(to new: ScreenPart) {
    guard canResize else { return }
    let before = appBounds
    part = restricted(new)
    if appBounds != before { orientationChanged() }
  }

  /// Follows a window that is the device to its new size.
  ///
  /// The interface is as wide or high as the window, if the app allows that orientation; nothing
  /// turns.
  func reshape() {
    let shape = display.model.shape
    if UIApplication.shared.orientationsOfInfo.contains(UIInterfaceOrientation(shape).mask) {
      orientation = shape
    }
    orientationChanged()
  }

  /// The part to begin with, before there are windows.
  package func begin(in new: ScreenPart) {
    guard canResize else { return }
    part = new
    environmentChanged()
  }

  /// A window of a size that the app's restrictions allow; they don't bind the shares of the system
  /// (S-33).
  private func restricted(_ part: ScreenPart) -> ScreenPart {
    guard case .size(let size) = part,
      let limits = scenes.lazy.compactMap(\.sizeRestrictions).first
    else { return part }
    return .size(limits.nearest(to: size))
  }

  /// Lets scenes say what changed about their space.
  func reportScenes() {
    for scene in UIApplication.shared.connectedScenes {
      guard let scene = scene as? UIWindowScene, scene.screen === self else { continue }
      scene.reportState()
    }
  }

  /// The scenes that the screen shows.
  var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter {
      $0.screen === self
    }
  }
}
