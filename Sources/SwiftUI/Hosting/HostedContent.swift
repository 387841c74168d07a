internal import UIKitCore

/// The content of a hosting controller: a box, or what a representable makes.
@MainActor final class HostedContent {
  private(set) var view: UIView?
  private var controller: UIViewController?
  private var update: ((any View) -> Bool)?

  /// Shows a view in place of the last one; a representable of the same type takes it on.
  func show(_ root: some View, in host: UIViewController) {
    let inner = root.innermost
    if update?(inner) == true { return }
    remove()
    if let representable = inner as? any UIViewRepresentable {
      show(representable, in: host)
    } else if let representable = inner as? any UIViewControllerRepresentable {
      show(representable, in: host)
    } else {
      let box = PlaceholderView(name: root.placeholderName)
      box.report()
      fill(host.view, with: box)
    }
  }

  private func show<R: UIViewRepresentable>(_ root: R, in host: UIViewController) {
    let context = UIViewRepresentableContext<R>(coordinator: root.makeCoordinator())
    let made = root.makeUIView(context: context)
    update = {
      guard let root = $0 as? R else { return false }
      root.updateUIView(made, context: context)
      return true
    }
    root.updateUIView(made, context: context)
    fill(host.view, with: made)
  }

  private func show<R: UIViewControllerRepresentable>(
    _ root: R,
    in host: UIViewController
  ) {
    let context = UIViewControllerRepresentableContext<R>(coordinator: root.makeCoordinator())
    let made = root.makeUIViewController(context: context)
    update = {
      guard let root = $0 as? R else { return false }
      root.updateUIViewController(made, context: context)
      return true
    }
    root.updateUIViewController(made, context: context)
    controller = made
    host.addChild(made)
    fill(host.view, with: made.view)
    made.didMove(toParent: host)
  }

  private func fill(_ view: UIView, with content: UIView) {
    self.view = content
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func remove() {
    controller?.willMove(toParent: nil)
    view?.removeFromSuperview()
    controller?.removeFromParent()
    (view, controller, update) = (nil, nil, nil)
  }
}
