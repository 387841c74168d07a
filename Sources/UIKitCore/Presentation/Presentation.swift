/// One controller presented by another, from `present` to the end of `dismiss`.
///
/// The presented controller keeps it. `controller` is what the app asked for and configures;
/// `shown` is what stands on the screen, another one while the presentation is adapted (P-36).
final class Presentation {
  enum Phase {
    /// `present` was called; the transition begins with the next frame.
    case waiting
    case presenting
    case standing
    /// `dismiss` was called.
    case dismissing
    case over
  }

  /// The controller that was given to `present`.
  private(set) weak var presented: UIViewController?
  /// The one that is on the screen: that one, or a delegate's replacement (P-37).
  weak var displayed: UIViewController?
  private(set) weak var presenter: UIViewController?
  private(set) weak var source: UIViewController?
  let controller: UIPresentationController
  var shown: UIPresentationController
  let container = PresentationContainer()
  var phase = Phase.waiting
  /// The last calls of a transition are being sent.
  var isSendingCalls = false
  /// What waits for those (P-49).
  var afterwards: [() -> Void] = []
  var presentersPlace: PresentersPlace?
  /// Where the container was while it is taken away for a dismissal that may be cancelled.
  var containersPlace: PresentersPlace?
  /// What brings the controller, or takes it away.
  weak var runner: TransitionRunner?
  /// How the screen was held before the presentation turned it (P-42).
  var turnedFrom: UIInterfaceOrientation?
  /// The style that `shown` was made for; `none` for the one asked for.
  var adaptedStyle = UIModalPresentationStyle.none

  init(
    of presented: UIViewController,
    by presenter: UIViewController,
    source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    displayed = presented
    shown = controller
    container.presentation = self
    container.isOpaque = false
    controller.presenting = presenter
    controller.presentation = self
  }

  // MARK: - Who knows whom

  /// Makes presenter and presented know each other (P-08).
  func connect() {
    guard let displayed, let presenter else { return }
    presenter.modal.presented = displayed
    displayed.modal.presenting = presenter
    displayed.modal.presentation = self
  }

  /// Undoes that; who is dismissed no longer knows who presented it (P-06).
  func disconnect() {
    if presenter?.modal.presented === displayed { presenter?.modal.presented = nil }
    displayed?.modal.presenting = nil
    displayed?.modal.presentation = nil
    displayed?.setParentOverride(nil)
    container.removeFromSuperview()
    phase = .over
  }

  /// Ends it where it stands, because the window that showed it has another root.
  func abandon() {
    runner?.end(finished: true)
    if phase != .over { disconnect() }
  }

  func container(for controller: UIPresentationController) -> UIView? {
    controller === shown && container.superview != nil ? container : nil
  }

  /// Gives the presented controller the traits of its surroundings.
  func traitsChanged() {
    let traits = [shown.givenTraits, shown.overrideTraitCollection].compactMap(\.self)
    displayed?.setParentOverride(traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits))
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
