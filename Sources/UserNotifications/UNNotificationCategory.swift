public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name of the action.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The needs of the action.
  public let options: UNNotificationActionOptions
  /// The picture of the button; nil for none.
  public let icon: UNNotificationActionIcon?
  /// Makes an action.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = []
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }
  /// Makes an action with a picture.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    (self.identifier, self.title) = (identifier, title)
    (self.options, self.icon) = (options, icon)
    super.init()
  }
}

/// A button of a notification that asks for a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends.
  public let textInputButtonTitle: String
  /// The text where nothing is written yet.
  public let textInputPlaceholder: String
  /// Makes an action that asks for a text.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier,
      title: title,
      options: options,
      icon: nil,
      textInputButtonTitle: textInputButtonTitle,
      textInputPlaceholder: textInputPlaceholder
    )
  }
  /// Makes an action with a picture that asks for a text.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The picture of a button, by its name.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
  /// The name of the picture.
  let name: String
  private init(name: String) {
    self.name = name
    super.init()
  }
  /// Makes a picture of the app's.
  public convenience init(templateImageName: String) { self.init(name: templateImageName) }
  /// Makes a picture of the system's.
  public convenience init(systemImageName: String) { self.init(name: systemImageName) }
}

/// The needs of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device is unlocked first.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The action destroys something.
  public static let destructive = Self(rawValue: 2)
  /// The app comes to the foreground.
  public static let foreground = Self(rawValue: 4)
}

/// A kind of notification with its actions (L-250).
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name of the category.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The names of intents that belong to it.
  public let intentIdentifiers: [String]
  /// The text where the user hides what notifications say; default empty.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The form of the text for several notifications; default empty.
  public let categorySummaryFormat: String
  /// The behaviour.
  public let options: UNNotificationCategoryOptions
  /// Makes a category.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: "",
      options: options
    )
  }
  /// Makes a category with a text for users who hide what notifications say.
  public convenience init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier,
      actions: actions,
      intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder,
      categorySummaryFormat: nil,
      options: options
    )
  }
  /// Makes a category with a text for users who hide what notifications say, and one for several
  /// notifications.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?,
    categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    super.init()
  }
  /// True for a category of the same name, texts and behaviour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && options == other.options
      && intentIdentifiers == other.intentIdentifiers
      && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
      && categorySummaryFormat == other.categorySummaryFormat
      && actions.map(\.identifier) == other.actions.map(\.identifier)
  }
  /// The same for categories of the same name.
  open override var hash: Int { identifier.hashValue }
}

/// The behaviour of notifications of a category; only `customDismissAction` has an effect here.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Taking the notification away is an action, too.
  public static let customDismissAction = Self(rawValue: 1)
  /// The notification is shown in cars.
  public static let allowInCarPlay = Self(rawValue: 2)
  /// The title is shown even to others.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 4)
  /// The second title is shown even to others.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 8)
  /// The notification is read aloud.
  public static let allowAnnouncement = Self(rawValue: 16)
}
