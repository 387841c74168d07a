extension UIViewController {
  /// Makes the view the screen of a picker that has nothing to offer: a bar with the title and the
  /// buttons of an item, and a text in the middle.
  package func showEmptyPicker(_ item: UINavigationItem, text: String) {
    view.backgroundColor = .systemBackground
    let (bar, label) = (UINavigationBar(frame: .zero), UILabel(frame: .zero))
    bar.items = [item]
    label.text = text
    label.textColor = .secondaryLabel
    for part in [bar, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
