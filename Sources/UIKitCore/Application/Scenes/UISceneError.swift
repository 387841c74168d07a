public import Foundation

/// The reason why a scene did not do what it was asked for.
nonisolated public struct UISceneError: CustomNSError, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  /// `UISceneErrorDomain`.
  public static let errorDomain = "UISceneErrorDomain"
  /// The kind of reason.
  public let code: Code
  private let text: String

  init(_ code: Code) {
    self.code = code
    text =
      switch code {
      case .multipleScenesNotSupported: "The app does not support several scenes."
      case .requestDenied: "The request was denied."
      case .geometryRequestUnsupported, .geometryRequestDenied:
        "The requested geometry is not supported."
      }
  }

  init(requested: UIInterfaceOrientationMask, supported: UIInterfaceOrientationMask) {
    code = .geometryRequestDenied
    text = """
      None of the requested orientations are supported by the view controller. \
      Requested: \(requested.names); Supported: \(supported.names)
      """
  }

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The sentence, under `NSLocalizedDescriptionKey`.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
}
