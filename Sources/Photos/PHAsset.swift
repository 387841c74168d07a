public import Foundation

/// Something in the library with a name of its own.
nonisolated open class PHObject: NSObject, @unchecked Sendable {
  /// The name, which stays; empty here.
  open var localIdentifier: String { "" }
}

/// The kinds of pictures.
nonisolated public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// The kinds of pictures within a kind.
nonisolated public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Panoramas.
  public static let photoPanorama = Self(rawValue: 1)
  /// Pictures of a wide range.
  public static let photoHDR = Self(rawValue: 2)
  /// Pictures of the screen.
  public static let photoScreenshot = Self(rawValue: 4)
  /// Pictures that move.
  public static let photoLive = Self(rawValue: 8)
  /// Pictures with distances.
  public static let photoDepthEffect = Self(rawValue: 16)
  /// Films of a stream.
  public static let videoStreamed = Self(rawValue: 65_536)
  /// Films of many pictures a second.
  public static let videoHighFrameRate = Self(rawValue: 131_072)
  /// Films of few pictures a minute.
  public static let videoTimelapse = Self(rawValue: 262_144)
  /// Films of a screen.
  public static let videoScreenRecording = Self(rawValue: 524_288)
}

/// A picture or video; there are none here.
nonisolated open class PHAsset: PHObject, @unchecked Sendable {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The kinds within the kind.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The time at which it was taken.
  open var creationDate: Date? { nil }
  /// The time of the last change.
  open var modificationDate: Date? { nil }
  /// The seconds of a video.
  open var duration: TimeInterval { 0 }
  /// True if the user likes it.
  open var isFavorite: Bool { false }
  /// Always false.
  open var isHidden: Bool { false }
  /// Always false.
  open var representsBurst: Bool { false }
  /// Always nil.
  open var burstIdentifier: String? { nil }
  /// Always none.
  open var sourceType: PHAssetSourceType { [] }
  /// Always `unsupported`.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// Always nil.
  open var adjustmentFormatIdentifier: String? { nil }
  /// Always false.
  open var hasAdjustments: Bool { false }
  /// Always false: pictures are not the app's to change.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  /// The manner in which an asset is shown.
  nonisolated public enum PlaybackStyle: Int, Sendable {
    case unsupported = 0
    case image, imageAnimated, livePhoto, video, videoLooping
  }

  /// Finds none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Finds none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Finds none.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Finds none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// Several pictures or albums together.
nonisolated open class PHCollection: PHObject, @unchecked Sendable {
  /// The name.
  open var localizedTitle: String? { nil }
}

/// The kinds of albums.
nonisolated public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
}

/// The kinds of albums within a kind.
nonisolated public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case any = 0x7FFF_FFFF
}

/// An album; there are none here.
nonisolated open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The number of pictures.
  open var estimatedAssetCount: Int { 0 }

  /// Finds none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType,
    subtype: PHAssetCollectionSubtype,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The order and the choice of what is found.
nonisolated open class PHFetchOptions: NSObject {
  /// The choice; default nil for all; kept: there is nothing to choose.
  open var predicate: NSPredicate?
  /// The order; default nil; kept: there is nothing to order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The number that is wanted; 0, the default, for all.
  open var fetchLimit = 0
  /// True to find hidden ones; default false.
  open var includeHiddenAssets = false
  public override init() { super.init() }
}

/// The things that were found: none here.
nonisolated open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Always 0.
  open var count: Int { 0 }
  /// Always nil.
  open var firstObject: ObjectType? { nil }
  /// Always nil.
  open var lastObject: ObjectType? { nil }
  /// Ends the program: nothing was found.
  open func object(at index: Int) -> ObjectType { self[index] }
  /// Ends the program: nothing was found.
  open subscript(index: Int) -> ObjectType {
    preconditionFailure("index \(index) is out of bounds: nothing was found")
  }
  /// Calls nothing: nothing was found.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Always `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Always false.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// Always empty.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
}
