internal import Foundation

/// The screen of a library without pictures.
final class EmptyPhotoLibrary: UIViewController {
  private let cancelled: () -> Void

  init(cancelled: @escaping () -> Void) {
    self.cancelled = cancelled
    super.init(nibName: nil, bundle: nil)
    title = "Photos"
    let cancel = UIAction { [weak self] _ in self?.cancelled() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
  }

  /// Fails: the screen is never archived.
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let labels = UIStackView(arrangedSubviews: [
      label("No Photos", .systemFont(ofSize: 22, weight: .semibold), .label),
      label("The library of this device is empty.", .systemFont(ofSize: 15), .secondaryLabel),
    ])
    labels.axis = .vertical
    labels.spacing = 8
    labels.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(labels)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      labels.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      labels.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      labels.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
