import UIKit

/// A screen of 30 views: ten rows of a label, a switch and a button, placed by constraints.
@MainActor
final class NavigationPage: UIViewController {
  private let number: Int
  /// How many pages are alive, so that one that stays is found.
  private(set) static var alive = 0

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    Self.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.alive -= 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: (0..<10).map { row($0) })
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func row(_ index: Int) -> UIStackView {
    let label = UILabel()
    label.text = String(format: "Page %05d item %d", number, index)
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let toggle = UISwitch()
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, toggle, button])
    row.spacing = 8
    return row
  }
}
