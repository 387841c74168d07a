public import Foundation

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

/// Plays an item again and again; here the item stays where it is.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// The progress of a looper.
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready = 1
    case failed = 2
    case cancelled = 3
  }

  /// `unknown` until the loop is ended: nothing is loaded.
  open private(set) var status = Status.unknown
  /// Always nil.
  open var error: (any Error)? { nil }
  /// The number of rounds that are over; always 0.
  open var loopCount: Int { 0 }
  /// The items of the loop: the one that it was made with.
  public let loopingPlayerItems: [AVPlayerItem]

  /// Puts an item into a player.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }
  /// Puts an item into a player; the part of it has no effect here.
  public init(
    player: AVQueuePlayer,
    templateItem itemToLoop: AVPlayerItem,
    timeRange loopRange: CMTimeRange
  ) {
    loopingPlayerItems = [itemToLoop]
    super.init()
    player.insert(itemToLoop, after: nil)
  }

  /// Ends the loop.
  open func disableLooping() { status = .cancelled }
}
