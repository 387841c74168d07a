/// The names of an item's values, by which queries ask for them too.

/// The name of an item's number in the library.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The name of an item's kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The name of an item's title.
public let MPMediaItemPropertyTitle = "title"
/// The name of an item's title of its album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The name of an item's number of its album.
public let MPMediaItemPropertyAlbumPersistentID = "albumPID"
/// The name of an item's artist.
public let MPMediaItemPropertyArtist = "artist"
/// The name of an item's number of its artist.
public let MPMediaItemPropertyArtistPersistentID = "artistPID"
/// The name of an item's artist of its album.
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
/// The name of an item's number of the artist of its album.
public let MPMediaItemPropertyAlbumArtistPersistentID = "albumArtistPID"
/// The name of an item's genre.
public let MPMediaItemPropertyGenre = "genre"
/// The name of an item's number of its genre.
public let MPMediaItemPropertyGenrePersistentID = "genrePID"
/// The name of an item's composer.
public let MPMediaItemPropertyComposer = "composer"
/// The name of an item's number of its composer.
public let MPMediaItemPropertyComposerPersistentID = "composerPID"
/// The name of an item's length in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The name of an item's place on its album.
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
/// The name of an item's number of tracks on its album.
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
/// The name of an item's number of its disc.
public let MPMediaItemPropertyDiscNumber = "discNumber"
/// The name of an item's number of discs.
public let MPMediaItemPropertyDiscCount = "discCount"
/// The name of an item's picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The name of an item's mark as not for children.
public let MPMediaItemPropertyIsExplicit = "isExplicit"
/// The name of an item's text.
public let MPMediaItemPropertyLyrics = "lyrics"
/// The name of an item's mark as part of a compilation.
public let MPMediaItemPropertyIsCompilation = "isCompilation"
/// The name of an item's date of its release.
public let MPMediaItemPropertyReleaseDate = "releaseDate"
/// The name of an item's beats per minute.
public let MPMediaItemPropertyBeatsPerMinute = "beatsPerMinute"
/// The name of an item's comments.
public let MPMediaItemPropertyComments = "comments"
/// The name of an item's address.
public let MPMediaItemPropertyAssetURL = "assetURL"
/// The name of an item's mark as lying in the cloud.
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
/// The name of an item's mark as protected.
public let MPMediaItemPropertyHasProtectedAsset = "protectedAsset"
/// The name of an item's title of its podcast.
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
/// The name of an item's number of its podcast.
public let MPMediaItemPropertyPodcastPersistentID = "podcastPID"
/// The name of an item's number of times it was played.
public let MPMediaItemPropertyPlayCount = "playCount"
/// The name of an item's number of times it was skipped.
public let MPMediaItemPropertySkipCount = "skipCount"
/// The name of an item's rating from 0 to 5.
public let MPMediaItemPropertyRating = "rating"
/// The name of an item's date of its last playing.
public let MPMediaItemPropertyLastPlayedDate = "lastPlayedDate"
/// The name of an item's group that the user gave it.
public let MPMediaItemPropertyUserGrouping = "userGrouping"
/// The name of an item's place to go on from, in seconds.
public let MPMediaItemPropertyBookmarkTime = "bookmarkTime"
/// The name of an item's date at which it came into the library.
public let MPMediaItemPropertyDateAdded = "dateAdded"
/// The name of an item's number in the store.
public let MPMediaItemPropertyPlaybackStoreID = "playbackStoreID"
/// The name of an item's mark as bought before its release.
public let MPMediaItemPropertyIsPreorder = "preorder"
