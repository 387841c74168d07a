extension UIApplication {
  /// Reports that memory is short: to the delegate, as a notification, and to every controller.
  package func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for controller in LiveControllers.living { controller.didReceiveMemoryWarning() }
  }
}
