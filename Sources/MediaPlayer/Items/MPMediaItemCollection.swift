public import Foundation

/// Items that belong together.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// The items in their order.
  public let items: [MPMediaItem]

  /// Makes a collection of items.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }

  /// The item that stands for all: the first.
  open var representativeItem: MPMediaItem? { items.first }
  /// The number of items.
  open var count: Int { items.count }
  /// The kinds of all items together.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

/// The kind of a list.
public struct MPMediaPlaylistAttribute: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A list that was made while listening.
  public static let onTheGo = MPMediaPlaylistAttribute(rawValue: 1)
  /// A list by rules.
  public static let smart = MPMediaPlaylistAttribute(rawValue: 2)
  /// A list of what goes with a song.
  public static let genius = MPMediaPlaylistAttribute(rawValue: 4)
}

/// The name of a list's number in the library.
public let MPMediaPlaylistPropertyPersistentID = "playlistPersistentID"
/// The name of a list's name.
public let MPMediaPlaylistPropertyName = "name"
/// The name of a list's kind.
public let MPMediaPlaylistPropertyPlaylistAttributes = "playlistAttributes"
/// The name of the items that a list was made of.
public let MPMediaPlaylistPropertySeedItems = "seedItems"
/// The name of a list's description.
public let MPMediaPlaylistPropertyDescriptionText = "descriptionInfo"
/// The name of the one who made a list.
public let MPMediaPlaylistPropertyAuthorDisplayName = "cloudAuthorDisplayName"
/// The name of a list's name in the cloud.
public let MPMediaPlaylistPropertyCloudGlobalID = "cloudGlobalID"

/// A list of items that a user made; there are none in a library here.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The name; nil without one.
  open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
  /// The kind; none by default.
  open var playlistAttributes: MPMediaPlaylistAttribute {
    value(forProperty: MPMediaPlaylistPropertyPlaylistAttributes) as? MPMediaPlaylistAttribute
      ?? []
  }
  /// The items that it was made of; nil without any.
  open var seedItems: [MPMediaItem]? {
    value(forProperty: MPMediaPlaylistPropertySeedItems) as? [MPMediaItem]
  }
  /// The description; nil without one.
  open var descriptionText: String? {
    value(forProperty: MPMediaPlaylistPropertyDescriptionText) as? String
  }
  /// The name of the one who made it; nil without one.
  open var authorDisplayName: String? {
    value(forProperty: MPMediaPlaylistPropertyAuthorDisplayName) as? String
  }
  /// The name in the cloud; nil without one.
  open var cloudGlobalID: String? {
    value(forProperty: MPMediaPlaylistPropertyCloudGlobalID) as? String
  }
  /// Answers on another queue that the user does not allow it.
  @preconcurrency open func addItem(
    withProductID productID: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(MPError(.permissionDenied)) } }
  /// Answers on another queue that the user does not allow it.
  @preconcurrency open func add(
    _ mediaItems: [MPMediaItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(MPError(.permissionDenied)) } }
}

/// The values of a list that is about to be made.
open class MPMediaPlaylistCreationMetadata: NSObject {
  /// The name.
  public let name: String
  /// The name of the one who makes it; default nil.
  open var authorDisplayName: String!
  /// The description; default empty.
  open var descriptionText = ""
  /// Makes the values of a list with a name.
  public init(name: String) { self.name = name }
}
