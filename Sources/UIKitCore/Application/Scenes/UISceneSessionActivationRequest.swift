/// A request to bring a scene to the front, or to make one.
public struct UISceneSessionActivationRequest {
  /// The role of the scene; that of the session if there is one.
  public let role: UISceneSession.Role
  /// The session whose scene is wanted; nil for any that suits, or a new one.
  public let session: UISceneSession?
  /// The activity to go on with in the scene; nil for none.
  public var userActivity: NSUserActivity?
  /// The options of the request; nil for none.
  public var options: UIScene.ActivationRequestOptions?

  /// Makes a request for a scene that suits a role and an activity, or a new one.
  public init(
    role: UISceneSession.Role = .windowApplication,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options)
  }

  /// Makes a request for the scene of a session.
  @MainActor
  public init(
    session: UISceneSession,
    userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (role, self.session) = (session.role, session)
    (self.userActivity, self.options) = (userActivity, options)
  }
}

extension UIApplication {
  /// Brings the scene of a request to the front, after the next frame: that of its session, a connected
  /// one whose conditions prefer the activity's identifier, or a new one.
  ///
  /// The error handler gets what `requestSceneSessionActivation` hands to its own.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session ?? sessionPreferring(request.userActivity, role: request.role),
      userActivity: request.userActivity,
      options: request.options,
      errorHandler: errorHandler
    )
  }

  private func sessionPreferring(
    _ activity: NSUserActivity?,
    role: UISceneSession.Role
  ) -> UISceneSession? {
    guard let identifier = activity?.targetContentIdentifier else { return nil }
    return scenesInOrder.first { scene in
      let wanted = scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate
      return scene.session.role == role && wanted.evaluate(with: identifier)
    }?.session
  }
}
