public import Foundation
public import UIKitCore

/// The name of Twitter.
nonisolated public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// The name of Facebook.
nonisolated public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// The name of Sina Weibo.
nonisolated public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// The name of Tencent Weibo.
nonisolated public let SLServiceTypeTencentWeibo = "com.apple.social.tencentweibo"
/// The name of LinkedIn.
nonisolated public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// The fate of a text for others.
nonisolated public enum SLComposeViewControllerResult: Int, Sendable {
  case cancelled = 0
  case done
}

/// Runs when the user is done with a text.
public typealias SLComposeViewControllerCompletionHandler =
  (SLComposeViewControllerResult) -> Void

/// Shows a text for others, which can be cancelled; no service takes it, as `isAvailable` says
/// (L-284).
open class SLComposeViewController: UIViewController {
  /// The name of the service.
  public let serviceType: String!
  /// Runs when the user is done; default nil.
  open var completionHandler: SLComposeViewControllerCompletionHandler!

  private let text = UITextView(frame: .zero)
  private let bar = UINavigationBar(frame: .zero)
  private var initialText = ""
  private var addresses: [URL] = []
  private var isShown = false

  /// Always false.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }

  /// Makes a controller for a service.
  public init!(forServiceType serviceType: String!) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
  }
  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  /// Sets the text; false once the controller is shown.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool {
    guard !isShown else { return false }
    initialText = text ?? ""
    return true
  }
  /// Takes a picture and doesn't show it; false once the controller is shown.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool { !isShown && image != nil }
  /// Adds an address; false once the controller is shown.
  @discardableResult
  open func add(_ url: URL!) -> Bool {
    guard !isShown, let url else { return false }
    addresses.append(url)
    return true
  }
  /// Does nothing: no pictures are kept; false once the controller is shown.
  @discardableResult
  open func removeAllImages() -> Bool { !isShown }
  /// Takes all addresses away; false once the controller is shown.
  @discardableResult
  open func removeAllURLs() -> Bool {
    guard !isShown else { return false }
    addresses = []
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem()
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancel() }
    )
    bar.items = [item]
    text.font = .systemFont(ofSize: 17)
    text.text = ([initialText] + addresses.map(\.absoluteString)).filter { !$0.isEmpty }
      .joined(separator: "\n")
    for part in [bar, text] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: bar.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
  }

  private func cancel() {
    let handler = completionHandler
    presentingViewController?.dismiss(animated: true)
    handler?(.cancelled)
  }
}
