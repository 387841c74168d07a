public import Foundation

/// One song, film or episode of a library; a library has none here.
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  /// True if predicates may ask for the property: for the usual ones (L-261).
  open override class func canFilter(byProperty property: String) -> Bool {
    filters.contains(property)
  }

  /// The name of the numbers that tell groups of a kind apart.
  open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    switch groupingType {
    case .title, .playlist: MPMediaItemPropertyPersistentID
    case .album: MPMediaItemPropertyAlbumPersistentID
    case .artist: MPMediaItemPropertyArtistPersistentID
    case .albumArtist: MPMediaItemPropertyAlbumArtistPersistentID
    case .composer: MPMediaItemPropertyComposerPersistentID
    case .genre: MPMediaItemPropertyGenrePersistentID
    case .podcastTitle: MPMediaItemPropertyPodcastPersistentID
    }
  }

  /// The name of the titles of groups of a kind.
  open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String {
    switch groupingType {
    case .title, .playlist: MPMediaItemPropertyTitle
    case .album: MPMediaItemPropertyAlbumTitle
    case .artist: MPMediaItemPropertyArtist
    case .albumArtist: MPMediaItemPropertyAlbumArtist
    case .composer: MPMediaItemPropertyComposer
    case .genre: MPMediaItemPropertyGenre
    case .podcastTitle: MPMediaItemPropertyPodcastTitle
    }
  }

  private static let filters: Set<String> = [
    MPMediaItemPropertyPersistentID, MPMediaItemPropertyMediaType, MPMediaItemPropertyTitle,
    MPMediaItemPropertyAlbumTitle, MPMediaItemPropertyAlbumPersistentID, MPMediaItemPropertyArtist,
    MPMediaItemPropertyArtistPersistentID, MPMediaItemPropertyAlbumArtist,
    MPMediaItemPropertyAlbumArtistPersistentID, MPMediaItemPropertyGenre,
    MPMediaItemPropertyGenrePersistentID, MPMediaItemPropertyComposer,
    MPMediaItemPropertyComposerPersistentID, MPMediaItemPropertyIsCompilation,
    MPMediaItemPropertyIsCloudItem, MPMediaItemPropertyHasProtectedAsset,
    MPMediaItemPropertyPodcastTitle, MPMediaItemPropertyPodcastPersistentID,
    MPMediaItemPropertyPlayCount,
  ]

  /// The kind; none without one.
  open var mediaType: MPMediaType {
    value(forProperty: MPMediaItemPropertyMediaType) as? MPMediaType ?? []
  }
  /// The title; nil without one.
  open var title: String? { value(forProperty: MPMediaItemPropertyTitle) as? String }
  /// The title of its album; nil without one.
  open var albumTitle: String? { value(forProperty: MPMediaItemPropertyAlbumTitle) as? String }
  /// The number of its album; 0 without one.
  open var albumPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyAlbumPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  /// The artist; nil without one.
  open var artist: String? { value(forProperty: MPMediaItemPropertyArtist) as? String }
  /// The number of its artist; 0 without one.
  open var artistPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyArtistPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  /// The artist of its album; nil without one.
  open var albumArtist: String? { value(forProperty: MPMediaItemPropertyAlbumArtist) as? String }
  /// The number of the artist of its album; 0 without one.
  open var albumArtistPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyAlbumArtistPersistentID) as? MPMediaEntityPersistentID
      ?? 0
  }
  /// The genre; nil without one.
  open var genre: String? { value(forProperty: MPMediaItemPropertyGenre) as? String }
  /// The number of its genre; 0 without one.
  open var genrePersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyGenrePersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  /// The composer; nil without one.
  open var composer: String? { value(forProperty: MPMediaItemPropertyComposer) as? String }
  /// The number of its composer; 0 without one.
  open var composerPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyComposerPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  /// The length in seconds; 0 without one.
  open var playbackDuration: TimeInterval {
    value(forProperty: MPMediaItemPropertyPlaybackDuration) as? TimeInterval ?? 0
  }
  /// The place on its album; 0 without one.
  open var albumTrackNumber: Int {
    value(forProperty: MPMediaItemPropertyAlbumTrackNumber) as? Int ?? 0
  }
  /// The number of tracks on its album; 0 without one.
  open var albumTrackCount: Int {
    value(forProperty: MPMediaItemPropertyAlbumTrackCount) as? Int ?? 0
  }
  /// The number of its disc; 0 without one.
  open var discNumber: Int { value(forProperty: MPMediaItemPropertyDiscNumber) as? Int ?? 0 }
  /// The number of discs; 0 without one.
  open var discCount: Int { value(forProperty: MPMediaItemPropertyDiscCount) as? Int ?? 0 }
  /// The picture; nil without one.
  open var artwork: MPMediaItemArtwork? {
    value(forProperty: MPMediaItemPropertyArtwork) as? MPMediaItemArtwork
  }
  /// True if it is not for children; false by default.
  open var isExplicitItem: Bool {
    value(forProperty: MPMediaItemPropertyIsExplicit) as? Bool ?? false
  }
  /// The text; nil without one.
  open var lyrics: String? { value(forProperty: MPMediaItemPropertyLyrics) as? String }
  /// True if it is part of a compilation; false by default.
  open var isCompilation: Bool {
    value(forProperty: MPMediaItemPropertyIsCompilation) as? Bool ?? false
  }
  /// The date of its release; nil without one.
  open var releaseDate: Date? { value(forProperty: MPMediaItemPropertyReleaseDate) as? Date }
  /// The beats per minute; 0 without one.
  open var beatsPerMinute: Int {
    value(forProperty: MPMediaItemPropertyBeatsPerMinute) as? Int ?? 0
  }
  /// The comments; nil without one.
  open var comments: String? { value(forProperty: MPMediaItemPropertyComments) as? String }
  /// The address; nil without one.
  open var assetURL: URL? { value(forProperty: MPMediaItemPropertyAssetURL) as? URL }
  /// True if it lies in the cloud; false by default.
  open var isCloudItem: Bool {
    value(forProperty: MPMediaItemPropertyIsCloudItem) as? Bool ?? false
  }
  /// True if it is protected; false by default.
  open var hasProtectedAsset: Bool {
    value(forProperty: MPMediaItemPropertyHasProtectedAsset) as? Bool ?? false
  }
  /// The title of its podcast; nil without one.
  open var podcastTitle: String? { value(forProperty: MPMediaItemPropertyPodcastTitle) as? String }
  /// The number of its podcast; 0 without one.
  open var podcastPersistentID: MPMediaEntityPersistentID {
    value(forProperty: MPMediaItemPropertyPodcastPersistentID) as? MPMediaEntityPersistentID ?? 0
  }
  /// The number of times it was played; 0 without one.
  open var playCount: Int { value(forProperty: MPMediaItemPropertyPlayCount) as? Int ?? 0 }
  /// The number of times it was skipped; 0 without one.
  open var skipCount: Int { value(forProperty: MPMediaItemPropertySkipCount) as? Int ?? 0 }
  /// The rating from 0 to 5; 0 without one.
  open var rating: Int { value(forProperty: MPMediaItemPropertyRating) as? Int ?? 0 }
  /// The date of its last playing; nil without one.
  open var lastPlayedDate: Date? { value(forProperty: MPMediaItemPropertyLastPlayedDate) as? Date }
  /// The group that the user gave it; nil without one.
  open var userGrouping: String? { value(forProperty: MPMediaItemPropertyUserGrouping) as? String }
  /// The place to go on from, in seconds; 0 without one.
  open var bookmarkTime: TimeInterval {
    value(forProperty: MPMediaItemPropertyBookmarkTime) as? TimeInterval ?? 0
  }
  /// The date at which it came into the library; the distant past without one.
  open var dateAdded: Date {
    value(forProperty: MPMediaItemPropertyDateAdded) as? Date ?? .distantPast
  }
  /// The number in the store; empty without one.
  open var playbackStoreID: String {
    value(forProperty: MPMediaItemPropertyPlaybackStoreID) as? String ?? ""
  }
  /// True if it was bought before its release; false by default.
  open var isPreorder: Bool { value(forProperty: MPMediaItemPropertyIsPreorder) as? Bool ?? false }
}
