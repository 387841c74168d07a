internal import QuartzCore

/// The menus that controls open: at once when they are touched, or after a long press.
extension UIControl {
  /// Opens the menu of a control that shows it as its main action; false without one.
  func openMenuAtOnce() -> Bool {
    guard showsMenuAsPrimaryAction, isEnabled, let menu = ownMenu else { return false }
    openMenu(menu)
    return true
  }

  /// The follower of a finger at a point of the window into the menu that is open.
  func followerInMenu(from point: CGPoint) -> (any FingerFollower)? {
    HeldMenu(window?.openMenu, at: point)
  }

  func openMenu(_ menu: UIMenu) {
    sendActions(for: .menuActionTriggered)
    let open = OpenMenu(menu, beside: menuAnchor(menu), of: self, sender: self, preview: nil)
    open.order = menuOrder
    open.willPerform = { [weak self] in self?.menuElementChosen($0, in: menu) }
    open.open()
  }

  /// The whole control, unless a subclass has another point for the menu (W-219).
  private func menuAnchor(_ menu: UIMenu) -> CGRect {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = menuOrder
    let point = menuAttachmentPoint(for: configuration)
    let isUsual = point == CGPoint(x: bounds.midX, y: bounds.maxY)
    return isUsual ? bounds : CGRect(origin: point, size: .zero)
  }

  /// Adds the press that opens the menu of a control whose main action is another one, or takes it
  /// away.
  func menuChanged() {
    let wants = ownMenu != nil && !showsMenuAsPrimaryAction && isContextMenuInteractionEnabled
    let press = gestureRecognizers?.lazy.compactMap { $0 as? ControlMenuPress }.first
    if wants, press == nil {
      addGestureRecognizer(ControlMenuPress.opening())
    } else if !wants, let press {
      removeGestureRecognizer(press)
    }
  }
}

/// The press that opens the menu of a control.
final class ControlMenuPress: UILongPressGestureRecognizer, MenuOpening {
  /// The finger of the press, once a menu is open.
  private var held: HeldMenu?

  static func opening() -> ControlMenuPress {
    let press = ControlMenuPress()
    press.handler = { ($0 as? ControlMenuPress)?.follow() }
    return press
  }

  private func follow() {
    let point = location(in: nil)
    switch state {
    case .began: held = open() ? HeldMenu(view?.window?.openMenu, at: point) : nil
    case .changed: held?.move(to: point)
    case .ended: held?.letGo(at: point)
    case .cancelled, .failed: held?.cancel()
    case .possible: break
    }
  }

  func openMenu(at point: CGPoint) -> Bool {
    guard let control = view as? UIControl, control.isEnabled else { return false }
    return open()
  }

  private func open() -> Bool {
    guard let control = view as? UIControl, let menu = control.ownMenu else { return false }
    control.openMenu(menu)
    return true
  }

  override func mayBegin() -> Bool {
    guard let control = view as? UIControl, control.isEnabled else { return false }
    return super.mayBegin() && control.ownMenu != nil
  }
}

extension UIButton {
  /// True if the button's title is the selected element of its menu.
  var showsSelection: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  /// A pop-up button has one element selected, the first one unless the app chose another (V-76).
  func prepareSelection() {
    guard showsSelection, let menu else { return }
    let leaves = menu.leaves
    if !leaves.contains(where: { $0.state == .on }), let first = leaves.first { first.state = .on }
    showSelection()
  }

  func showSelection() {
    guard showsSelection, let chosen = menu?.leaves.first(where: { $0.state == .on }) else {
      return
    }
    if configuration != nil {
      configuration?.title = chosen.title
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }

  /// An element of the menu was chosen: a pop-up button shows it from now on.
  func selectMenuElement(_ element: UIMenuElement) {
    guard showsSelection, let leaf = element as? any UIMenuLeaf, let menu,
      menu.leaves.contains(where: { $0 === leaf })
    else { return }
    menu.select(leaf)
    showSelection()
  }
}
