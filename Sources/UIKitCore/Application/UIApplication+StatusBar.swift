internal import CoreGraphics
public import Foundation

/// The app's notifications of its status bar while the interface turns.
extension UIApplication {
  /// Called before the geometry changes.
  func statusBarWillTurn(
    to new: UIInterfaceOrientation,
    on screen: UIScreen,
    duration: TimeInterval
  ) {
    delegate?.application(self, willChangeStatusBarOrientation: new, duration: duration)
    post(
      Self.willChangeStatusBarOrientationNotification,
      [Self.statusBarOrientationUserInfoKey: new.rawValue]
    )
    let size = screen.size(in: new)
    let height = screen.display.model.statusBarHeight(in: new.displayOrientation ?? .portrait)
    let frame = CGRect(x: 0, y: 0, width: height == 0 ? 0 : size.width, height: height)
    guard frame != screen.statusBarFrame else { return }
    delegate?.application(self, willChangeStatusBarFrame: frame)
    post(
      Self.willChangeStatusBarFrameNotification,
      [Self.statusBarFrameUserInfoKey: NSValue(cgRect: frame)]
    )
  }

  /// Called once the screen is shown the other way round; `was` is the bar's frame before.
  func statusBarDidTurn(from old: UIInterfaceOrientation, on screen: UIScreen, was: CGRect) {
    delegate?.application(self, didChangeStatusBarOrientation: old)
    post(
      Self.didChangeStatusBarOrientationNotification,
      [Self.statusBarOrientationUserInfoKey: old.rawValue]
    )
    guard was != screen.statusBarFrame else { return }
    delegate?.application(self, didChangeStatusBarFrame: was)
    post(
      Self.didChangeStatusBarFrameNotification,
      [Self.statusBarFrameUserInfoKey: NSValue(cgRect: was)]
    )
  }

  /// Turns the bar alone (O-34).
  func turnStatusBar(to orientation: UIInterfaceOrientation) {
    let screen = UIScreen.main
    let decider = screen.windows.last?.rootViewController?.orientationDecider
    guard decider?.shouldAutorotate == false else {
      return Diagnostic.statusBarNotTurned.report()
    }
    let (old, was) = (statusBarOrientation, screen.statusBarFrame)
    guard old != orientation, orientation != .unknown else { return }
    screen.statusBarTurn = orientation == screen.interfaceOrientation ? nil : orientation
    statusBarDidTurn(from: old, on: screen, was: was)
    screen.frameLoop.requestFrame()
  }

  private func post(_ name: Notification.Name, _ user: [String: Any]) {
    NotificationCenter.default.post(name: name, object: self, userInfo: user)
  }
}

nonisolated extension UIApplication {
  /// Posted with the app as object before the interface turns, with the new orientation.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification"
  )
  /// Posted with the app as object once the interface has its new orientation, with the old one.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification"
  )
  /// Posted with the app as object before a turn gives the status bar another frame, with that.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification"
  )
  /// Posted with the app as object after the status bar got another frame, with the old one.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification"
  )
  /// The orientation's raw value, as an `Int`.
  public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The frame as an `NSValue`, in the screen's coordinates.
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
