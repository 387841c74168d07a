internal import CoreGraphics

/// The styles that fill the screen or the context: with or without the presenter below.
final class CoveringPresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle)
  {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  /// In a narrow environment, a context that nobody defines is the screen (P-36).
  override func builtInStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact, presenting?.definesPresentationContext != true
    else { return .none }
    switch style {
    case .currentContext: return .fullScreen
    case .overCurrentContext: return .overFullScreen
    default: return .none
    }
  }

  override func containerViewWillLayoutSubviews() {
    // One that leaves in an orientation of its own lies elsewhere, and keeps its size (P-42).
    guard let presentedView, presentedView.transform.isIdentity,
      presentedView.superview === containerView
    else { return }
    presentedView.frame = frameOfPresentedViewInContainerView
  }
}

extension UIModalTransitionStyle {
  /// The animator of a style; a curled page is a dissolve.
  var animator: any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: CoverAnimator.preferred
    case .flipHorizontal: FlipAnimator.preferred
    case .crossDissolve, .partialCurl: DissolveAnimator()
    }
  }
}
