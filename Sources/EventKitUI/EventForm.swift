internal import EventKit
internal import Foundation
internal import UIKitCore

/// Shows the values of an event in lines.
final class EventForm: UIViewController {
  var event: EKEvent? { didSet { show() } }
  private let text = UITextView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.isEditable = false
    text.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    text.font = .preferredFont(forTextStyle: .body)
    view.addSubview(text)
    show()
  }

  private func show() {
    let lines = [event?.title, event?.location, times, event?.url?.absoluteString, event?.notes]
    text.text = lines.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private var times: String? {
    guard let event, let start = event.startDate else { return nil }
    let formatter = DateIntervalFormatter()
    formatter.dateStyle = .full
    formatter.timeStyle = event.isAllDay ? .none : .short
    return formatter.string(from: start, to: max(start, event.endDate ?? start))
  }
}
