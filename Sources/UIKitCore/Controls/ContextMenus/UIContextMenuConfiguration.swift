public import QuartzCore

/// Makes the controller whose view is shown as a preview; nil shows what was pressed.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes the menu, given what the system suggests; nil opens none.
public typealias UIContextMenuActionProvider =
  @MainActor (
    _ suggestedActions: [UIMenuElement]
  ) -> UIMenu?

/// A menu and a preview for what was pressed.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order in which the elements of a menu are shown: `priority` has the first one closest to
  /// where the menu comes from, so that a menu above that has it at its lower end (W-219).
  nonisolated public enum ElementOrder: Int, Sendable { case automatic = 0, priority, fixed }

  /// The name of the configuration; a fresh UUID if none is given.
  public let identifier: any NSCopying
  /// A second name of the app's; default nil.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number that is shown where several items are meant; default 0; not shown here.
  open var badgeCount = 0
  /// The order of the menu's elements; default `.automatic`, which keeps it here (W-219).
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Makes a configuration; without a preview provider the preview is what was pressed.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Lets an app animate beside a context menu that comes or goes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil without one.
  var previewViewController: UIViewController? { get }
  /// Runs changes together with the menu's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The transition from a preview to the screen that it previews.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss = 0, pop }

/// Lets an app show what was previewed when the preview was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// Default `.dismiss`; kept, and both are alike here.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The changes that an app wants beside a menu's animation.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs what was added, with the menu's own animation.
  func run() {
    UIView.animate(withDuration: MenuMetrics.duration) { [animations] in
      for animation in animations { animation() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
    }
  }
}
