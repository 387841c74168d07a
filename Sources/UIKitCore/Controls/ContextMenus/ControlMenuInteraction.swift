internal import QuartzCore

extension UIControl {
  /// The interaction that stands for the menu of the control: by it an app closes the menu that is
  /// open, or exchanges it; nil unless `isContextMenuInteractionEnabled`.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    guard isContextMenuInteractionEnabled else { return nil }
    if let known = ownMenuInteraction as? ControlMenuInteraction { return known }
    let new = ControlMenuInteraction(self)
    ownMenuInteraction = new
    return new
  }
}

/// The interaction of a control whose menu the control opens by itself.
private final class ControlMenuInteraction: UIContextMenuInteraction {
  private let provider: ControlMenuProvider

  init(_ control: UIControl) {
    provider = ControlMenuProvider(control)
    super.init(delegate: provider)
  }

  /// The menu that is open over the control's window, if it is the control's.
  private var open: OpenMenu? {
    guard let control = provider.control, let open = control.window?.openMenu else { return nil }
    return open.belongs(to: control) ? open : nil
  }

  override var view: UIView? { provider.control }
  override var menuAppearance: Appearance { open == nil ? .unknown : .compact }
  override func dismissMenu() { open?.close() }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { open?.update(block) }
}

/// Supplies the menu of a control to whoever asks its interaction's delegate.
private final class ControlMenuProvider: NSObject, UIContextMenuInteractionDelegate {
  weak var control: UIControl?

  init(_ control: UIControl) { self.control = control }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu = control?.ownMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}
