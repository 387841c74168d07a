public import QuartzCore

/// Opens a menu over what is pressed in a view: by a long press (V-77).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The drawing of the menu.
  nonisolated public enum Appearance: UInt, Sendable { case unknown = 0, rich, compact }

  /// Supplies the menu; held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?
  /// With a preview while a menu is open; `.unknown` without one.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  private let press = ContextMenuPress()
  /// The menu that is open.
  private var shown: OpenMenu?
  /// The finger of the press, once a menu is open.
  private var held: HeldMenu?
  /// The configuration for a press that is about to be recognised.
  private var prepared: UIContextMenuConfiguration?
  /// The place of the press, in the coordinates of the view.
  private var place = CGPoint.zero

  /// Makes an interaction; without a menu of the delegate nothing happens.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.mayOpen = { [weak self] in self?.prepare(at: $0) ?? false }
    press.opens = { [weak self] in self?.open() }
    press.handler = { [weak self] in self?.follow($0) }
  }

  /// The finger of the press goes on to an element of the menu that it opened (V-193).
  private func follow(_ press: UIGestureRecognizer) {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      open()
      held = HeldMenu(shown, at: point)
    case .changed: held?.move(to: point)
    case .ended: held?.letGo(at: point)
    case .cancelled, .failed: held?.cancel()
    case .possible: break
    }
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    self.view?.removeGestureRecognizer(press)
    dismissMenu()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The place of the press that opened the menu, in the coordinates of a view; nil is the window.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Closes the menu if it is open.
  open func dismissMenu() { shown?.close() }

  /// Exchanges the menu that is shown, a submenu perhaps, for another one; nothing happens if none
  /// is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { shown?.update(block) }

  // MARK: Opening

  /// Asks for the menu at a point of the window; true if there is one.
  private func prepare(at point: CGPoint) -> Bool {
    guard let view, let delegate, view.window != nil else { return false }
    place = view.convert(point, from: nil)
    prepared = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return prepared != nil
  }

  private func open() {
    guard let configuration = prepared, let view, let window = view.window, let delegate else {
      return
    }
    prepared = nil
    let target =
      delegate.contextMenuInteraction(
        self,
        configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier
      ) ?? UITargetedPreview(view: view)
    let controller = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || controller != nil else { return }
    let preview =
      controller.map { LiftedPreview($0, from: target, in: window) } ?? LiftedPreview(target)
    let open = OpenMenu(
      menu ?? UIMenu(),
      beside: target.frameInContainer,
      of: target.target.container,
      sender: view,
      preview: preview
    )
    shown = open
    open.order = configuration.preferredMenuElementOrder
    let animator = MenuAnimator(controller)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    preview.tapped = { [weak self] in self?.commit(configuration, controller) }
    open.willClose = { [weak self] in self?.willEnd(configuration, controller) }
    if open.open() {
      animator.run()
    } else if shown === open {
      willEnd(configuration, controller)
    }
  }

  /// The preview was tapped: the menu closes, and the delegate shows what was previewed.
  private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?)
  {
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(
      self,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
    dismissMenu()
    animator.run()
  }

  private func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ controller: UIViewController?
  ) {
    shown = nil
    let animator = MenuAnimator(controller)
    // A view that is gone has no preview (G-20).
    if view?.window != nil {
      _ = delegate?.contextMenuInteraction(
        self,
        configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )
    }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}

/// The press that opens a context menu; it is recognised only where there is one.
final class ContextMenuPress: UILongPressGestureRecognizer, MenuOpening {
  /// True if there is a menu at a point of the window.
  var mayOpen: ((CGPoint) -> Bool)?
  /// Opens the menu that was asked for last.
  var opens: (() -> Void)?

  override func mayBegin() -> Bool { super.mayBegin() && mayOpen?(location(in: nil)) ?? false }

  func openMenu(at point: CGPoint) -> Bool {
    guard mayOpen?(point) == true else { return false }
    opens?()
    return true
  }
}
