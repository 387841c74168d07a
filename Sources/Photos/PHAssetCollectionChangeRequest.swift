public import Foundation

/// The name of an object that is about to be made.
nonisolated open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// A change of an album; nothing is changed here.
nonisolated open class PHAssetCollectionChangeRequest: NSObject {
  /// The title; default empty; kept, and has no effect here.
  open var title = ""
  /// The name of the album that is about to be made.
  public let placeholderForCreatedAssetCollection = PHObjectPlaceholder()

  /// Makes a change.
  public override init() { super.init() }
  /// Makes a change of an album; nil for one that can't be changed.
  public convenience init?(for assetCollection: PHAssetCollection) { self.init() }

  /// Makes an album, which is not kept.
  open class func creationRequestForAssetCollection(
    withTitle title: String
  ) -> PHAssetCollectionChangeRequest {
    let request = PHAssetCollectionChangeRequest()
    request.title = title
    return request
  }
  /// Deletes nothing.
  open class func deleteAssetCollections(_ assetCollections: any Sequence) {}
  /// Adds nothing.
  open func addAssets(_ assets: any Sequence) {}
  /// Removes nothing.
  open func removeAssets(_ assets: any Sequence) {}
}

/// A new asset; it is not kept.
nonisolated open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Makes a new asset without files.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
  /// Adds nothing.
  open func addResource(
    with type: PHAssetResourceType,
    data: Data,
    options: PHAssetResourceCreationOptions?
  ) {}
  /// Adds nothing.
  open func addResource(
    with type: PHAssetResourceType,
    fileURL: URL,
    options: PHAssetResourceCreationOptions?
  ) {}
}

/// The manners of adding a file to an asset; kept, and without effect here.
nonisolated open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file; default nil.
  open var originalFilename: String?
  /// The uniform type of the file; default nil.
  open var uniformTypeIdentifier: String?
  /// True if the file is moved, and not copied; default false.
  open var shouldMoveFile = false
  /// Makes the usual manners.
  public override init() { super.init() }
}
