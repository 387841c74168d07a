internal import Device

/// The device that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// How the device is charged.
  nonisolated public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The device.
  public static let current = UIDevice()

  open var name: String { UIScreen.main.display.model.name }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose behaviour is followed.
  open var systemVersion: String { "17.0" }
  open var identifierForVendor: UUID? { nil }
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  open var batteryLevel: Float { -1 }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The device's own word: its landscape left is the interface's landscape right.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.display.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// Whether anybody asked to hear of rotations.
  open var isGeneratingDeviceOrientationNotifications: Bool { listenerCount > 0 }
  /// Asks for `orientationDidChangeNotification`; each call wants its own `end…`.
  open func beginGeneratingDeviceOrientationNotifications() { listenerCount += 1 }
  open func endGeneratingDeviceOrientationNotifications() {
    listenerCount = max(0, listenerCount - 1)
  }
  private var listenerCount = 0

  /// Tells those who asked that the device is held otherwise.
  func orientationChanged() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

extension UIScreen {
  package var interfaceOrientation: UIInterfaceOrientation {
    switch display.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}
