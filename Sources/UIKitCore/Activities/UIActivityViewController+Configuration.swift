internal import ObjectiveC

extension UIActivityViewController {
  /// Makes a list for the things of a configuration (W-232).
  ///
  /// Objects of which a configuration was made are the items; otherwise its providers are, for the
  /// app's own activities.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let own = (activityItemsConfiguration as? UIActivityItemsConfiguration)?.objects
    let providers = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration
    self.init(
      activityItems: own ?? providers,
      applicationActivities: activityItemsConfiguration.activities
    )
  }
}

extension UIActivityItemsConfiguration {
  /// Supplies activities of the app's own for the things; default nil.
  public var applicationActivitiesProvider: (() -> [UIActivity])? {
    get { (objc_getAssociatedObject(self, &activitiesKey) as? MadeActivities)?.make }
    set {
      objc_setAssociatedObject(
        self,
        &activitiesKey,
        newValue.map(MadeActivities.init),
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }
}

private nonisolated(unsafe) var activitiesKey: UInt8 = 0

/// The maker of a configuration's activities.
private final class MadeActivities {
  let make: () -> [UIActivity]
  init(_ make: @escaping () -> [UIActivity]) { self.make = make }
}

extension UIActivityItemsConfigurationReading {
  fileprivate var activities: [UIActivity]? {
    (self as? UIActivityItemsConfiguration)?.applicationActivitiesProvider?()
  }
}
