public import Foundation

/// One press of a button.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  /// The command that was given.
  public let command: MPRemoteCommand
  /// The second at which it was given, since the machine began.
  public let timestamp: TimeInterval

  package init(command: MPRemoteCommand) {
    self.command = command
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}

/// A change of the speed.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The speed, 1 for the usual one.
  open internal(set) var playbackRate: Float = 1
}

/// A change of the place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The place, in seconds.
  open package(set) var positionTime: TimeInterval = 0
}

/// A rating.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The rating.
  open internal(set) var rating: Float = 0
}

/// The beginning or end of going quickly.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  case endSeeking
}

/// Going forward or back quickly.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The beginning or the end.
  open internal(set) var type = MPSeekCommandEventType.beginSeeking
}

/// Going on or back by some seconds.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The seconds.
  open internal(set) var interval: TimeInterval = 0
}

/// A mark of an item.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// True if the mark is taken away.
  open internal(set) var isNegative = false
}

/// The scope of a choice of languages.
public enum MPChangeLanguageOptionSetting: Int, Sendable {
  case none = 0
  case nowPlayingItemOnly, permanent
}

/// A choice of a language.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The language; nil for none.
  open internal(set) var languageOption: MPNowPlayingInfoLanguageOption!
  /// The scope of the choice.
  open internal(set) var setting = MPChangeLanguageOptionSetting.none
}

/// A change of the order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The order.
  open internal(set) var shuffleType = MPShuffleType.off
  /// True if it is to stay beyond the item.
  open internal(set) var preservesShuffleMode = false
}

/// A change of the repetition.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// The repetition.
  open internal(set) var repeatType = MPRepeatType.off
  /// True if it is to stay beyond the item.
  open internal(set) var preservesRepeatMode = false
}
