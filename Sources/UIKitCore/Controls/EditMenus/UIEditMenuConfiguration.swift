public import Foundation

/// The direction from an edit menu to its source.
nonisolated public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// An edit menu that is to be opened: its name and its source.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name by which an app tells its menus apart; by default one of its own.
  public let identifier: AnyHashable
  /// The point beside which the menu opens, in points of the interaction's view.
  public let sourcePoint: CGPoint
  /// Default `automatic`; kept, and has no effect here: menus have no arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Makes a configuration for a point of the interaction's view; nil makes a name of its own.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Supplies the elements and the place of an edit menu, and hears of it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu to open, of the commands that somebody can perform and the app's own; nil, the default,
  /// for one of the commands alone.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The part of the interaction's view beside which the menu opens; the null rectangle, the default,
  /// stands for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to open.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  /// The menu is about to close.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  /// Nil by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The null rectangle by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing by default.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
