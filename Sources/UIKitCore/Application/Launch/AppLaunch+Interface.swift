/// The interface of an app without scenes.
extension AppLaunch {
  /// Makes the window and its first controller, whose view is not loaded yet.
  func loadMainInterface() {
    if let name = info.mainStoryboard {
      mainWindow = window(app.delegate?.window, showing: storyboard(name))
      app.delegate?.window = mainWindow
    } else if let name = info.mainNib {
      loadMainNib(name)
    }
  }

  func storyboard(_ name: String) -> UIStoryboard {
    let plain = name.hasSuffix(".storyboard") ? String(name.dropLast(11)) : name
    return UIStoryboard(name: plain, bundle: bundle)
  }

  /// The delegate's own window, or a new one, with the storyboard's first controller.
  func window(_ own: UIWindow?, showing storyboard: UIStoryboard) -> UIWindow {
    let window = own ?? UIWindow(frame: screen.appBounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// The app owns the main xib, which connects its delegate and the delegate's window.
  private func loadMainNib(_ name: String) {
    let plain = name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
    let objects = UINib(nibName: plain, bundle: bundle).instantiate(withOwner: app)
    let found = objects.lazy.compactMap { $0 as? any UIApplicationDelegate }.first
    if let found { adopt(delegate: found) }
    mainWindow = objects.lazy.compactMap { $0 as? UIWindow }.first
    if let mainWindow, app.delegate?.window == nil { app.delegate?.window = mainWindow }
  }
}

extension UIApplication {
  /// A new app of a class by its name; nil when there is none of that kind.
  static func named(_ name: String) -> UIApplication? {
    ClassRegistry.shared.type(named: name, module: nil).flatMap(ClassRegistry.shared.make)
      as? UIApplication
  }
}
