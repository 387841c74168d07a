public import Foundation
public import UIKitCore

/// The window in front of which the user is asked.
public typealias ASPresentationAnchor = UIWindow

/// Asks the user who they are on iOS; nobody handles a request here (L-275).
nonisolated open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// Choices of how requests are performed.
  public struct RequestOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Choices of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fail where nothing is at hand.
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }

  /// The requests.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Is notified of the end.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Knows the window; kept, and not asked here.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Makes a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Tells the delegate on the main queue that nobody handles the requests; without any the whole
  /// failed.
  open func performRequests() {
    let error = ASAuthorizationError(authorizationRequests.isEmpty ? .failed : .notHandled)
    DispatchQueue.main.async {
      self.delegate?.authorizationController(controller: self, didCompleteWithError: error)
    }
  }
  /// Tells the delegate on the main queue that nobody handles the requests.
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Does nothing: no keyboard offers proofs.
  open func performAutoFillAssistedRequests() {}
  /// Does nothing: no request is under way.
  open func cancel() {}
}

/// Is notified of the end of requests; both methods are optional.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// A request succeeded; never called here.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// The requests failed.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing by default.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing by default.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}

/// Knows the window in front of which the user is asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
