public import CoreGraphics
public import Foundation

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
  /// Always false.
  open var isExportable: Bool { false }
  /// Always false.
  open var isReadable: Bool { false }
  /// Always false.
  open var isComposable: Bool { false }
  /// Always false.
  open var hasProtectedContent: Bool { false }
  /// Always false.
  open var isCompatibleWithSavedPhotosAlbum: Bool { false }
  /// Always false.
  open var providesPreciseDurationAndTiming: Bool { false }
  /// Always 1.
  open var preferredRate: Float { 1 }
  /// Always 1.
  open var preferredVolume: Float { 1 }
  /// Always the identity.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Always nil.
  open var lyrics: String? { nil }
  /// Always nil.
  open var creationDate: AVMetadataItem? { nil }
  /// Always none: the asset is not read.
  open var tracks: [AVAssetTrack] { [] }
  /// Always none: the asset is not read.
  open var metadata: [AVMetadataItem] { [] }
  /// Always none: the asset is not read.
  open var commonMetadata: [AVMetadataItem] { [] }
  /// Always none: the asset is not read.
  open var availableMetadataFormats: [AVMetadataFormat] { [] }
  /// Always none: the asset is not read.
  open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }

  /// The tracks of a kind.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// The track of a number; nil if there is none.
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  /// Always none: the asset is not read.
  open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  /// Always nil: the asset is not read.
  open func mediaSelectionGroup(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }
  /// Does nothing: nothing is being loaded.
  open func cancelLoading() {}
}

/// An asset of an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  public var url: URL { address }
  /// Makes an asset of an address, with options that are not read.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
  /// Makes an asset of an address.
  public required init(url URL: URL) { super.init(url: URL) }
  /// The kinds of files that iOS reads.
  open class func audiovisualTypes() -> [AVFileType] {
    [.mov, .mp4, .m4v, .m4a, .mobile3GPP, .caf, .wav, .aiff, .mp3]
  }
}

/// True to count the length of a file exactly.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
/// The cookies for an address.
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
/// False to use no network of a telephone.
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number of no track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Something that a part of an asset is, by the name that iOS has for it.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// The name on iOS.
  public let rawValue: String
  /// Makes a characteristic of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It is seen.
  public static let visual = Self(rawValue: "AVMediaCharacteristicVisual")
  /// It is heard.
  public static let audible = Self(rawValue: "AVMediaCharacteristicAudible")
  /// It is read.
  public static let legible = Self(rawValue: "AVMediaCharacteristicLegible")
}

/// A choice of a group, such as a language; there is none here.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  /// The name that people read.
  open var displayName: String { "" }
  /// Always nil.
  open var locale: Locale? { nil }
  /// Always nil.
  open var extendedLanguageTag: String? { nil }
  /// Always `text`.
  open var mediaType: AVMediaType { .text }
}

/// Choices of which one is played; there are none here.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  /// Always none.
  open var options: [AVMediaSelectionOption] { [] }
  /// Always nil.
  open var defaultOption: AVMediaSelectionOption? { nil }
  /// Always true.
  open var allowsEmptySelection: Bool { true }
}
