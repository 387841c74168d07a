/// The names of values that `MPNowPlayingInfoCenter` keeps beside those of items.

/// The name of the seconds that were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The name of the speed, 1 for the usual one.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The name of the usual speed.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The name of the place in the queue, from 0.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The name of the length of the queue.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The name of the chapter, from 0.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The name of the number of chapters.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The name of true for what has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The name of the languages to choose from.
public let MPNowPlayingInfoPropertyAvailableLanguageOptions =
  "MPNowPlayingInfoPropertyAvailableLanguageOptions"
/// The name of the languages that are chosen.
public let MPNowPlayingInfoPropertyCurrentLanguageOptions =
  "MPNowPlayingInfoPropertyCurrentLanguageOptions"
/// The name of the name of the album or list.
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
/// The name of the app's own name for the item.
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"
/// The name of the app's own name for the user.
public let MPNowPlayingInfoPropertyExternalUserProfileIdentifier =
  "MPNowPlayingInfoPropertyExternalUserProfileIdentifier"
/// The name of the name of the service.
public let MPNowPlayingInfoPropertyServiceIdentifier = "MPNowPlayingInfoPropertyServiceIdentifier"
/// The name of the part that was played, from 0 to 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The name of the kind, as a number.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The name of the address.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The name of the date of what is played of a live stream.
public let MPNowPlayingInfoPropertyCurrentPlaybackDate =
  "MPNowPlayingInfoPropertyCurrentPlaybackDate"
/// The name of the times of advertisements.
public let MPNowPlayingInfoPropertyAdTimeRanges = "MPNowPlayingInfoPropertyAdTimeRanges"
/// The name of the second at which credits begin.
public let MPNowPlayingInfoPropertyCreditsStartTime = "MPNowPlayingInfoPropertyCreditsStartTime"
/// The name of the number of the recording.
public let MPNowPlayingInfoPropertyInternationalStandardRecordingCode =
  "MPNowPlayingInfoPropertyInternationalStandardRecordingCode"
/// The name of true for what is not to be suggested.
public let MPNowPlayingInfoPropertyExcludeFromSuggestions =
  "MPNowPlayingInfoPropertyExcludeFromSuggestions"
