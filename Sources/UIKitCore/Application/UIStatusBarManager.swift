/// The colours of the status bar's text.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// What the status bar of a scene looks like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let screen: UIScreen

  init(screen: UIScreen) { self.screen = screen }

  open var statusBarStyle: UIStatusBarStyle { screen.chrome.statusBarStyle }
  open var isStatusBarHidden: Bool { screen.chrome.hidesStatusBar || statusBarFrame.isEmpty }
  open var statusBarFrame: CGRect { screen.statusBarFrame }
}

extension UIScreen {
  /// The strip of the status bar, in points; empty where there is none (S-4).
  package var statusBarFrame: CGRect {
    let height = display.model.statusBarHeight(in: display.orientation)
    return height == 0 ? .zero : CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}
