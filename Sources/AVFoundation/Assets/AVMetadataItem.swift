public import Foundation

/// A kind of note on an asset, by the name that iOS has for it.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonIdentifierTitle = Self(rawValue: "common/title")
  /// The people who made it.
  public static let commonIdentifierCreator = Self(rawValue: "common/creator")
  /// The people who sing or play.
  public static let commonIdentifierArtist = Self(rawValue: "common/artist")
  /// The album.
  public static let commonIdentifierAlbumName = Self(rawValue: "common/albumName")
  /// A picture.
  public static let commonIdentifierArtwork = Self(rawValue: "common/artwork")
  /// Some sentences.
  public static let commonIdentifierDescription = Self(rawValue: "common/description")
  /// The day on which it was made.
  public static let commonIdentifierCreationDate = Self(rawValue: "common/creationDate")
  /// The place at which it was made.
  public static let quickTimeMetadataLocationISO6709 = Self(
    rawValue: "mdta/com.apple.quicktime.location.ISO6709"
  )
}

/// A key that kinds of notes have in common, by the name that iOS has for it.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title.
  public static let commonKeyTitle = Self(rawValue: "title")
  /// The people who made it.
  public static let commonKeyCreator = Self(rawValue: "creator")
  /// The people who sing or play.
  public static let commonKeyArtist = Self(rawValue: "artist")
  /// The album.
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  /// A picture.
  public static let commonKeyArtwork = Self(rawValue: "artwork")
  /// Some sentences.
  public static let commonKeyDescription = Self(rawValue: "description")
  /// The day on which it was made.
  public static let commonKeyCreationDate = Self(rawValue: "creationDate")
}

/// A set of keys, by the name that iOS has for it.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a set of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The keys that all have in common.
  public static let common = Self(rawValue: "comn")
  /// The keys of sounds of MP3.
  public static let id3 = Self(rawValue: "org.id3")
  /// The keys of iTunes.
  public static let iTunes = Self(rawValue: "itsk")
  /// The keys of QuickTime.
  public static let quickTimeMetadata = Self(rawValue: "mdta")
}

/// A form of notes, by the name that iOS has for it.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a form of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The form of sounds of MP3.
  public static let id3Metadata = Self(rawValue: "org.id3")
  /// The form of iTunes.
  public static let iTunesMetadata = Self(rawValue: "com.apple.itunes")
  /// The form of QuickTime.
  public static let quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
}

/// A note on an asset.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// The kind; nil for none.
  open internal(set) var identifier: AVMetadataIdentifier?
  /// The key that kinds have in common, made of the kind; nil for other kinds.
  open var commonKey: AVMetadataKey? {
    guard let name = identifier?.rawValue, name.hasPrefix("common/") else { return nil }
    return AVMetadataKey(rawValue: String(name.dropFirst("common/".count)))
  }
  /// The value; nil for none.
  open internal(set) var value: (any NSCopying & NSObjectProtocol)?
  /// The language, such as `en`; nil for none.
  open internal(set) var extendedLanguageTag: String?
  /// The type of the value; nil for none.
  open internal(set) var dataType: String?
  /// The time at which the note counts; default not valid.
  open internal(set) var time = CMTime.invalid
  /// The value as a text; nil for another one.
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  /// The value as a number; nil for another one.
  open var numberValue: NSNumber? { value as? NSNumber }
  /// The value as a date; nil for another one.
  open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
  /// The value as bytes; nil for another one.
  open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

  /// The notes of a kind.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  /// The notes of a key that kinds have in common; other sets of keys have none.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem],
    withKey key: Any?,
    keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    guard keySpace == nil || keySpace == .common else { return [] }
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter { name == nil || $0.commonKey?.rawValue == name }
  }
}

/// A note on an asset while it is put together.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  /// The kind; default nil.
  open override var identifier: AVMetadataIdentifier? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  /// The value; default nil.
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { super.value }
    set { super.value = newValue }
  }
  /// The language; default nil.
  open override var extendedLanguageTag: String? {
    get { super.extendedLanguageTag }
    set { super.extendedLanguageTag = newValue }
  }
  /// The type of the value; default nil.
  open override var dataType: String? {
    get { super.dataType }
    set { super.dataType = newValue }
  }
  /// The time at which the note counts; default not valid.
  open override var time: CMTime {
    get { super.time }
    set { super.time = newValue }
  }
}
