/// The controllers' answers about the parts of the screen that belong to the system.
struct ScreenChrome: Equatable {
  var hidesStatusBar = false
  var statusBarStyle = UIStatusBarStyle.default
  var hidesHomeIndicator = false
  /// The edges where an app's gestures come before the system's.
  var deferringEdges: UIRectEdge = []
}

/// The settings that the system's parts are drawn from; while they are equal, so are the parts.
struct ChromeState: Equatable {
  var bounds: CGRect
  /// Clockwise in radians, while the interface turns.
  var angle: CGFloat
  var statusBarFrame: CGRect
  /// Below 1 while the bar comes or goes with a turn.
  var statusBarAlpha: CGFloat
  var chrome: ScreenChrome
  var isStatusBarLight: Bool
  var isIndicatorLight: Bool
  var note: String?
  /// The halo around what has the focus of the keys.
  var halo: FocusHalo?
}

/// The system's parts in the pictures of a display that is watched.
struct ShownChrome {
  /// The settings that the layers were drawn from.
  var state: ChromeState?
  var layers: [CALayer] = []
  /// True if the last picture is dark beside the bar at the bottom.
  var isIndicatorLight = false
}

extension UIScreen {
  /// Whoever decides about the system's parts: the topmost controller that fills the screen, or
  /// says that it decides although it does not.
  var deciding: UIViewController? { frontWindow?.rootViewController?.decidingPresented }

  /// Asks the controllers anew; each may hand a question on to a child (C-28).
  func askForChrome() -> ScreenChrome {
    guard let deciding else { return appDecides ?? ScreenChrome() }
    return ScreenChrome(
      hidesStatusBar: appDecides?.hidesStatusBar
        ?? deciding.last(\.childForStatusBarHidden).prefersStatusBarHidden,
      statusBarStyle: appDecides?.statusBarStyle ?? statusBarStyle(of: deciding),
      hidesHomeIndicator: deciding.last(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden,
      deferringEdges: deciding.last(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures
    )
  }

  /// Light over a presenter that leans back, as what is around it is black.
  private func statusBarStyle(of deciding: UIViewController) -> UIStatusBarStyle {
    deciding.isLeaningBack
      ? .lightContent : deciding.last(\.childForStatusBarStyle).preferredStatusBarStyle
  }

  /// The style the status bar would have if controllers were asked now.
  var statusBarStyle: UIStatusBarStyle { askForChrome().statusBarStyle }

  /// Says that the controllers' answers may be others now; they are asked with the next picture.
  func chromeChanged() {
    chromeIsStale = true
    frameLoop.requestFrame()
  }

  func updateChrome() {
    guard chromeIsStale else { return }
    chromeIsStale = false
    chrome = askForChrome()
  }
}

extension UIViewController {
  /// Says that an answer about the system's parts of the screen changed.
  func chromeChanged() { (viewIfLoaded?.window?.screen ?? UIScreen.main).chromeChanged() }

  /// The controller that is left when each hands the decision on.
  fileprivate func last(
    _ next: @escaping (UIViewController) -> UIViewController?
  ) -> UIViewController {
    sequence(first: self, next: next).reduce(self) { $1 }
  }
}
