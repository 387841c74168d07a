public import EventKit
public import Foundation
public import UIKitCore

/// The fate of an event that was shown.
nonisolated public enum EKEventViewAction: Int, Sendable {
  case done = 0
  case responded, deleted
}

/// Is notified of an event that is shown.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// The user is done; the delegate takes the controller away.
  func eventViewController(
    _ controller: EKEventViewController,
    didCompleteWith action: EKEventViewAction
  )
}

/// Shows an event, with a button that ends where another controller presents it (L-268).
open class EKEventViewController: UIViewController {
  /// Is notified of what the user does.
  open weak var delegate: (any EKEventViewDelegate)?
  /// The event.
  open var event: EKEvent! { didSet { form.event = event } }
  /// Default false; kept: nothing can be edited here.
  open var allowsEditing = false
  /// Default false; kept, and has no effect here.
  open var allowsCalendarPreview = false
  private let form = EventForm()

  /// Makes a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Event Details"
  }
  /// Makes a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(form)
    form.view.frame = view.bounds
    form.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(form.view)
    form.didMove(toParent: self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard navigationController?.viewControllers.first === self,
      presentingViewController != nil, navigationItem.rightBarButtonItem == nil
    else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.eventViewController(self, didCompleteWith: .done)
      }
    )
  }
}
