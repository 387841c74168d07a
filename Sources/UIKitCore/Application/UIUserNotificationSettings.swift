public import Foundation

/// The kinds of notifications that an app asked for before it did so by `UNUserNotificationCenter`.
nonisolated public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Makes a set of any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the app's icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text.
  public static let alert = Self(rawValue: 4)
}

/// A group of actions of notifications, of the same time; actions are not shown.
open class UIUserNotificationCategory: NSObject {
  /// The name by which a notification says that it belongs to the group; nil without one.
  open var identifier: String?
}

/// The kinds of notifications that an app asked for, and their actions.
open class UIUserNotificationSettings: NSObject {
  /// The kinds.
  public let types: UIUserNotificationType
  /// The groups of actions; nil for none.
  public let categories: Set<UIUserNotificationCategory>?

  /// Makes settings of kinds and groups.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    (self.types, self.categories) = (types, categories)
  }
}

extension UIApplication {
  /// Does nothing: notifications are denied here.
  public func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {}
  /// Settings without any kind: notifications are denied here.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }
}
