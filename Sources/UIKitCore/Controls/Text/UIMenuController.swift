public import Foundation

/// The commands that a view offers in a menu beside it: those of editing that the first responder can
/// perform, and the app's own.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The direction of the bubble's arrow.
  public nonisolated enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The only one there is.
  public static let shared = UIMenuController()

  /// Posted before the menu counts as visible.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted once the menu counts as visible.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu counts as hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted once the menu counts as hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Never posted here: the menu stays where it opened.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )

  /// The app's own commands, beside cut, copy and paste.
  open var menuItems: [UIMenuItem]?
  /// Default `default`; kept, and has no effect here.
  open var arrowDirection = ArrowDirection.default
  /// Default false; true after the menu was shown and until it is hidden.
  open private(set) var isMenuVisible = false
  /// The frame of the menu in the screen's coordinates; not known here: always zero.
  open var menuFrame: CGRect { .zero }
  private weak var target: UIView?
  private var targetRect = CGRect.zero
  private var shown: OpenMenu?

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true)
  }
  /// Hides the menu, whichever view it was shown for.
  open func hideMenu(from targetView: UIView) { setMenuVisible(false) }
  /// Hides the menu and posts both notifications; while hidden it does nothing.
  open func hideMenu() { setMenuVisible(false) }
  /// Has the menu shown beside a rectangle of a view, in its coordinates.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, self.targetRect) = (targetView, targetRect)
  }
  /// Does nothing: the menu is made when it is shown.
  open func update() {}

  /// Shows or hides the menu and posts both notifications; no change posts nothing.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool = true) {
    guard menuVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    let names =
      menuVisible
      ? (Self.willShowMenuNotification, Self.didShowMenuNotification)
      : (Self.willHideMenuNotification, Self.didHideMenuNotification)
    center.post(name: names.0, object: self)
    isMenuVisible = menuVisible
    if menuVisible { open() } else { shown?.close(animated: animated) }
    center.post(name: names.1, object: self)
  }

  /// Opens the menu of the commands that somebody can perform, from the first responder upwards.
  private func open() {
    guard let target, let window = target.window else { return }
    let first: UIResponder = window.firstResponder ?? target
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    let commands = UIMenuSystem.elements(for: first, editing: EditCommand.menu, own, sender: self)
    guard !commands.isEmpty else { return }
    let menu = OpenMenu(
      UIMenu(children: commands),
      beside: targetRect,
      of: target,
      sender: self,
      preview: nil
    )
    menu.willClose = { [weak self] in
      self?.shown = nil
      self?.setMenuVisible(false)
    }
    shown = menu
    menu.open()
  }
}

/// A command of an app in that menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The text of the command.
  open var title: String
  /// Sent to the first responder.
  open var action: Selector

  /// Makes a command that sends an action to the first responder.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
