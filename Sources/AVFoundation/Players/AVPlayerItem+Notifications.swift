public import Foundation

/// Notifications of items, none of which is posted here.
extension Notification.Name {
  /// Posted when an item has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
  /// Posted when an item can't be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification"
  )
  /// Posted when too little of an item is loaded.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification"
  )
  /// Posted when an item's time jumps.
  public static let AVPlayerItemTimeJumped = Notification.Name(
    "AVPlayerItemTimeJumpedNotification"
  )
  /// Posted when something more was fetched.
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name(
    "AVPlayerItemNewAccessLogEntryNotification"
  )
  /// Posted when something more failed.
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification"
  )
}

/// The key of the error for which an item can't be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension AVPlayerItem {
  /// Posted when an item has been played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// Posted when an item can't be played to its end.
  public static let failedToPlayToEndTimeNotification =
    Notification.Name.AVPlayerItemFailedToPlayToEndTime
  /// Posted when too little of an item is loaded.
  public static let playbackStalledNotification = Notification.Name.AVPlayerItemPlaybackStalled
  /// Posted when an item's time jumps.
  public static let timeJumpedNotification = Notification.Name.AVPlayerItemTimeJumped
}
