/// The scene of an app: the one that it connects, or the one around all of it.
extension AppLaunch {
  /// Connects one scene around all windows of an app without scenes.
  func connectWholeScene() -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    return connect(UIWindowScene.self, to: UISceneSession(configuration: configuration))
  }

  /// Makes the first scene as the delegate or Info.plist configures it.
  func connectScene() {
    let entries = info.scenes
    let first = entries.first.map { configuration($0) }
    let session = app.restoration.session(
      first ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    let options = UIScene.ConnectionOptions()
    if let delegate = app.delegate {
      session.configuration = delegate.application(
        app,
        configurationForConnecting: session,
        options: options
      )
    }
    complete(session.configuration, from: entries)
    let kind = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    show(connect(kind, to: session), session, options)
  }

  private func connect(_ type: UIWindowScene.Type, to session: UISceneSession) -> UIWindowScene {
    let scene = type.init(session: session, connectionOptions: UIScene.ConnectionOptions())
    scene.ownScreen = screen
    scene.activationState = .foregroundInactive
    app.connectedScenes.insert(scene)
    return scene
  }

  /// The delegate gets the storyboard's window before it is informed of the connection.
  private func show(
    _ scene: UIWindowScene,
    _ session: UISceneSession,
    _ options: UIScene.ConnectionOptions
  ) {
    let made = session.configuration.delegateClass.flatMap(ClassRegistry.shared.make)
    sceneDelegate = made as? any UISceneDelegate
    if sceneDelegate == nil, let type = session.configuration.delegateClass {
      Diagnostic.unmade("\(type)", role: "the delegate of a scene").report()
    }
    scene.delegate = sceneDelegate
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let storyboard = session.configuration.storyboard {
      let window = window(windowDelegate?.window, showing: storyboard)
      window.windowScene = scene
      mainWindow = window
      windowDelegate?.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    showMainWindow(windowDelegate?.window)
  }

  // MARK: - Configurations

  private func configuration(_ entry: InfoPlist.Scene) -> UISceneConfiguration {
    let result = UISceneConfiguration(name: entry.name, sessionRole: .windowApplication)
    fill(result, from: entry)
    return result
  }

  /// A configuration by name takes from Info.plist what it doesn't say itself.
  private func complete(_ configuration: UISceneConfiguration, from entries: [InfoPlist.Scene]) {
    let named = entries.first { $0.name != nil && $0.name == configuration.name }
    if let entry = named ?? entries.first { fill(configuration, from: entry) }
  }

  private func fill(_ configuration: UISceneConfiguration, from entry: InfoPlist.Scene) {
    func type(_ name: String?) -> AnyClass? {
      name.flatMap { ClassRegistry.shared.type(named: $0, module: nil) }
    }
    configuration.sceneClass = configuration.sceneClass ?? type(entry.sceneClass)
    configuration.delegateClass = configuration.delegateClass ?? type(entry.delegateClass)
    if configuration.storyboard == nil, let name = entry.storyboard {
      configuration.storyboard = storyboard(name)
    }
  }
}
