/// The state of the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  /// The colours of the status bar's text, from the controllers or Info.plist.
  open var statusBarStyle: UIStatusBarStyle { screen.chrome.statusBarStyle }
  /// `true` if the status bar is hidden, or the device has none.
  open var isStatusBarHidden: Bool { screen.chrome.hidesStatusBar || statusBarFrame.isEmpty }
  /// The strip of the status bar, in points of the screen; empty where it is hidden (S-4).
  open var statusBarFrame: CGRect { screen.statusBarFrame }
}

extension UIScreen {
  /// The strip of the status bar, in points; empty where there is none or controllers hide it.
  package var statusBarFrame: CGRect {
    updateChrome()
    return chrome.hidesStatusBar ? .zero : statusBarStrip
  }

  /// The strip where the status bar is, or would be (S-4): along the top, or along the edge that is
  /// on top for a bar that the app turned by itself.
  var statusBarStrip: CGRect {
    let turned = statusBarTurn ?? interfaceOrientation
    let height = display.model.statusBarHeight(in: turned.displayOrientation ?? orientation)
    guard height > 0 else { return .zero }
    let (width, length) = (appBounds.width, appBounds.height)
    return switch interfaceOrientation.quarters(to: turned) {
    case 1: CGRect(x: width - height, y: 0, width: height, height: length)
    case -1: CGRect(x: 0, y: 0, width: height, height: length)
    case 2: CGRect(x: 0, y: length - height, width: width, height: height)
    default: CGRect(x: 0, y: 0, width: width, height: height)
    }
  }
}
