public import Foundation

/// The items that a player is to play.
open class MPMusicPlayerQueueDescriptor: NSObject, @unchecked Sendable {
  /// The items that there are.
  var found: [MPMediaItem] { [] }
  override init() { super.init() }
}

/// Items of the library for a player.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable
{
  /// The question for the items.
  public let query: MPMediaQuery
  /// The items.
  public let itemCollection: MPMediaItemCollection
  /// The item to begin with; nil, the default, for the first.
  open var startItem: MPMediaItem?
  private var times: [ObjectIdentifier: (start: TimeInterval?, end: TimeInterval?)] = [:]
  override var found: [MPMediaItem] { itemCollection.items }

  /// Makes one of what a question finds.
  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
    super.init()
  }
  /// Makes one of items.
  public init(itemCollection: MPMediaItemCollection) {
    query = MPMediaQuery()
    self.itemCollection = itemCollection
    super.init()
  }
  /// Sets the second at which an item begins; kept, and has no effect here.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) {
    times[ObjectIdentifier(mediaItem), default: (nil, nil)].start = startTime
  }
  /// Sets the second at which an item ends; kept, and has no effect here.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) {
    times[ObjectIdentifier(mediaItem), default: (nil, nil)].end = endTime
  }
}

/// Items of a store for a player; no store can be reached here.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor, @unchecked Sendable {
  /// The numbers of the items.
  open var storeIDs: [String]?
  /// The number of the item to begin with; nil, the default, for the first.
  open var startItemID: String?
  private var times: [String: (start: TimeInterval?, end: TimeInterval?)] = [:]

  /// Makes one of numbers.
  public init(storeIDs: [String]) {
    self.storeIDs = storeIDs
    super.init()
  }
  /// Sets the second at which an item begins; kept, and has no effect here.
  open func setStartTime(_ startTime: TimeInterval, forItemWithStoreID storeID: String) {
    times[storeID, default: (nil, nil)].start = startTime
  }
  /// Sets the second at which an item ends; kept, and has no effect here.
  open func setEndTime(_ endTime: TimeInterval, forItemWithStoreID storeID: String) {
    times[storeID, default: (nil, nil)].end = endTime
  }
}

/// The queue of a player.
open class MPMusicPlayerControllerQueue: NSObject, @unchecked Sendable {
  /// The items in their order.
  open internal(set) var items: [MPMediaItem]
  init(_ items: [MPMediaItem]) { self.items = items }
}

/// The queue of a player while it is changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue, @unchecked Sendable {
  /// Adds items after an item, or at the beginning.
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after item: MPMediaItem?) {
    let index = items.firstIndex { $0 === item }.map { $0 + 1 } ?? 0
    items.insert(contentsOf: queueDescriptor.found, at: index)
  }
  /// Takes an item away.
  open func remove(_ item: MPMediaItem) { items.removeAll { $0 === item } }
}
