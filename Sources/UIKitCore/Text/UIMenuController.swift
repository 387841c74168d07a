public import Foundation

/// The commands that a view offers in a bubble; no bubble is drawn, but who shows it is told.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// Where the bubble's arrow points.
  public nonisolated enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// The only one there is.
  public static let shared = UIMenuController()

  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )

  /// The app's own commands, beside cut, copy and paste.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  open private(set) var isMenuVisible = false
  /// Where the bubble is, in the screen's coordinates: nowhere, as none is drawn.
  open var menuFrame: CGRect { .zero }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) { setMenuVisible(true) }
  open func hideMenu(from targetView: UIView) { setMenuVisible(false) }
  open func hideMenu() { setMenuVisible(false) }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func update() {}

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool = true) {
    guard menuVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    let names =
      menuVisible
      ? (Self.willShowMenuNotification, Self.didShowMenuNotification)
      : (Self.willHideMenuNotification, Self.didHideMenuNotification)
    center.post(name: names.0, object: self)
    isMenuVisible = menuVisible
    center.post(name: names.1, object: self)
  }
}

/// A command of an app in that menu.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// Sent to the first responder.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
