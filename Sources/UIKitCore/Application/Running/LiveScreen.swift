internal import CoreGraphics
internal import Device

/// A window of a run with the screen that it shows.
final class LiveScreen {
  let screen: UIScreen
  let display: HeadlessDisplay
  let window: any AppWindow
  /// The limits of the window's size that the window knows.
  private var limits = (least: CGSize.zero, greatest: CGSize.zero)
  /// The title that the window has been given; nil for none yet.
  private var title: String?

  init(_ screen: UIScreen, _ display: HeadlessDisplay, _ window: any AppWindow) {
    (self.screen, self.display, self.window) = (screen, display, window)
    screen.dragCarrier = window.drags
  }

  /// Brings the window in line with its scene, whose title, and how small and large it can be, the
  /// app may change at any time.
  func update() {
    guard let scene = screen.scenes.first else { return }
    if let new = scene.title, new != title ?? "" {
      title = new
      window.show(title: new)
    }
    guard let now = scene.sizeRestrictions,
      now.minimumSize != limits.least || now.maximumSize != limits.greatest
    else { return }
    limits = (now.minimumSize, now.maximumSize)
    window.limit(from: limits.least, to: limits.greatest)
  }
}
