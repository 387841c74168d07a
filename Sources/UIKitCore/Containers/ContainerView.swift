internal import QuartzCore

/// The view of a container controller: it lets the controller place bars and children.
final class ContainerView: UIView {
  weak var placer: (any ContainerLayout)?

  override func layoutSubviews() {
    super.layoutSubviews()
    placer?.layOutContainer()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { placer?.containerLeftWindow() }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// A controller that places others in its view.
protocol ContainerLayout: AnyObject {
  func layOutContainer()
  /// Nobody sees the container any more: what moves comes to its end.
  func containerLeftWindow()
}

extension ContainerLayout {
  func containerLeftWindow() {}
}

extension UIViewController {
  /// Makes the view of a container as large as the screen.
  func makeContainerView(for owner: any ContainerLayout) {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.placer = owner
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    self.view = view
  }

  /// Adds a child's view to the container's if it isn't there, below the bars.
  func install(_ child: UIViewController, at index: Int = 0) {
    guard let view, let childView = child.view, childView.superview !== view else { return }
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(childView, at: index)
  }

  /// Makes a controller a child, in the order that containment asks for (C-01).
  func embed(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    child.didMove(toParent: self)
  }

  /// Takes a child out again (C-02).
  func expel(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.barInsets = .zero
    child.removeFromParent()
  }
}
