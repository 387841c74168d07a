public import Foundation

/// The places that assets come from.
nonisolated public struct PHAssetSourceType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The user's library.
  public static let typeUserLibrary = Self(rawValue: 1)
  /// An album that others share.
  public static let typeCloudShared = Self(rawValue: 2)
  /// Another computer.
  public static let typeiTunesSynced = Self(rawValue: 4)
}

/// The changes of an asset that can be asked about.
nonisolated public enum PHAssetEditOperation: Int, Sendable {
  case delete = 1
  case content, properties
}

/// The changes of a collection that can be asked about.
nonisolated public enum PHCollectionEditOperation: Int, Sendable {
  case deleteContent = 1
  case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// The kinds of files of an asset.
nonisolated public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData
  case adjustmentBasePhoto, pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo
  case adjustmentBaseVideo
}

/// A file of an asset; there is none here.
nonisolated open class PHAssetResource: NSObject, @unchecked Sendable {
  /// The kind.
  open var type: PHAssetResourceType { .photo }
  /// The name of the asset.
  open var assetLocalIdentifier: String { "" }
  /// The name of the file.
  open var originalFilename: String { "" }
  /// The uniform type of the file.
  open var uniformTypeIdentifier: String { "" }
  /// Always none.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
}

/// The manners of reading a file of an asset; kept, and without effect here.
nonisolated open class PHAssetResourceRequestOptions: NSObject {
  /// Default false.
  open var isNetworkAccessAllowed = false
  /// Called with the part that is read; default nil; never called here.
  open var progressHandler: ((Double) -> Void)?
  /// Makes the usual manners.
  public override init() { super.init() }
}

/// Reads files of assets; there are none here.
nonisolated open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let only = PHAssetResourceManager()
  /// The one of the app.
  open class func `default`() -> PHAssetResourceManager { only }

  /// Completes on the main queue with an error.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource,
    options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping @Sendable (Data) -> Void,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) -> Int32 {
    DispatchQueue.main.async { completionHandler(CocoaError(.fileNoSuchFile)) }
    return 0
  }
  /// Completes on the main queue with an error.
  open func writeData(
    for resource: PHAssetResource,
    toFile fileURL: URL,
    options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(CocoaError(.fileNoSuchFile)) } }
  /// Does nothing: nothing is read.
  open func cancelDataRequest(_ requestID: Int32) {}
}

/// A picture that moves; there is none here.
nonisolated open class PHLivePhoto: NSObject, @unchecked Sendable {
  /// In pixels; always zero.
  open var size: CGSize { .zero }
}
