public import Foundation

/// The sound of a notification; nothing sounds here.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName(rawValue: ""))
  /// The name of the file.
  public let name: UNNotificationSoundName
  /// Makes a sound of a file in the app.
  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }
  /// The usual sound that is heard also where others are silent.
  open class var defaultCritical: UNNotificationSound { .default }
  /// The usual sound of a call.
  open class var defaultRingtone: UNNotificationSound { .default }
  /// The usual sound that is heard also where others are silent; the volume has no effect here.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    .default
  }
  /// A sound of a file that is heard also where others are silent.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  /// A sound of a file that is heard also where others are silent; the volume has no effect here.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName,
    withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// A sound of a file for a call.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A picture or a sound in a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The name of the attachment.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The uniform type that the options name; else the ending of the file.
  public let type: String
  /// Makes an attachment of a file, which is not read here.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
    type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? URL.pathExtension
    super.init()
  }
}

/// The key of the uniform type of an attachment.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of a truth value: no small picture is shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part that is shown in small, in parts of the picture.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time that is shown in small.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The errors of notifications.
public struct UNError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case attachmentInvalidFileSize = 102
    case attachmentNotInDataStore = 103
    case attachmentMoveIntoDataStoreFailed = 104
    case attachmentCorrupt = 105
    case notificationInvalidNoDate = 1_400
    case notificationInvalidNoContent = 1_401
    case contentProvidingObjectNotAllowed = 1_500
    case contentProvidingInvalid = 1_501
    case badgeInputInvalid = 1_600
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "UNErrorDomain".
  public static var errorDomain: String { UNErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"
