public import QuartzCore

/// Opens a menu of the commands of editing beside a place of a view, when the app asks for it or the
/// secondary button is pressed there (W-120).
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Supplies the menu and its place; held weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?

  private var shown: OpenMenu?
  private var configuration: UIEditMenuConfiguration?

  /// Makes an interaction; without a delegate it shows the commands that somebody can perform.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu of a configuration beside its source; one that is open closes first, and a menu
  /// without elements is not shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration) }

  /// Closes the menu if it is open.
  open func dismissMenu() { shown?.close() }

  /// Asks for the elements of the open menu again; does nothing without one.
  open func reloadVisibleMenu() {
    guard let configuration, let shown else { return }
    let menu = menu(for: configuration)
    shown.update { _ in menu }
  }

  /// Asks for the target of the open menu again and moves the menu there; does nothing without one.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration, let shown else { return }
    let move = { shown.move(beside: self.target(of: configuration)) }
    if animated {
      UIView.animate(withDuration: MenuMetrics.duration, animations: move)
    } else {
      move()
    }
  }

  /// The source of the open menu, in the coordinates of a view; nil is the window, and without a menu
  /// it is zero.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let first: UIResponder? = view?.window?.firstResponder ?? view
    let commands = first.map { UIMenuSystem.elements(for: $0, editing: EditCommand.menu) } ?? []
    let own = delegate?.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: commands
    )
    return own ?? UIMenu(children: commands)
  }

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  /// Opens a menu; false if there is nothing to show.
  @discardableResult private func present(_ configuration: UIEditMenuConfiguration) -> Bool {
    guard let view, view.window != nil else { return false }
    let menu = menu(for: configuration)
    guard !menu.children.isEmpty else { return false }
    shown?.close(animated: false)
    let open = OpenMenu(
      menu,
      beside: target(of: configuration),
      of: view,
      sender: view,
      preview: nil
    )
    (shown, self.configuration) = (open, configuration)
    open.willClose = { [weak self, weak open] in
      if let self, shown === open { willEnd(configuration) }
    }
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    guard open.open() else {
      if shown === open { willEnd(configuration) }
      return false
    }
    animator.run()
    return true
  }

  private func willEnd(_ configuration: UIEditMenuConfiguration) {
    (shown, self.configuration) = (nil, nil)
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIEditMenuInteraction: MenuOpening {
  func openMenu(at point: CGPoint) -> Bool {
    guard let view else { return false }
    return present(
      UIEditMenuConfiguration(identifier: nil, sourcePoint: view.convert(point, from: nil))
    )
  }
}
