public import Foundation

/// The playing of something.
public protocol MPMediaPlayback {
  /// True if playing can begin at once.
  var isPreparedToPlay: Bool { get }
  /// The place, in seconds.
  var currentPlaybackTime: TimeInterval { get set }
  /// The speed, 1 for the usual one, 0 at rest.
  var currentPlaybackRate: Float { get set }
  /// Gets ready.
  func prepareToPlay()
  /// Begins.
  func play()
  /// Rests.
  func pause()
  /// Ends.
  func stop()
  /// Begins to go forward quickly.
  func beginSeekingForward()
  /// Begins to go back quickly.
  func beginSeekingBackward()
  /// Ends going quickly.
  func endSeeking()
}

extension NSNotification.Name {
  /// A player got ready; never posted here.
  public static let MPMediaPlaybackIsPreparedToPlayDidChange = Notification.Name(
    "MPMediaPlaybackIsPreparedToPlayDidChangeNotification"
  )
  /// A player's state has changed; never posted here, as nothing plays.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification"
  )
  /// A player has come to another item; posted when an app sets one.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification"
  )
  /// The volume has changed; never posted here.
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification"
  )
  /// A player's queue has changed; posted when an app sets one.
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
    "MPMusicPlayerControllerQueueDidChangeNotification"
  )
}
