public import Foundation

/// The state of a player of the library.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped = 0
  case playing, paused, interrupted, seekingForward, seekingBackward
}

/// The repetition of a player.
public enum MPMusicRepeatMode: Int, Sendable {
  case `default` = 0
  case none, one, all
}

/// The order of a player.
public enum MPMusicShuffleMode: Int, Sendable {
  case `default` = 0
  case off, songs, albums
}

/// Plays items of the user's library, of which there are none here: it keeps its settings and its
/// queue and stays stopped (L-261).
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
  private static let application = MPMusicPlayerController()
  private static let queue = MPMusicPlayerApplicationController()
  private static let system = MPMusicPlayerController()
  private var observers = 0
  var items: [MPMediaItem] = []

  /// The player of the app.
  open class var applicationMusicPlayer: MPMusicPlayerController { application }
  /// The player of the app whose queue can be changed.
  open class var applicationQueuePlayer: MPMusicPlayerApplicationController { queue }
  /// The player that the user's own app has too.
  open class var systemMusicPlayer: MPMusicPlayerController { system }

  /// Always `stopped`.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// Default `default`; kept, and has no effect here.
  open var repeatMode = MPMusicRepeatMode.default
  /// Default `default`; kept, and has no effect here.
  open var shuffleMode = MPMusicShuffleMode.default
  /// From 0 to 1; default 1; kept, and has no effect here.
  open var volume: Float = 1
  /// The item in hand; nil, the default, for none.
  open var nowPlayingItem: MPMediaItem? {
    didSet {
      guard nowPlayingItem !== oldValue else { return }
      post(.MPMusicPlayerControllerNowPlayingItemDidChange)
    }
  }
  /// The place of that item in the queue; `NSNotFound` without one.
  open var indexOfNowPlayingItem: Int {
    items.firstIndex { $0 === nowPlayingItem } ?? NSNotFound
  }
  /// Always false.
  open var isPreparedToPlay: Bool { false }
  /// In seconds; default 0; kept, and does not move by itself.
  open var currentPlaybackTime: TimeInterval = 0
  /// Always 0, as nothing plays; what is set has no effect.
  open var currentPlaybackRate: Float {
    get { 0 }
    set {}
  }

  /// Sets the queue to what a question finds, which is nothing here.
  open func setQueue(with query: MPMediaQuery) { setItems(query.items ?? []) }
  /// Sets the queue to items.
  open func setQueue(with itemCollection: MPMediaItemCollection) { setItems(itemCollection.items) }
  /// Empties the queue: no store can be reached.
  open func setQueue(with storeIDs: [String]) { setItems([]) }
  /// Sets the queue.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) { setItems(descriptor.found) }
  /// Adds to the queue after the item in hand.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {
    let index = nowPlayingItem == nil ? 0 : indexOfNowPlayingItem + 1
    items.insert(contentsOf: descriptor.found, at: min(index, items.count))
    post(.MPMusicPlayerControllerQueueDidChange)
  }
  /// Adds to the queue's end.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {
    items += descriptor.found
    post(.MPMusicPlayerControllerQueueDidChange)
  }

  /// Does nothing: there is nothing to play.
  open func prepareToPlay() {}
  /// Answers on the main queue that nothing is found.
  @preconcurrency open func prepareToPlay(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(MPError(.notFound)) }
  }
  /// Does nothing: there is nothing to play.
  open func play() {}
  /// Does nothing: nothing plays.
  open func pause() {}
  /// Does nothing: nothing plays.
  open func stop() {}
  /// Does nothing: nothing plays.
  open func beginSeekingForward() {}
  /// Does nothing: nothing plays.
  open func beginSeekingBackward() {}
  /// Does nothing: nothing plays.
  open func endSeeking() {}
  /// Goes to the next item of the queue, and to none after the last.
  open func skipToNextItem() { skip(by: 1) }
  /// Goes to the beginning of the item.
  open func skipToBeginning() { currentPlaybackTime = 0 }
  /// Goes to the item before.
  open func skipToPreviousItem() { skip(by: -1) }

  /// Has changes posted, until as many calls have ended that.
  open func beginGeneratingPlaybackNotifications() { observers += 1 }
  /// Ends one call that changes are posted.
  open func endGeneratingPlaybackNotifications() { observers = max(0, observers - 1) }

  private func skip(by step: Int) {
    guard let index = items.firstIndex(where: { $0 === nowPlayingItem }) else { return }
    currentPlaybackTime = 0
    nowPlayingItem = items.indices.contains(index + step) ? items[index + step] : nil
  }

  private func setItems(_ items: [MPMediaItem]) {
    self.items = items
    post(.MPMusicPlayerControllerQueueDidChange)
  }

  func post(_ name: Notification.Name) {
    guard observers > 0 else { return }
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A player of the library that is the app's own, whose queue can be changed.
open class MPMusicPlayerApplicationController: MPMusicPlayerController, @unchecked Sendable {
  /// Changes the queue, and answers on the main queue with what it is then.
  @preconcurrency open func perform(
    queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler: @escaping @Sendable (MPMusicPlayerControllerQueue, (any Error)?) -> Void
  ) {
    let queue = MPMusicPlayerControllerMutableQueue(items)
    queueTransaction(queue)
    items = queue.items
    post(.MPMusicPlayerControllerQueueDidChange)
    let result = MPMusicPlayerControllerQueue(items)
    DispatchQueue.main.async { completionHandler(result, nil) }
  }
}
