internal import Dispatch
internal import Foundation
internal import ObjectiveC

/// The properties of players and items that apps observe by name (L-257).
///
/// A player announces its rate, and with it whether it waits; nothing else changes by itself here.
///
/// What is known of classes, and who observes, belong to the main thread: players that are made or
/// set on another one say nothing.
enum PlayerKeys {
  private static let queueKey = DispatchSpecificKey<Bool>()
  private static let markedQueue: Void = DispatchQueue.main.setSpecific(key: queueKey, value: true)

  /// True on the main queue, also where another thread than the first one runs it.
  private static var isOnMain: Bool {
    markedQueue
    return Thread.isMainThread || DispatchQueue.getSpecific(key: queueKey) == true
  }

  /// Makes the properties known, once.
  static func makeKnown() { if isOnMain { areKnown } }

  /// Says that a player's property is about to change, or has changed.
  static func announce(_ keys: String..., of player: AVPlayer, isPrior: Bool) {
    guard isOnMain else { return }
    for key in keys {
      if isPrior { player.willChangeValue(forKey: key) } else { player.didChangeValue(forKey: key) }
    }
  }

  private static let areKnown: Void = {
    describe(AVPlayer.self) { keys in
      keys.observed("rate", \.rate)
      keys.observed("timeControlStatus", \.timeControlStatus)
      keys.observed("currentItem", \.currentItem)
      keys.key("rate", \.rate)
      keys.key("timeControlStatus", \.timeControlStatus)
      keys.key("currentItem", \.currentItem)
      keys.key("status", \.status)
      keys.key("reasonForWaitingToPlay", \.reasonForWaitingToPlay)
    }
    describe(AVPlayerItem.self) { keys in
      keys.key("status", \.status)
      keys.key("duration", \.duration)
      keys.key("loadedTimeRanges", \.loadedTimeRanges)
      keys.key("presentationSize", \.presentationSize)
      keys.key("playbackBufferEmpty", \.isPlaybackBufferEmpty)
      keys.key("playbackBufferFull", \.isPlaybackBufferFull)
      keys.key("playbackLikelyToKeepUp", \.isPlaybackLikelyToKeepUp)
    }
  }()
}
