internal import Device

/// The system's chrome over every app: the status bar, and the bar at the bottom that leads home.
extension UIScreen {
  /// The picture of the screen as far as the app has it, the system's parts included, at its own
  /// scale.
  package func picture() -> CGImage? {
    if let launchPicture { return launchPicture }
    let shown = windows
    for window in shown { FrameLoop.settleAndDisplay(window) }
    updateChrome()
    let chromeViews = chromeViews(over: shown)
    let root = CALayer()
    root.bounds = appBounds
    root.backgroundColor = Self.ground
    for view in chromeViews { FrameLoop.settleAndDisplay(view) }
    let chrome = turningLayer(with: chromeViews)
    root.sublayers = shown.map(\.layer) + [chrome]
    defer { root.sublayers = nil }
    return Compositor().image(of: root, scale: scale, isOpaque: true)
  }

  /// The system's parts turn with the windows, in the size that these have on the way.
  private func turningLayer(with views: [UIView]) -> CALayer {
    let layer = CALayer()
    layer.bounds = turningBounds
    layer.position = CGPoint(x: appBounds.midX, y: appBounds.midY)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: turnAngle))
    layer.sublayers = views.map(\.layer)
    return layer
  }

  private func chromeViews(over shown: [UIWindow]) -> [UIView] {
    let frame = indicatorFrame
    let isLight =
      turnState.phase == .running
      ? shownChrome.isIndicatorLight : frame.map { isDark(shown, in: $0) } ?? false
    shownChrome.isIndicatorLight = isLight
    return [statusBar, indicator(isLight: isLight), haloView(focus?.halo)].compactMap(\.self)
  }

  /// The same parts for a display that is watched, made anew when what they show has changed.
  func chromeLayers() -> [CALayer] {
    let state = ChromeState(
      bounds: turningBounds,
      angle: turnAngle,
      statusBarFrame: statusBarFrame,
      statusBarAlpha: statusBarFade?.alpha(at: display.now) ?? 1,
      chrome: chrome,
      isStatusBarLight: color(of: chrome.statusBarStyle) == .white,
      isIndicatorLight: shownChrome.isIndicatorLight,
      note: note,
      halo: focus?.halo
    )
    if shownChrome.state != state {
      let parts = [statusBar, indicator(isLight: state.isIndicatorLight), haloView(state.halo)]
      let views = (parts + [note.map(NoteView.init)]).compactMap(\.self)
      for view in views { FrameLoop.settleAndDisplay(view) }
      shownChrome.state = state
      shownChrome.layers = [turningLayer(with: views)]
    }
    return shownChrome.layers
  }

  private var statusBar: UIView? {
    let fade = statusBarFade
    var frame = fade?.frame ?? statusBarFrame
    guard !frame.isEmpty, fade != nil || !chrome.hidesStatusBar else { return nil }
    if statusBarTurn == nil { frame.size.width = turningBounds.width }
    let bar = StatusBar(
      model: display.model,
      frame: frame,
      color: color(of: chrome.statusBarStyle)
    )
    bar.alpha = fade?.alpha(at: display.now) ?? 1
    return bar
  }

  private func color(of style: UIStatusBarStyle) -> UIColor {
    switch style {
    case .lightContent: .white
    case .darkContent: .black
    case .default:
      (deciding?.traitCollection ?? traitCollection).userInterfaceStyle == .dark ? .white : .black
    }
  }

  /// The place of the bar that leads home; nil where there is none.
  var indicatorFrame: CGRect? {
    let bounds = turningBounds
    // A window that ends above the screen's lower edge lies clear of the bar.
    guard safeAreaInsets.bottom > 0, appBounds.height == self.bounds.height,
      !chrome.hidesHomeIndicator
    else { return nil }
    let width = bounds.width > bounds.height ? bounds.width * 0.27 : bounds.width * 0.357
    return CGRect(x: (bounds.width - width) / 2, y: bounds.height - 13, width: width, height: 5)
  }

  private func indicator(isLight: Bool) -> UIView? {
    guard let frame = indicatorFrame else { return nil }
    let bar = UIView(frame: frame)
    bar.layer.cornerRadius = 2.5
    bar.backgroundColor = isLight ? .white : .black
    return bar
  }

  /// The halo around what has the focus of the keys, with some room between them.
  private func haloView(_ halo: FocusHalo?) -> UIView? {
    guard let halo else { return nil }
    let width: CGFloat = 3
    let view = UIView(frame: halo.frame.insetBy(dx: -width - 1, dy: -width - 1))
    view.layer.borderWidth = width
    view.layer.borderColor = UIColor.tintColor.resolvedColor(with: traitCollection).cgColor
    view.layer.cornerRadius = min(
      max(halo.radius, 4) + width + 1,
      min(view.bounds.width, view.bounds.height) / 2
    )
    view.layer.cornerCurve = .continuous
    view.isUserInteractionEnabled = false
    return view
  }

  /// True if the windows' picture in a rectangle is darker than a middle gray.
  private func isDark(_ shown: [UIWindow], in rect: CGRect) -> Bool {
    let content = CALayer()
    content.frame = CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: appBounds.size)
    content.sublayers = shown.map(\.layer)
    defer { content.sublayers = nil }
    let patch = CALayer()
    patch.bounds = CGRect(origin: .zero, size: rect.size)
    patch.backgroundColor = Self.ground
    patch.addSublayer(content)
    guard let image = Compositor().image(of: patch, scale: 1, isOpaque: true),
      let bytes = image.dataProvider?.bytes, !bytes.isEmpty
    else { return false }
    let sum = bytes.enumerated().reduce(0) { $0 + ($1.offset % 4 == 3 ? 0 : Int($1.element)) }
    return sum < 3 * 128 * (bytes.count / 4)
  }

  /// The color of the screen where no window is.
  static let ground = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
}
