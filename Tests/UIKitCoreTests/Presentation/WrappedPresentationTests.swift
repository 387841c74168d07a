import Testing
import UIKitTesting

@testable import UIKitCore

/// Presentation controllers that show something else than the controller's own view.
@Suite(.noLeaks) struct `Wrapped presentations` {
  /// Puts the presented view into a card at the bottom, made when the transition begins.
  final class CardPresentation: UIPresentationController {
    var card: UIView?
    override var presentedView: UIView? { card }
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      let height = presentedViewController.preferredContentSize.height
      return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    override func presentationTransitionWillBegin() {
      let made = UIView(frame: frameOfPresentedViewInContainerView)
      card = made
      guard let content = super.presentedView else { return }
      content.frame = made.bounds
      made.addSubview(content)
    }
    override func containerViewWillLayoutSubviews() {
      card?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Lets the card rise from below the container, as far as the context says.
  final class Rising: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    let controller: UIPresentationController
    var asked: [String] = []
    init(_ controller: UIPresentationController) { self.controller = controller }
    func presentationController(
      forPresented presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      asked.append(presenting == nil ? "ahead" : "to present")
      return controller
    }
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.3
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to)
      else { return }
      context.containerView.addSubview(view)
      let end = context.finalFrame(for: to)
      view.frame = end.offsetBy(dx: 0, dy: end.height)
      UIView.animate(withDuration: 0.3) {
        view.frame = end
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  /// Makes a full screen of it, with a bar around.
  final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .fullScreen }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  private func make() -> (Stage, UIViewController, CardPresentation, Rising) {
    let stage = Stage(root: UIViewController())
    let second = UIViewController()
    second.modalPresentationStyle = .custom
    second.preferredContentSize = CGSize(width: 0, height: 200)
    let card = CardPresentation(presentedViewController: second, presenting: nil)
    let delegate = Rising(card)
    second.transitioningDelegate = delegate
    return (stage, second, card, delegate)
  }

  @Test(.oracle("P-26")) func `the animator gets the view that was made when it began`() {
    let (stage, second, card, delegate) = make()
    stage.window.rootViewController?.present(second, animated: true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    let bottom = stage.window.bounds.maxY
    #expect(card.card?.superview === card.containerView)
    #expect(card.card?.frame == CGRect(x: 0, y: bottom - 200, width: 393, height: 200))
    #expect(second.view.window === stage.window && second.view.frame.size == card.card?.bounds.size)
    #expect(delegate.asked == ["to present"])
  }

  @Test func `a custom controller can be set up before it presents`() {
    let (stage, second, card, delegate) = make()
    let adapting = Adapting()
    second.presentationController?.delegate = adapting
    #expect(card.delegate === adapting)
    stage.window.rootViewController?.present(second, animated: true)
    for _ in 0..<3 { stage.advance(by: 0.4) }
    #expect(delegate.asked == ["ahead"])
    let around = stage.window.rootViewController?.presentedViewController
    #expect(around is UINavigationController && second.parent === around)
    #expect(second.view.frame.size == stage.window.bounds.size)
  }
}
