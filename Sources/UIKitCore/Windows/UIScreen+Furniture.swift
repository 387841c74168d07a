internal import Device

/// What the system lays over every app: the status bar, and the bar at the bottom that leads home.
extension UIScreen {
  /// What the whole screen shows, the system's parts included, at its own scale.
  package func picture() -> CGImage? {
    let shown = windows
    for window in shown { FrameLoop.settleAndDisplay(window) }
    let root = CALayer()
    root.bounds = bounds
    root.backgroundColor = Self.ground
    let furniture = furniture
    for view in furniture { FrameLoop.settleAndDisplay(view) }
    root.sublayers = shown.map(\.layer) + furniture.map(\.layer)
    defer { root.sublayers = nil }
    return Compositor().image(of: root, scale: scale, isOpaque: true)
  }

  private var furniture: [UIView] { [statusBar, homeIndicator].compactMap(\.self) }

  /// Whoever decides about the bar: the topmost controller that fills the screen.
  private var deciding: UIViewController? { windows.last?.rootViewController }

  private var statusBar: UIView? {
    let frame = statusBarFrame
    let hides = deciding?.last(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
    guard !frame.isEmpty, !hides else { return nil }
    let style = deciding?.last(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
    return StatusBar(model: display.model, frame: frame, color: color(of: style))
  }

  private func color(of style: UIStatusBarStyle) -> UIColor {
    switch style {
    case .lightContent: .white
    case .darkContent: .black
    case .default:
      (deciding?.traitCollection ?? traitCollection).userInterfaceStyle == .dark ? .white : .black
    }
  }

  private var homeIndicator: UIView? {
    let inset = safeAreaInsets.bottom
    guard inset > 0, deciding?.prefersHomeIndicatorAutoHidden != true else { return nil }
    let width = bounds.width > bounds.height ? bounds.width * 0.27 : bounds.width * 0.357
    let bar = UIView(
      frame: CGRect(
        x: (bounds.width - width) / 2,
        y: bounds.height - 13,
        width: width,
        height: 5
      )
    )
    bar.layer.cornerRadius = 2.5
    bar.backgroundColor = color(of: .default)
    return bar
  }

  /// What is seen where no window is.
  static let ground = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}

extension UIViewController {
  /// The controller that is left when each hands the decision on.
  fileprivate func last(
    _ next: @escaping (UIViewController) -> UIViewController?
  ) -> UIViewController {
    sequence(first: self, next: next).reduce(self) { $1 }
  }
}
