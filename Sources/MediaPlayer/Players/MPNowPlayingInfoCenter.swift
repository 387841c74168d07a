public import Foundation

/// The state of what an app plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown = 0
  case playing, paused, stopped, interrupted
}

/// The kind of what an app plays.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
  case none = 0
  case audio, video
}

/// Keeps what an app says that it plays; no screen of the system shows it here (L-260).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  private let lock = NSLock()
  private var info: [String: Any]?
  private var state = MPNowPlayingPlaybackState.unknown

  override init() { super.init() }

  /// The center of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { center }

  /// The values of what is played by the names `MPMediaItemProperty…` and
  /// `MPNowPlayingInfoProperty…`; default nil.
  open var nowPlayingInfo: [String: Any]? {
    get { lock.withLock { info } }
    set { lock.withLock { info = newValue } }
  }

  /// The state; default `unknown`.
  open var playbackState: MPNowPlayingPlaybackState {
    get { lock.withLock { state } }
    set { lock.withLock { state = newValue } }
  }
}
