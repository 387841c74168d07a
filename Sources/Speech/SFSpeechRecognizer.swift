public import Foundation

/// The user's answer to an app that wants to recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, restricted, authorized
}

/// The purpose of recognizing speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation, search, confirmation
}

/// The domain of the errors of speech.
public let SFSpeechErrorDomain = "SFSpeechErrorDomain"

/// The errors of speech.
public struct SFSpeechError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case internalServiceError = 1
    case audioReadFailed = 2
    case undefinedTemplateClassName = 7
    case malformedSupplementalModel = 8
    case timeout = 10
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "SFSpeechErrorDomain".
  public static var errorDomain: String { SFSpeechErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
  /// Nobody recognizes speech, as is always so here.
  public static let internalServiceError = Code.internalServiceError
}

/// Makes texts of speech on iOS; nobody does so here, as it says (L-272).
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// Is notified of the recognizer; never called here.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Default `unspecified`; kept, and has no effect here.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Default false; kept, and has no effect here.
  open var supportsOnDeviceRecognition = false
  /// The queue of handlers and delegates; default the main one.
  open var queue = OperationQueue.main
  /// Always false.
  open var isAvailable: Bool { false }

  /// Makes a recognizer of a language; that of the user by default.
  public init?(locale: Locale = .current) { self.locale = locale }

  /// Always none.
  open class func supportedLocales() -> Set<Locale> { [] }
  /// Always `denied`.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  /// Answers `denied` on another queue.
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }

  /// Answers on the queue that nobody recognizes speech.
  @preconcurrency @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation { resultHandler(nil, SFSpeechError(.internalServiceError)) }
    return task
  }

  /// Tells the delegate on the queue that the task ended without success.
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let listener = delegate
    queue.addOperation {
      listener.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
    return task
  }
}

/// Is notified of a recognizer; all methods are optional.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// The recognizer can be used from now on or no longer; never called here.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  )
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing by default.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  ) {}
}
