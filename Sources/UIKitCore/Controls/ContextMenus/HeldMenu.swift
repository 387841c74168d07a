internal import QuartzCore

/// A finger that opened a menu and is still down: it goes on to an element and chooses it by letting
/// go, in place of a second tap (V-193).
final class HeldMenu: FingerFollower {
  private weak var menu: OpenMenu?
  private let start: CGPoint
  private var hasMoved = false
  /// The points that a finger moves before it means an element: our own.
  private static let slack: CGFloat = 10

  /// A finger at a point of the menu's window; nil if there is no open menu.
  init?(_ menu: OpenMenu?, at point: CGPoint) {
    guard let menu else { return nil }
    (self.menu, start) = (menu, point)
  }

  /// The finger went to a point of the window.
  func move(to point: CGPoint) {
    hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) >= Self.slack
    if hasMoved { menu?.highlight(at: point) }
  }

  /// The finger let go: what it is over is chosen; beside all elements the menu stays open.
  func letGo(at point: CGPoint) {
    move(to: point)
    menu?.highlight(at: nil)
    if hasMoved { menu?.choose(at: point) }
  }

  /// The finger was taken away by something else.
  func cancel() { menu?.highlight(at: nil) }
}

extension OpenMenu {
  /// Shows the element at a point of the window as touched, and no other one.
  func highlight(at point: CGPoint?) {
    if isOpen { panel.highlight(at: point) }
  }

  /// Chooses the element at a point of the window; nothing happens beside all of them.
  func choose(at point: CGPoint) {
    if isOpen { panel.row(at: point)?.sendActions(for: .touchUpInside) }
  }
}

extension MenuPanel {
  /// The row at a point of the window that can be chosen; nil for none.
  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(convert(point, from: nil)) else { return nil }
    return rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
  }

  func highlight(at point: CGPoint?) {
    let touched = point.flatMap(row(at:))
    for row in rows { row.isHighlighted = row === touched }
  }
}
