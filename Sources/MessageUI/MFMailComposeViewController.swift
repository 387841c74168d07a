public import Foundation
public import UIKitCore

/// The fate of a mail.
nonisolated public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The errors of mails.
nonisolated public struct MFMailComposeError: CustomNSError, Equatable, Sendable {
  /// The cause of an error.
  public enum Code: Int, Sendable {
    case saveFailed = 0
    case sendFailed = 1
  }
  /// The cause.
  public let code: Code
  /// Makes an error of a cause.
  public init(_ code: Code) { self.code = code }
  /// "MFMailComposeErrorDomain".
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The number of the cause.
  public var errorCode: Int { code.rawValue }
}

/// The domain of the errors of mails.
nonisolated public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Takes a mail from an app; nothing can be sent here, as `canSendMail()` says.
open class MFMailComposeViewController: UINavigationController {
  /// Always false.
  open class func canSendMail() -> Bool { false }

  /// Hears what became of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let form = MessageForm()

  /// Makes a controller that shows what it is given, and can be cancelled.
  public init() {
    super.init(nibName: nil, bundle: nil)
    form.cancelled = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    setViewControllers([form], animated: false)
  }

  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  /// Sets the line above the mail.
  open func setSubject(_ subject: String) { form.title = subject }
  /// Sets those whom the mail goes to.
  open func setToRecipients(_ toRecipients: [String]?) { form.recipients = toRecipients ?? [] }
  /// Kept by nobody: nothing is sent.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Kept by nobody: nothing is sent.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Kept by nobody: nothing is sent.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Sets the text; that of a page is shown as it is written.
  open func setMessageBody(_ body: String, isHTML: Bool) { form.content = body }
  /// Kept by nobody: nothing is sent.
  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {}
}

/// Hears what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The user is done; the delegate takes the controller away.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing by default.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
