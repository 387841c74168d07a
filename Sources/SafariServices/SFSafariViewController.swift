public import Foundation
public import UIKitCore

/// Shows the address of a page, with a button that takes it away; the page itself is not loaded.
open class SFSafariViewController: UIViewController {
  /// The settings that a controller is made with.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// True to show the page as plain text; default false; kept, and has no effect here.
    open var entersReaderIfAvailable = false
    /// True if bars get smaller on scrolling; default true; kept, and has no effect here.
    open var barCollapsingEnabled = true
    public override init() { super.init() }
  }

  /// The text of the button that takes the page away.
  nonisolated public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// Hears that the user is done.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The settings that the controller was made with.
  open private(set) var configuration: Configuration
  /// The colour of the bar's ground; nil, the default, for the usual one.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The colour of the bar's buttons; nil, the default, for the usual one.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }
  /// The text of the button that takes the page away; default `done`.
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  private let address: URL
  private let bar = UINavigationBar(frame: .zero)
  private let label = UILabel(frame: .zero)

  /// Makes a controller for a page on the web.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Makes a controller for a page, as plain text if asked for.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Makes a controller for a page with settings.
  public init(url URL: URL, configuration: Configuration) {
    address = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = address.absoluteString
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.textAlignment = .center
    for part in [bar, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    bar.items = [UINavigationItem(title: address.host ?? address.absoluteString)]
    showButton()
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Says that the page could not be loaded, the first time it appears.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasReported else { return }
    hasReported = true
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  private var hasReported = false

  private func showButton() {
    let style: UIBarButtonItem.SystemItem =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    bar.topItem?.leftBarButtonItem = UIBarButtonItem(
      systemItem: style,
      primaryAction: UIAction { [weak self] _ in self?.finish() }
    )
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// Hears what happens to a page; all methods are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user is done with the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The page was loaded, or could not be, as is always so here.
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  /// The page led to another one; never called here.
  func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
  /// The app's own activities; never asked here.
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]
}

extension SFSafariViewControllerDelegate {
  /// Does nothing by default.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  /// Does nothing by default.
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  /// None by default.
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] { [] }
}
