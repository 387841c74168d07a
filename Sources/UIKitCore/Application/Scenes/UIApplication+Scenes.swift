public import Foundation

/// Several scenes: asked for and destroyed by the app.
///
/// In windows of a desktop each scene has one of its own, and all are in the foreground (W-121);
/// otherwise the screen shows one scene, with all its windows, and the others are in the background.
extension UIApplication {
  /// Brings the scene of a session to the front, or makes a new scene for nil.
  ///
  /// It happens after the next frame. A connected scene is given the activity to continue, another
  /// gets it with its connection.
  ///
  /// The error handler gets `multipleScenesNotSupported` where Info.plist does not allow several
  /// scenes, and `requestDenied` for a session that is not one of the app's.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    UIScreen.main.frameLoop.afterNextPicture { [weak self] in
      self?.activate(sceneSession, userActivity, errorHandler)
    }
  }

  /// Takes the scene of a session away for good, after the next frame.
  ///
  /// The error handler gets `requestDenied` for a session that is not one of the app's, or that of
  /// an app without a scene manifest.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    UIScreen.main.frameLoop.afterNextPicture { [weak self] in
      self?.destroy(sceneSession, errorHandler)
    }
  }

  /// Does nothing: a scene in the background has no picture here that could be out of date.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private func activate(
    _ session: UISceneSession?,
    _ activity: NSUserActivity?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    if let session {
      guard openSessions.contains(session) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      if let scene = session.scene {
        bringForward(scene)
        if let activity { scene.delegate?.scene(scene, continue: activity) }
        return
      }
    }
    guard supportsMultipleScenes || connectedScenes.isEmpty else {
      errorHandler?(UISceneError(.multipleScenesNotSupported))
      return
    }
    archivedSessions.removeAll { $0 === session }
    if let scene = sceneMaker?(session, activity) { bringForward(scene) }
  }

  /// The scene in front goes to the background, another takes its room.
  private func bringForward(_ scene: UIScene) {
    guard scene !== frontScene, applicationState != .background else { return }
    if let sceneScreens, let screen = (scene as? UIWindowScene)?.screen {
      if scene.activationState != .foregroundActive {
        scene.enterForeground()
        if applicationState == .active { scene.activate() }
      }
      sceneScreens.raise(screen)
      return focusScene(on: screen)
    }
    if let before = frontScene {
      if before.activationState == .foregroundActive { before.deactivate() }
      before.enterBackground()
    }
    frontScene = scene
    for window in (scene as? UIWindowScene)?.windows ?? [] where !window.isHidden {
      window.screen.raise(window)
      window.makeKey()
    }
    scene.enterForeground()
    if applicationState == .active { scene.activate() }
  }

  func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
    guard openSessions.contains(session), session.scene == nil || livesInScenes else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    archivedSessions.removeAll { $0 === session }
    if let scene = session.scene {
      if scene.activationState == .foregroundActive { scene.deactivate() }
      connectedScenes.remove(scene)
      let screen = (scene as? UIWindowScene)?.screen
      if let next = scenesInOrder.first, frontScene === scene { bringForward(next) }
      scene.disconnect()
      if let screen, screen.scenes.isEmpty { sceneScreens?.close(screen) }
    }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }
}

extension UIScene {
  /// The options of a request for a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asked; kept, and has no effect here.
    open var requestingScene: UIScene?
  }
}

/// The options of a request to take a scene away.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {}

/// The way in which the windows of a scene leave.
@preconcurrency @MainActor
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The meaning of a scene's end for its user.
  nonisolated public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit = 2
    case decline = 3
  }

  /// Default `standard`; kept, and has no effect here.
  open var windowDismissalAnimation = DismissalAnimation.standard
}
