extension UIApplication {
  /// The screens of the app: the first one, and those of further scenes in the order of their
  /// sessions' names.
  package var screens: [UIScreen] {
    let main = UIScreen.main
    return scenesInOrder.compactMap { ($0 as? UIWindowScene)?.screen }
      .reduce(into: [main]) { known, screen in
        if !known.contains(where: { $0 === screen }) { known.append(screen) }
      }
  }

  /// The user has closed the window of a scene: it goes for good, and the others stay (W-122).
  package func closeScene(on screen: UIScreen) {
    for scene in screen.scenes where scene.windowingBehaviors?.isClosable != false {
      destroy(scene.session, nil)
    }
  }

  /// The user has turned to the window of a scene: its key window gets the keys (W-123).
  package func focusScene(on screen: UIScreen) {
    guard let scene = screen.scenes.first else { return }
    frontScene = scene
    let window = scene.keyWindow ?? scene.lastKeyWindow ?? scene.windows.last { !$0.isHidden }
    if let window, !window.isKeyWindow { window.makeKey() }
  }
}
