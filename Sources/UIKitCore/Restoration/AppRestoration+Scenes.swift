internal import Foundation
internal import StateArchive

/// Scenes keep an activity each instead of the whole interface.
extension AppRestoration {
  /// The sessions of the app with their activities, the one in front first.
  func sceneState(_ app: UIApplication) -> SavedState {
    var state = SavedState(header: header)
    let connected = app.scenesInOrder.filter { $0 !== app.frontScene }
    let sessions = ([app.frontScene].compactMap(\.self) + connected).map(\.session)
    for session in sessions + app.archivedSessions { state.scenes.append(saved(session)) }
    state.header.ignoresSnapshot = ignoresSnapshot
    return state
  }

  private func saved(_ session: UISceneSession) -> SavedScene {
    SavedScene(
      persistentIdentifier: session.persistentIdentifier,
      configuration: session.configuration.name,
      activity: session.stateRestorationActivity.map(Self.saved),
      content: session.userInfo.map(Self.saved) ?? SavedContent()
    )
  }

  /// Asks a scene that goes to the background for what it is to go on with.
  func noteActivity(of scene: UIScene) {
    isSaving = true
    defer { isSaving = false }
    scene.session.stateRestorationActivity = activity(of: scene)
  }

  /// The delegate's activity, or else the scene's own, brought up to date by the responders.
  private func activity(of scene: UIScene) -> NSUserActivity? {
    guard let activity = scene.delegate?.stateRestorationActivity(for: scene) ?? scene.userActivity
    else { return nil }
    let windows = (scene as? UIWindowScene)?.windows ?? []
    for responder in [scene as UIResponder] + windows.flatMap(Self.responders)
    where responder === scene || responder.userActivity === activity {
      responder.updateUserActivityState(activity)
    }
    activity.save()
    return activity
  }

  /// The controllers of a window, from above to below.
  private static func responders(_ window: UIWindow) -> [UIResponder] {
    var found: [UIResponder] = []
    var waiting = [window.rootViewController].compactMap(\.self)
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      found.append(next)
      waiting += next.children + [next.modal.presented].compactMap(\.self)
    }
    return found
  }

  private static func saved(_ activity: NSUserActivity) -> SavedActivity {
    SavedActivity(
      type: activity.activityType,
      title: activity.title,
      webpage: activity.webpageURL?.absoluteString,
      targetContentIdentifier: activity.targetContentIdentifier,
      persistentIdentifier: activity.persistentIdentifier,
      content: saved(activity.userInfo ?? [:])
    )
  }

  /// Values of the app's own; controllers and views, which are none, are left out of them.
  private static func saved(_ values: [AnyHashable: Any]) -> SavedContent {
    let coder = StateEncoder { $0 is UIResponder ? .leftOut : .value }
    coder.encode(values, forKey: "userInfo")
    return coder.content
  }

  private static func activity(_ saved: SavedActivity) -> NSUserActivity {
    let activity = NSUserActivity(activityType: saved.type)
    activity.title = saved.title
    activity.webpageURL = saved.webpage.flatMap { URL(string: $0) }
    activity.targetContentIdentifier = saved.targetContentIdentifier
    activity.persistentIdentifier = saved.persistentIdentifier
    activity.userInfo = values(saved.content) ?? [:]
    return activity
  }

  private static func values(_ content: SavedContent) -> [AnyHashable: Any]? {
    let coder = StateDecoder(content, reserved: [:]) { _ in nil }
    return coder.decodeObject(forKey: "userInfo") as? [AnyHashable: Any]
  }

  // MARK: - Restoring

  /// The sessions of the last time wait for their scenes; the first is connected at once.
  func takeUpScenes(_ app: UIApplication) {
    app.archivedSessions = (takeUp()?.scenes ?? []).map { saved in
      let session = UISceneSession(
        configuration: UISceneConfiguration(
          name: saved.configuration,
          sessionRole: .windowApplication
        ),
        persistentIdentifier: saved.persistentIdentifier
      )
      session.stateRestorationActivity = saved.activity.map(Self.activity)
      session.userInfo = Self.values(saved.content) as? [String: Any]
      return session
    }
  }
}
