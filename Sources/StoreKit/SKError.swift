public import Foundation

/// The errors of the store.
nonisolated public struct SKError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier
    case invalidSignature, missingOfferParams, invalidOfferPrice
    case overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer
    case unsupportedPlatform, overlayPresentedInBackgroundScene
  }

  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "SKErrorDomain".
  public static var errorDomain: String { "SKErrorDomain" }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// No cause is known.
  public static let unknown = Code.unknown
  /// The user cancelled.
  public static let paymentCancelled = Code.paymentCancelled
  /// The user may not buy, as is always so here.
  public static let paymentNotAllowed = Code.paymentNotAllowed
  /// The payment is wrong.
  public static let paymentInvalid = Code.paymentInvalid
  /// The app may not ask the store.
  public static let clientInvalid = Code.clientInvalid
  /// The product is not sold here.
  public static let storeProductNotAvailable = Code.storeProductNotAvailable
}

extension SKError.Code {
  /// True if an error has this cause, as `case SKError.paymentCancelled:` asks.
  nonisolated public static func ~= (code: SKError.Code, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == SKError.errorDomain && error.code == code.rawValue
  }
}
