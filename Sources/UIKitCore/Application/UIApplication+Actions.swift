extension UIApplication {
  func dispatch(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if let target {
      return ClassTable.send(action, to: target as AnyObject, [sender, event]) != nil
    }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow?.frontController
    let taker = start?.target(forAction: action, withSender: sender)
    guard let taker else { return false }
    return ClassTable.send(action, to: taker as AnyObject, [sender, event]) != nil
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindowReference !== window else { return }
    keyWindowReference?.resignKey()
    keyWindowReference = window
    window.becomeKey()
  }

  /// What the delegate says, else what the idiom allows.
  func defaultOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? orientationsOfInfo
  }

  /// What Info.plist allows, else what the idiom does.
  var orientationsOfInfo: UIInterfaceOrientationMask {
    allowedOrientations
      ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
}
