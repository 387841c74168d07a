public import Foundation

/// The things that an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Texts on the screen.
  public static let alert = Self(rawValue: 4)
  /// Notifications in cars.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds also where others are silent.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button for the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quietly, without asking.
  public static let provisional = Self(rawValue: 64)
}

/// The way in which a notification is shown while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Texts on the screen, before `banner` and `list`.
  public static let alert = Self(rawValue: 4)
  /// In the list of notifications.
  public static let list = Self(rawValue: 8)
  /// At the top of the screen.
  public static let banner = Self(rawValue: 16)
}

/// The user's answer to an app that wants to notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// The user's choice about one kind of notification.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

/// The form of a notification on the screen.
public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner = 1
  case alert = 2
}

/// The user's choice about texts that others could read.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated = 1
  case never = 2
}

/// The user's choices about an app's notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Always `denied`.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// Always `disabled`.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Always `disabled`.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Always `disabled`.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Always `disabled`.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Always `disabled`.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Always `notSupported`: there is no car.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Always `notSupported`.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// Always `none`.
  open var alertStyle: UNAlertStyle { .none }
  /// Always `never`.
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
  /// Always false.
  open var providesAppNotificationSettings: Bool { false }
}

/// Takes requests for notifications and keeps them; nothing is shown, as the settings say.
///
/// Answers come on another queue, as on iOS.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  private let lock = NSLock()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  /// The app's center.
  open class func current() -> UNUserNotificationCenter { only }

  /// Is notified of notifications; never called here.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Always false.
  open var supportsContentExtensions: Bool { false }

  /// Answers that the user does not want notifications.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { answer { completionHandler(false, nil) } }

  /// Answers that the user does not want notifications.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Answers the settings, which deny all.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { answer { completionHandler(UNNotificationSettings()) } }

  /// Answers the settings, which deny all.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a request in place of one of the same name.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    answer { completionHandler?(nil) }
  }

  /// Keeps a request in place of one of the same name.
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
  }

  /// Answers the requests that are kept.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { answer { completionHandler(self.lock.withLock { self.pending }) } }

  /// Answers the requests that are kept.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { pending }
  }

  /// Forgets requests by their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Forgets all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

  /// Answers that there are none.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { answer { completionHandler([]) } }

  /// Does nothing: there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing: there are none.
  open func removeAllDeliveredNotifications() {}

  /// Answers none: nothing is shown.
  open func deliveredNotifications() async -> [UNNotification] { [] }

  /// Answers that the user does not want notifications, and so no number on the icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer { completionHandler?(UNError(.notificationsNotAllowed)) } }

  /// Throws, as the user does not want notifications, and so no number on the icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Sets the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Answers the kinds of notifications.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { answer { completionHandler(self.lock.withLock { self.categories }) } }

  /// The kinds of notifications.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  private func answer(_ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: body)
  }
}

/// Is notified of notifications; all methods are optional, and none is called here.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// A notification came while the app is in the foreground.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// The user did something with a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  /// The user wants the app's own settings; nil if no notification led there.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
