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

/// The user's choices about an app's notifications: a desktop's user chooses there, and an app that
/// no desktop shows may not notify.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  private let hasDesktop: Bool
  private let isAllowed: Bool

  init(hasDesktop: Bool, isAllowed: Bool) {
    (self.hasDesktop, self.isAllowed) = (hasDesktop, isAllowed)
    super.init()
  }

  private var setting: UNNotificationSetting { isAllowed ? .enabled : .disabled }

  /// The answer: `denied` without a desktop, and on one `notDetermined` until the app has asked (L-297).
  open var authorizationStatus: UNAuthorizationStatus {
    isAllowed ? .authorized : hasDesktop ? .notDetermined : .denied
  }
  /// Enabled for an app that may notify.
  open var alertSetting: UNNotificationSetting { setting }
  /// Always `disabled`: a desktop has no numbers on icons.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Enabled for an app that may notify.
  open var soundSetting: UNNotificationSetting { setting }
  /// Always `disabled`.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Enabled for an app that may notify.
  open var notificationCenterSetting: UNNotificationSetting { setting }
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
  /// A banner for an app that may notify, else `none`.
  open var alertStyle: UNAlertStyle { isAllowed ? .banner : .none }
  /// `always` for an app that may notify, else `never`.
  open var showPreviewsSetting: UNShowPreviewsSetting { isAllowed ? .always : .never }
  /// Always false.
  open var providesAppNotificationSettings: Bool { false }
}

/// Takes requests for notifications, and has the desktop show those that are due while the app runs
/// (L-297); without a desktop that does, as in a test, requests are kept and nothing is shown.
///
/// Answers come on another queue, as on iOS.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let only = UNUserNotificationCenter()
  let lock = NSLock()
  var service = NotificationService.none
  var pending: [UNNotificationRequest] = []
  var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  @MainActor var delivery: NotificationDelivery?

  /// The app's center.
  open class func current() -> UNUserNotificationCenter { only }

  /// Is notified of notifications, on the main actor.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Always false.
  open var supportsContentExtensions: Bool { false }

  /// Answers true on a desktop that shows notifications, whose user allows or mutes them there.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { answer { completionHandler(self.allow(), nil) } }

  /// Answers true on a desktop that shows notifications, whose user allows or mutes them there.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await waitForDesktop()
    return allow()
  }

  /// Answers the settings.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { answer { completionHandler(self.settings) } }

  /// Answers the settings.
  open func notificationSettings() async -> UNNotificationSettings {
    await waitForDesktop()
    return settings
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(hasDesktop: hasDesktop, isAllowed: isAllowed)
  }

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
    withDelivery { $0.cancel(identifiers) }
  }

  /// Forgets all requests.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: lock.withLock { pending.map(\.identifier) })
  }

  /// Answers those that are shown, or were and are still of interest.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { answer { completionHandler(self.lock.withLock { self.delivered }) } }

  /// Takes notifications back that are shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    lock.withLock { delivered.removeAll { identifiers.contains($0.request.identifier) } }
    withDelivery { $0.withdraw(identifiers) }
  }
  /// Takes all notifications back that are shown.
  open func removeAllDeliveredNotifications() {
    let shown = lock.withLock { delivered.map(\.request.identifier) }
    removeDeliveredNotifications(withIdentifiers: shown)
  }

  /// Answers those that are shown, or were and are still of interest.
  open func deliveredNotifications() async -> [UNNotification] { lock.withLock { delivered } }

  /// Answers that there can be no number on the icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { answer { completionHandler?(UNError(.notificationsNotAllowed)) } }

  /// Throws, as there can be no number on the icon.
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
}

/// Is notified of notifications, on the main actor; all methods are optional (L-297).
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
  /// A notification came while the app is in the foreground; asked where the form with a handler is
  /// not there.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user did something with a notification; called where the form with a handler is not there.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  /// The user wants the app's own settings; nil if no notification led there.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Asks the other form by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let (asked, answer) = (self, completionHandler)
    Task { @MainActor in
      answer(await asked.userNotificationCenter(center, willPresent: notification))
    }
  }
  /// Calls the other form by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    nonisolated(unsafe) let (listener, done) = (self, completionHandler)
    Task { @MainActor in
      await listener.userNotificationCenter(center, didReceive: response)
      done()
    }
  }
  /// Shows nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
