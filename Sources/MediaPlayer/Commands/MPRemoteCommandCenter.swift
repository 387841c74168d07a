public import Foundation

/// The buttons of headphones and of the system's screens that an app can answer; nobody presses one
/// here (L-262).
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()

  override init() { super.init() }

  /// The buttons of the app.
  open class func shared() -> MPRemoteCommandCenter { center }

  /// Rests.
  public let pauseCommand = MPRemoteCommand()
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays if it rests, and rests if it plays.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Turns a language on.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Turns a language off.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Changes the speed.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  /// Changes the repetition.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  /// Changes the order.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  /// Goes to the next item.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the item before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes on by some seconds.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Goes back by some seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Goes forward quickly.
  public let seekForwardCommand = MPRemoteCommand()
  /// Goes back quickly.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Rates the item.
  public let ratingCommand = MPRatingCommand()
  /// Likes the item.
  public let likeCommand = MPFeedbackCommand()
  /// Dislikes the item.
  public let dislikeCommand = MPFeedbackCommand()
  /// Marks the item.
  public let bookmarkCommand = MPFeedbackCommand()
}
