public import Foundation

/// The permission of an app to use the user's pictures.
nonisolated public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The use of the pictures that an app asks for.
nonisolated public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The user's pictures; there are none here, and no app may use them.
nonisolated open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  private override init() { super.init() }

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  /// Always `denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Always `denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }

  /// Answers `denied` on another queue.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }

  /// Answers `denied` on another queue.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }

  /// Answers `denied`.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async
    -> PHAuthorizationStatus
  { .denied }

  /// Changes nothing, and says so on another queue.
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
  }

  /// Throws always.
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Throws always.
  open func performChangesAndWait(_ changeBlock: () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Does nothing: nothing ever changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Does nothing: nothing ever changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// Is notified of changes; there are none.
@preconcurrency @MainActor
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Pictures came or went; never called here.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the pictures; there are none.
nonisolated open class PHChange: NSObject, @unchecked Sendable {
  /// Always nil.
  open func changeDetails<T>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    nil
  }
}

/// The parts of a change; there are none.
nonisolated open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  /// The pictures before.
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// The pictures after.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// Always false.
  open var hasIncrementalChanges: Bool { false }
  /// Always nil.
  open var removedIndexes: IndexSet? { nil }
  /// Always none.
  open var removedObjects: [ObjectType] { [] }
  /// Always nil.
  open var insertedIndexes: IndexSet? { nil }
  /// Always none.
  open var insertedObjects: [ObjectType] { [] }
  /// Always nil.
  open var changedIndexes: IndexSet? { nil }
  /// Always none.
  open var changedObjects: [ObjectType] { [] }
  /// Always false.
  open var hasMoves: Bool { false }
  /// Calls nobody: nothing moved.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

/// The reasons for which pictures are not there.
nonisolated public struct PHPhotosError: Error, Equatable, CustomNSError, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case networkAccessRequired = 3164
    case invalidResource = 3302
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }
  /// The number of the reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// "PHPhotosErrorDomain".
  public static var errorDomain: String { "PHPhotosErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
