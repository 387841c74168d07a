extension UIApplication {
  /// Says that memory is short: to the delegate, to whoever listens, and to every controller.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for controller in ControllerCensus.living { controller.didReceiveMemoryWarning() }
  }
}
