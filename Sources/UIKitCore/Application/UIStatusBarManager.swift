/// The state of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  /// The colours of the status bar's text, from the controllers or Info.plist.
  open var statusBarStyle: UIStatusBarStyle { screen.chrome.statusBarStyle }
  /// `true` if the status bar is hidden, or the device has none.
  open var isStatusBarHidden: Bool { screen.chrome.hidesStatusBar || statusBarFrame.isEmpty }
  /// The strip of the status bar, in points of the screen, hidden or not (S-4).
  open var statusBarFrame: CGRect { screen.statusBarFrame }
}

extension UIScreen {
  /// The strip of the status bar, in points; empty where there is none (S-4).
  package var statusBarFrame: CGRect {
    let height = display.model.statusBarHeight(in: display.orientation)
    return height == 0 ? .zero : CGRect(x: 0, y: 0, width: appBounds.width, height: height)
  }
}
