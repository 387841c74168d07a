public import EventKit
public import Foundation
public import UIKitCore

/// The number of calendars to choose.
nonisolated public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  case single = 0
  case multiple
}

/// The calendars to choose from.
nonisolated public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars = 0
  case writableCalendarsOnly
}

/// Is notified of the calendars that a user chooses; all methods are optional.
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Others are chosen; never called here, as there are none.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// The user is done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// The user cancelled.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing by default.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing by default.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing by default.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Shows that there are no calendars, with buttons that end it (L-268).
open class EKCalendarChooser: UIViewController {
  /// The number of calendars to choose.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Is notified of what the user does.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// True to show a button that ends; default false.
  open var showsDoneButton = false { didSet { showButtons() } }
  /// True to show a button that cancels; default false.
  open var showsCancelButton = false { didSet { showButtons() } }
  /// The calendars that are chosen; default none; kept.
  open var selectedCalendars: Set<EKCalendar> = []

  /// Makes a screen for calendars of events.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle,
      displayStyle: displayStyle,
      entityType: .event,
      eventStore: eventStore
    )
  }

  /// Makes a screen for calendars of a kind.
  public init(
    selectionStyle style: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType,
    eventStore: EKEventStore
  ) {
    selectionStyle = style
    super.init(nibName: nil, bundle: nil)
    title = "Calendars"
  }

  /// Nobody archives the controller.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: .zero)
    label.text = "No Calendars"
    label.textColor = .secondaryLabel
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func showButtons() {
    let done = UIAction { [weak self] _ in
      guard let self else { return }
      delegate?.calendarChooserDidFinish(self)
    }
    let cancel = UIAction { [weak self] _ in
      guard let self else { return }
      delegate?.calendarChooserDidCancel(self)
    }
    navigationItem.rightBarButtonItem =
      showsDoneButton ? UIBarButtonItem(systemItem: .done, primaryAction: done) : nil
    navigationItem.leftBarButtonItem =
      showsCancelButton ? UIBarButtonItem(systemItem: .cancel, primaryAction: cancel) : nil
  }
}
