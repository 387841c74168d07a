public import Foundation

extension FileManager {
  /// A folder that the apps of a group share, made when it is first asked for.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
      return nil
    }
    let name = groupIdentifier.replacingOccurrences(of: "/", with: "_")
    let folder = support.appendingPathComponent("Group Containers/\(name)", isDirectory: true)
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The user's account of iCloud: nil, since there is none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The app's folder in iCloud: nil, since there is none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// False: no file is in iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fails, since no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }

  /// Fails, since there is no iCloud to move a file to, or from.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }

  /// Fails, since no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSFilePathErrorKey: url.path])
  }
}

/// Values that iCloud brings to all of a user's devices; they stay on this one.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when values came from elsewhere, which never happens here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private let key = "NSUbiquitousKeyValueStore"
  private var values: [String: Any] {
    get { UserDefaults.standard.dictionary(forKey: key) ?? [:] }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  /// The value of a key.
  open func object(forKey aKey: String) -> Any? { values[aKey] }
  /// Sets the value of a key.
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
  /// Forgets the value of a key.
  open func removeObject(forKey aKey: String) { values[aKey] = nil }
  /// A text.
  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  /// A list.
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  /// Values by keys.
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
  /// Bytes.
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  /// A number; 0 without one.
  open func longLong(forKey aKey: String) -> Int64 { (values[aKey] as? NSNumber)?.int64Value ?? 0 }
  /// A number; 0 without one.
  open func double(forKey aKey: String) -> Double { (values[aKey] as? NSNumber)?.doubleValue ?? 0 }
  /// A truth value; false without one.
  open func bool(forKey aKey: String) -> Bool { (values[aKey] as? NSNumber)?.boolValue ?? false }
  /// All values.
  open var dictionaryRepresentation: [String: Any] { values }
  /// True: the values are kept.
  @discardableResult open func synchronize() -> Bool { true }
}

/// The key of the reason, in the user info of a notification of changes.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys that changed, in the user info of a notification of changes.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason for a change that came from another device.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason for a change on the first time that values came.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason for values that found no space.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason for a change by another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
