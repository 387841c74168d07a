extension UIApplication {
  /// Makes a scene around all windows of a screen on which no app was launched.
  package func makeScene(on screen: UIScreen) -> UIWindowScene {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(configuration: configuration),
      connectionOptions: UIScene.ConnectionOptions()
    )
    scene.ownScreen = screen
    scene.activationState = .foregroundActive
    show(scene)
    return scene
  }

  /// Has the scene of a screen be the one of all windows, in the place of another screen's.
  package func show(_ scene: UIWindowScene) {
    guard wholeScene !== scene else { return }
    wholeScene = scene
    connectedScenes = [scene]
  }

  /// Ends the scene around all windows, with the screen that it has.
  package func forgetScene() {
    guard let scene = wholeScene else { return }
    wholeScene = nil
    connectedScenes.remove(scene)
  }
}
