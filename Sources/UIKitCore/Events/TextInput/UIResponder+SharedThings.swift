internal import ObjectiveC

private nonisolated(unsafe) var thingsKey: UInt8 = 0

extension UIResponder {
  /// The things to share, beside the object: few responders have any.
  var sharedThings: (any UIActivityItemsConfigurationReading)? {
    get {
      objc_getAssociatedObject(self, &thingsKey) as? any UIActivityItemsConfigurationReading
    }
    set {
      objc_setAssociatedObject(self, &thingsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}
