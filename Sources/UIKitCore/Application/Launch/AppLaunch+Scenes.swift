/// The scene of an app: the one that it connects, or the one around all of it.
extension AppLaunch {
  /// Connects one scene around all windows of an app without scenes.
  func connectWholeScene() -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    return connect(UIWindowScene.self, to: UISceneSession(configuration: configuration))
  }

  /// Connects the scene that was in front the last time, or else a new one.
  func connectScene() {
    let session = app.archivedSessions.isEmpty ? nil : app.archivedSessions.removeFirst()
    app.frontScene = connect(session, nil)
  }

  /// Connects a scene to a session that was kept, or to a new one, which the delegate configures.
  ///
  /// A kept session is configured by its name in Info.plist; the delegate is asked again where
  /// Info.plist does not have it.
  func connect(_ kept: UISceneSession?, _ activity: NSUserActivity?) -> UIWindowScene {
    let entries = info.scenes
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    let session = kept ?? UISceneSession(configuration: first(of: entries))
    let name = session.configuration.name
    let isKnown = kept != nil && entries.contains { $0.name == name }
    if !isKnown, let delegate = app.delegate {
      session.configuration = delegate.application(
        app,
        configurationForConnecting: session,
        options: options
      )
    }
    complete(session.configuration, from: entries)
    let kind = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = connect(kind, to: session, options)
    show(scene, session, options)
    return scene
  }

  private func first(of entries: [InfoPlist.Scene]) -> UISceneConfiguration {
    entries.first.map { configuration($0) }
      ?? UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  private func connect(
    _ type: UIWindowScene.Type,
    to session: UISceneSession,
    _ options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) -> UIWindowScene {
    let scene = type.init(session: session, connectionOptions: options)
    let further = app.connectedScenes.isEmpty ? nil : app.sceneScreens?.openScreen()
    scene.ownScreen = further ?? screen
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
    scene.delegate = made as? any UISceneDelegate
    if scene.delegate == nil, let type = session.configuration.delegateClass {
      Diagnostic.unmade("\(type)", role: "the delegate of a scene").report()
    }
    let windowDelegate = scene.delegate as? any UIWindowSceneDelegate
    if let storyboard = session.configuration.storyboard {
      let window = window(windowDelegate?.window, showing: storyboard)
      window.windowScene = scene
      if scene.screen !== screen { window.frame = scene.screen.appBounds }
      scene.storyboardWindow = window
      windowDelegate?.window = window
    }
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    if let window = scene.storyboardWindow {
      (windowDelegate?.window ?? window).makeKeyAndVisible()
    }
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
