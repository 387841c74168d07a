public import Foundation
public import UIKitCore

/// Asks the user to rate the app; nobody is asked here, as the system decides on iOS, too.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks nobody.
  open class func requestReview() {}
  /// Asks nobody.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Shows the page of an app in the store; there is no store here, so it says that it could not.
open class SKStoreProductViewController: UIViewController {
  /// Hears that the user is done.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Completes with false and an error.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    let error = NSError(domain: SKErrorDomain, code: 5)
    DispatchQueue.main.async { block?(false, error) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.productViewControllerDidFinish(self)
      }
    )
    bar.items = [item]
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// Hears that the user is done with a page of the store.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The user is done; the delegate takes the controller away.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing by default.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"
/// The key for the number of an app in the store.
public let SKStoreProductParameterITunesItemIdentifier = "id"
