/// A turn of the interface for a controller that covers the screen, or for one that comes back: what
/// leaves stays as it is, what comes has its own orientation from the beginning (P-42).
struct PresentationTurn {
  /// The orientation to go back to if the transition is cancelled.
  let from: UIInterfaceOrientation
  /// Fills the transition's container; animators move it in place of the view that leaves.
  let place = UIView()
  /// The view in it that keeps what leaves; `Presentation+Turning` gives it its type.
  var held: UIView?

  init(from: UIInterfaceOrientation) { self.from = from }
}

/// One controller presented by another, from `present` to the end of `dismiss`.
///
/// The presented controller keeps it. Its state decides what happens, this class does it.
final class Presentation {
  /// The controller that was given to `present`.
  private(set) weak var original: UIViewController?
  /// The one that is on the screen: that one, or a delegate's replacement (P-37).
  weak var presented: UIViewController?
  private(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  /// The presentation controller that the app asked for and configures.
  let presentationController: UIPresentationController
  /// The presentation controller on the screen: that one, or another while adapted (P-36).
  var activeController: UIPresentationController
  let container = PresentationContainer()
  var state = PresentationState()
  /// Called once it is on the screen.
  var completion: (() -> Void)?
  /// The calls that wait for the last callbacks of a transition (P-49).
  var afterwards: [() -> Void] = []
  var presentersPlace: PresentersPlace?
  /// The container's place while it is removed for a dismissal that may be cancelled.
  var containersPlace: PresentersPlace?
  /// The transition that brings the controller, or takes it away.
  weak var runner: TransitionRunner?
  /// The turn of the interface that belongs to the transition under way (P-42).
  var turn: PresentationTurn?
  /// The style that `activeController` was made for; `none` for the one asked for.
  var adaptedStyle = UIModalPresentationStyle.none
  /// True if the traits around changed while what is presented could not adapt to them.
  var owesAdapting = false

  init(
    of presented: UIViewController,
    by presenter: UIViewController,
    source: UIViewController,
    controller: UIPresentationController
  ) {
    original = presented
    self.presenter = presenter
    self.source = source
    self.presented = presented
    presentationController = controller
    activeController = controller
    container.presentation = self
    container.isOpaque = false
    controller.presenting = presenter
    controller.presentation = self
  }

  var phase: PresentationState.Phase { state.phase }

  /// Does what the state asks for, but for the transitions, which who asked for them begins.
  func perform(_ action: PresentationState.Action) {
    switch action {
    case .nothing, .bringIn, .takeAway, .complete: break
    case .announceDismissal: presented?.modal.isBeingDismissed = true
    case .giveUp:
      presented?.modal.isBeingPresented = false
      disconnect()
    case .withdraw:
      turnInterfaceBack()
      restorePresenter()
      disconnect()
    case .remove:
      restorePresenter()
      disconnect()
    case .disconnect: disconnect()
    }
  }

  // MARK: - Presenting and presented controllers

  /// Makes presenter and presented know each other (P-08).
  func connect() {
    guard let presented, let presenter else { return }
    presenter.modal.presented = presented
    presented.modal.presenting = presenter
    presented.modal.presentation = self
  }

  /// Undoes that; who is dismissed no longer knows who presented it (P-06).
  private func disconnect() {
    if presenter?.modal.presented === presented { presenter?.modal.presented = nil }
    presented?.modal.presenting = nil
    presented?.modal.presentation = nil
    presented?.setParentOverride(nil)
    container.removeFromSuperview()
  }

  /// Ends it in any state, because the window that showed it has another root.
  func abandon() {
    runner?.end(finished: true)
    perform(state.abandon())
  }

  func container(for controller: UIPresentationController) -> UIView? {
    controller === activeController && container.superview != nil ? container : nil
  }

  /// Gives the presented controller the traits of its surroundings.
  func traitsChanged() { presented?.announceParentOverride(presentedTraits) }

  /// The traits that differ from those around; nil if there are none.
  var presentedTraits: UITraitCollection? {
    var traits = [activeController.givenTraits, activeController.overrideTraitCollection]
      .compactMap(\.self)
    let overrides = activeController.overrides.values
    if !overrides.isEmpty { traits.append(UITraitCollection(overrides)) }
    return traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
  }

  func runAfterwards() {
    let work = afterwards
    afterwards = []
    for item in work { item() }
  }

  /// The controller of a style, as UIKit has them.
  static func makeController(
    _ style: UIModalPresentationStyle,
    for presented: UIViewController,
    presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      CoveringPresentationController(presented: presented, presenting: presenting, style: style)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet, .automatic, .none:
      UISheetPresentationController(presented: presented, presenting: presenting, style: style)
    case .custom:
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }
}
