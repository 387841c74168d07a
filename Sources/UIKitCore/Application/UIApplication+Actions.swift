extension UIApplication {
  func dispatch(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if let target { return deliver(action, to: target as AnyObject, from: sender, event) }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow?.frontController
    let taker = start?.target(forAction: action, withSender: sender)
    return taker.map { deliver(action, to: $0 as AnyObject, from: sender, event) } ?? false
  }

  private func deliver(
    _ action: Selector,
    to target: AnyObject,
    from sender: Any?,
    _ event: UIEvent?
  ) -> Bool {
    guard ClassTable.send(action, to: target, [sender, event]) != nil else { return false }
    ConnectionWatch.listener?.didSend(action, by: sender)
    return true
  }

  func makeKey(_ window: UIWindow) {
    guard keyWindowReference !== window else { return }
    if let old = keyWindowReference {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    keyWindowReference = window
    window.windowScene?.lastKeyWindow = window
    window.becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
  }

  /// The orientations that the delegate allows, else those of Info.plist or the idiom.
  func defaultOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? orientationsOfInfo
  }

  /// The orientations that Info.plist allows, else those of the idiom.
  var orientationsOfInfo: UIInterfaceOrientationMask {
    allowedOrientations
      ?? (UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
}
