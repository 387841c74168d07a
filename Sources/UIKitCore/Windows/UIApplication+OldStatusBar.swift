/// The calls with which apps decide about the status bar themselves.
///
/// They count where Info.plist says that controllers don't decide about the bar, and do nothing
/// elsewhere (W-30).
extension UIApplication {
  /// The colour of the status bar's text.
  public var statusBarStyle: UIStatusBarStyle {
    get { UIScreen.main.statusBarStyle }
    set { decideStatusBar { $0.statusBarStyle = newValue } }
  }

  /// Gives the status bar's text a colour, without animation.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// True if the status bar is not shown.
  public var isStatusBarHidden: Bool {
    get { UIScreen.main.askForChrome().hidesStatusBar }
    set { decideStatusBar { $0.hidesStatusBar = newValue } }
  }

  /// Shows or hides the status bar, without animation.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The time in seconds that a quarter turn of the interface takes: 0.3 on phones, 0.4 on pads.
  public var statusBarOrientationAnimationDuration: TimeInterval {
    ScreenTurn.quarterDuration(UIScreen.main)
  }

  private func decideStatusBar(_ change: (inout ScreenChrome) -> Void) {
    let screen = UIScreen.main
    guard var decision = screen.appDecides else { return }
    change(&decision)
    screen.appDecides = decision
    screen.chromeChanged()
  }
}
