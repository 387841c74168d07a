public import EventKit
public import Foundation
public import UIKitCore

/// The fate of an event that was edited.
nonisolated public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  case saved, deleted
}

/// Is notified of an event that is edited.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// The user is done; the delegate takes the controller away.
  func eventEditViewController(
    _ controller: EKEventEditViewController,
    didCompleteWith action: EKEventEditViewAction
  )
  /// The calendar for new events; never asked here, as none are saved.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// A calendar of no store by default.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore) }
}

/// Shows an event with a button that cancels; nothing can be saved here (L-268).
open class EKEventEditViewController: UINavigationController {
  /// Hears what became of the event.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store; nil is kept as a new one.
  open var eventStore: EKEventStore! = EKEventStore() {
    didSet { if eventStore == nil { eventStore = EKEventStore() } }
  }
  /// The event; nil, the default, for a new one.
  open var event: EKEvent? { didSet { form.event = event } }
  private let form = EventForm()

  /// Makes a controller that shows an event, and can be cancelled.
  public init() {
    super.init(nibName: nil, bundle: nil)
    form.title = "New Event"
    form.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancelEditing() }
    )
    setViewControllers([form], animated: false)
  }

  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  /// Ends editing as the button does.
  open func cancelEditing() {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
  }
}
