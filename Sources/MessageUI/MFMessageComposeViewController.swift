public import Foundation
public import UIKitCore

/// The fate of a message.
nonisolated public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// Takes a short message from an app; nothing can be sent here, as `canSendText()` says.
open class MFMessageComposeViewController: UINavigationController {
  /// Always false.
  open class func canSendText() -> Bool { false }
  /// Always false.
  open class func canSendSubject() -> Bool { false }
  /// Always false.
  open class func canSendAttachments() -> Bool { false }

  /// Hears what became of the message.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Those whom the message goes to; default nil.
  open var recipients: [String]? { didSet { form.recipients = recipients ?? [] } }
  /// The text; default nil.
  open var body: String? { didSet { form.content = body ?? "" } }
  /// The line above the text; default nil.
  open var subject: String? { didSet { form.title = subject } }
  private let form = MessageForm()

  /// Makes a controller that shows what it is given, and can be cancelled.
  public init() {
    super.init(nibName: nil, bundle: nil)
    form.cancelled = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    setViewControllers([form], animated: false)
  }

  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  /// Always false: nothing is sent.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  /// Always none: nothing is sent.
  open var attachments: [[AnyHashable: Any]]? { nil }
  /// Does nothing: users can't add anything here.
  open func disableUserAttachments() {}
  /// Always false: nothing is sent.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL,
    withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Always false: nothing is sent.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data,
    typeIdentifier uti: String,
    filename: String
  ) -> Bool { false }
}

/// Hears what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The user is done; the delegate takes the controller away.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}
