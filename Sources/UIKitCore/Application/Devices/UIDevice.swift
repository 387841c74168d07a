/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the device's battery.
  nonisolated public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The device that the app runs on.
  public static let current = UIDevice()

  /// The name of the device model.
  open var name: String { UIScreen.main.display.model.name }
  /// "iPad" or "iPhone", by the idiom.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`; not translated here.
  open var localizedModel: String { model }
  /// "iPadOS" or "iOS", by the idiom.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose behaviour is followed, "17.0".
  open var systemVersion: String { "17.0" }
  /// The same for all apps whose bundle identifiers differ in their last part alone, on every
  /// machine: devices have no number of their own here.
  open var identifierForVendor: UUID? { vendorIdentifier }
  /// Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// `true` if the battery is watched; kept, and has no effect here; default `false`.
  open var isBatteryMonitoringEnabled = false
  /// Always `unknown`.
  open var batteryState: BatteryState { .unknown }
  /// Always -1, for an unknown level.
  open var batteryLevel: Float { -1 }

  /// `true` if the sensor at the screen is asked; kept, and has no effect here; default `false`.
  open var isProximityMonitoringEnabled = false
  /// Always `false`: nothing is near the screen.
  open var proximityState: Bool { false }
  /// Does nothing: there is no sound here.
  open func playInputClick() {}

  /// Phone or pad, from the main screen's traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The orientation of the device itself, flat ones included: its landscape left is the
  /// interface's right.
  ///
  /// `unknown` while nobody asks for notifications; controllers that turn
  /// the interface do not change it (O-17).
  open var orientation: UIDeviceOrientation {
    isGeneratingDeviceOrientationNotifications ? UIScreen.main.attitude.orientation : .unknown
  }

  /// `true` if changes of orientation are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { listenerCount > 0 }
  /// Asks for `orientationDidChangeNotification`; each call needs its own `end…`.
  open func beginGeneratingDeviceOrientationNotifications() { listenerCount += 1 }
  /// Undoes one call of `begin…`; one too many changes nothing.
  open func endGeneratingDeviceOrientationNotifications() {
    listenerCount = max(0, listenerCount - 1)
  }
  private var listenerCount = 0

  /// Posts that the device was turned, if that was asked for.
  func orientationChanged() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  /// Posted with the device as object after it was turned, while that is asked for.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

extension UIScreen {
  /// The orientation of the interface as it is shown.
  package var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(orientation) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of device, as code written before Swift asks for it.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
