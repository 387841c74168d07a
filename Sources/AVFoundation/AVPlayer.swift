public import Foundation
public import QuartzCore

/// Sounds and pictures in a file or on the web; they are not read here.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL
  /// Makes an asset of an address.
  public required init(url URL: URL) {
    address = URL
    super.init()
  }
  /// Always a time that is not known.
  open var duration: CMTime { .indefinite }
  /// Always false.
  open var isPlayable: Bool { false }
}

/// An asset of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public var url: URL { address }
  /// Makes an asset of an address, with options that are not read.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
  /// Makes an asset of an address.
  public required init(url URL: URL) { super.init(url: URL) }
}

/// An asset as a player has it.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// The progress of loading.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }
  /// The asset.
  public let asset: AVAsset
  /// Makes an item of an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Makes an item of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Always `unknown`: nothing is loaded.
  open var status: Status { .unknown }
  /// Always nil.
  open var error: (any Error)? { nil }
  /// Always a time that is not known.
  open var duration: CMTime { asset.duration }
  /// Always the beginning.
  open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  /// Posted when an item has been played to its end; never posted here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification"
  )
}

extension AVPlayerItem {
  /// Posted when an item has been played to its end; never posted here.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

/// Plays an item; here it only keeps what it is asked for, and stays at the beginning.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The player's course at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }
  /// The player's state.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }
  /// The item; nil for none.
  open fileprivate(set) var currentItem: AVPlayerItem?
  /// 1 while it plays, 0 at rest; nothing moves at any rate.
  open var rate: Float = 0
  /// From 0 to 1, the default; kept, and has no effect here.
  open var volume: Float = 1
  /// Default false; kept, and has no effect here.
  open var isMuted = false
  /// Default `pause`; kept, and has no effect here.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Default true; kept, and has no effect here.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Default true; kept, and has no effect here.
  open var allowsExternalPlayback = true
  /// Waiting while it was asked to play, as nothing is loaded.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }

  /// Makes a player without an item.
  public override init() { super.init() }
  /// Makes a player of an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Sets the rate to 1.
  open func play() { rate = 1 }
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Always the beginning.
  open func currentTime() -> CMTime { .zero }
  /// Stays at the beginning.
  open func seek(to time: CMTime) {}
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { completionHandler(false) }
  }
  /// Stays at the beginning.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  /// Stays at the beginning, and completes on the main queue with false.
  open func seek(
    to time: CMTime,
    toleranceBefore: CMTime,
    toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Calls nobody: no time passes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays items one after the other; here the first of them stays the current one.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = [] { didSet { currentItem = queue.first } }

  /// Makes a player without items.
  public override init() { super.init() }
  /// Makes a player of one item, or of none.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  /// Makes a player of items, of which the first is the current one.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    queue = items
  }

  /// The current item and those that wait.
  open func items() -> [AVPlayerItem] { queue }
  /// True for an item that isn't among them yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains { $0 === item }
  }
  /// Puts an item behind another; nil puts it behind all.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 }
    queue.insert(item, at: place ?? queue.count)
  }
  /// Takes an item out.
  open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
  /// Takes all items out.
  open func removeAllItems() { queue = [] }
  /// Goes on to the next item, and lets go of the current one.
  open func advanceToNextItem() { queue = Array(queue.dropFirst()) }
  open override func replaceCurrentItem(with item: AVPlayerItem?) {
    queue = (item.map { [$0] } ?? []) + queue.dropFirst()
  }
}

/// The way in which a picture fills a layer of another shape.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The whole picture, in its shape.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole layer, with the picture in its shape.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The whole picture in the whole layer.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// Shows the pictures of a player; it stays empty here.
open class AVPlayerLayer: CALayer {
  /// The player; default nil.
  open var player: AVPlayer?
  /// Default `resizeAspect`; kept, and has no effect here.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// Makes a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
