internal import Foundation
internal import StateArchive

/// Scenes keep an activity each instead of the whole interface.
extension AppRestoration {
  /// The activities of the scenes; nil if no scene has one.
  func sceneState(_ app: UIApplication) -> SavedState? {
    var state = SavedState(header: header)
    for scene in app.scenesInOrder {
      let activity = activity(of: scene)
      scene.session.stateRestorationActivity = activity
      state.scenes.append(
        SavedScene(
          persistentIdentifier: scene.session.persistentIdentifier,
          configuration: scene.session.configuration.name,
          activity: activity.map(Self.saved)
        )
      )
    }
    return state.scenes.contains { $0.activity != nil } ? state : nil
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
    // An activity does not hold the interface: controllers and views are left out of it.
    let coder = StateEncoder { $0 is UIResponder ? .leftOut : .value }
    coder.encode(activity.userInfo ?? [:], forKey: "userInfo")
    return SavedActivity(
      type: activity.activityType,
      title: activity.title,
      webpage: activity.webpageURL?.absoluteString,
      targetContentIdentifier: activity.targetContentIdentifier,
      persistentIdentifier: activity.persistentIdentifier,
      content: coder.content
    )
  }

  private static func activity(_ saved: SavedActivity) -> NSUserActivity {
    let activity = NSUserActivity(activityType: saved.type)
    activity.title = saved.title
    activity.webpageURL = saved.webpage.flatMap { URL(string: $0) }
    activity.targetContentIdentifier = saved.targetContentIdentifier
    activity.persistentIdentifier = saved.persistentIdentifier
    let coder = StateDecoder(saved.content, reserved: [:]) { _ in nil }
    let info = coder.decodeObject(forKey: "userInfo")
    activity.userInfo = info as? [AnyHashable: Any] ?? [:]
    return activity
  }

  // MARK: - Restoring

  /// Reads what the scenes of the last time left.
  func takeUpScenes() { scenes = takeUp()?.scenes ?? [] }

  /// The session that a scene continues, or a new one; the earliest that was kept comes first.
  func session(_ configuration: UISceneConfiguration) -> UISceneSession {
    let place = scenes.firstIndex { $0.configuration == configuration.name } ?? scenes.indices.first
    guard let place else { return UISceneSession(configuration: configuration) }
    let saved = scenes.remove(at: place)
    let session = UISceneSession(
      configuration: configuration,
      persistentIdentifier: saved.persistentIdentifier
    )
    session.stateRestorationActivity = saved.activity.map(Self.activity)
    return session
  }
}
