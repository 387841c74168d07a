internal import UIKitCore

/// Shows a message that can't be sent, with a button that cancels.
final class MessageForm: UIViewController {
  var recipients: [String] = [] { didSet { show() } }
  var content = "" { didSet { show() } }
  var cancelled: () -> Void = {}
  private let text = UITextView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.font = .systemFont(ofSize: 17)
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.cancelled() }
    )
    show()
  }

  private func show() {
    let names = recipients.joined(separator: ", ")
    text.text = names.isEmpty ? content : "\(names)\n\n\(content)"
  }
}
