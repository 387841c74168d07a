public import Foundation

/// The device's number for advertisements, which is all zeros where the user doesn't want any
/// (L-282).
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let only = ASIdentifierManager()

  /// The only one there is.
  open class func shared() -> ASIdentifierManager { only }

  /// All zeros, as on a device whose user does not want to be followed.
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  /// Always false.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
