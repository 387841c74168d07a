public import Foundation

extension NSDictionary {
  /// The number of bytes, of a file's attributes; 0 without one.
  public func fileSize() -> UInt64 { (attribute(.size) as? NSNumber)?.uint64Value ?? 0 }
  /// The time of the last change, of a file's attributes.
  public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
  /// The time at which the file was made, of a file's attributes.
  public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
  /// The kind of file, of a file's attributes.
  public func fileType() -> String? {
    (attribute(.type) as? FileAttributeType)?.rawValue ?? attribute(.type) as? String
  }
  /// The permissions, of a file's attributes; 0 without any.
  public func filePosixPermissions() -> Int {
    (attribute(.posixPermissions) as? NSNumber)?.intValue ?? 0
  }

  private func attribute(_ key: FileAttributeKey) -> Any? {
    object(forKey: key) ?? object(forKey: key.rawValue)
  }
}

extension URLResourceKey {
  /// The bytes that are free for what the user asked for, which are all that are free here.
  public static let volumeAvailableCapacityForImportantUsageKey = volumeAvailableCapacityKey
  /// The bytes that are free for what nobody asked for, which are all that are free here.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = volumeAvailableCapacityKey
}

extension URLResourceValues {
  /// The bytes that are free for what the user asked for, which are all that are free here.
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
  /// The bytes that are free for what nobody asked for, which are all that are free here.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map(Int64.init)
  }
}
