import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Who presents` {
  /// A parent that fills the screen and its child in a corner.
  private func makeFamily() -> (Stage, UIViewController, UIViewController) {
    let parent = UIViewController()
    let stage = Stage(root: parent)
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.turn()
    return (stage, parent, child)
  }

  private func modal(_ style: UIModalPresentationStyle) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    return controller
  }

  @Test(.oracle("P-12")) func `a controller is a sheet that comes from below by default`() {
    let controller = UIViewController()
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(controller.modalPresentationStyle == .pageSheet)
    #expect(controller.modalPresentationStyle.rawValue == 1)
  }

  @Test(.oracle("P-13")) func `the styles have these numbers`() {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom,
      .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
    let ways: [UIModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(ways.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(
    .oracle("P-14"),
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen]
  )
  func `the outermost parent presents for a child`(style: UIModalPresentationStyle) {
    let (stage, parent, child) = makeFamily()
    let modal = modal(style)
    child.present(modal, animated: false)
    #expect(modal.presentingViewController === parent)
    #expect(parent.presentedViewController === modal && child.presentedViewController === modal)
    stage.turn(2)
    #expect(modal.presentingViewController === parent)
  }

  @Test(
    .oracle("P-15"),
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func `a context presents if one is defined`(style: UIModalPresentationStyle) {
    let (stage, parent, child) = makeFamily()
    child.definesPresentationContext = true
    let modal = modal(style)
    child.present(modal, animated: false)
    stage.turn(2)
    #expect(modal.presentingViewController === child)
    #expect(parent.presentedViewController == nil)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 20, y: 100, width: 200, height: 300)
    )
    #expect((child.view.window == nil) == (style == .currentContext))
    child.dismiss(animated: false)
    stage.turn(2)
    #expect(child.view.superview === parent.view)
    #expect(child.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
  }

  @Test(.oracle("P-15")) func `without one the root presents`() {
    let (stage, parent, child) = makeFamily()
    let modal = modal(.overCurrentContext)
    child.present(modal, animated: false)
    stage.turn(2)
    #expect(modal.presentingViewController === parent)
    #expect(modal.view.frame == stage.window.bounds)
  }

  @Test(.oracle("P-16")) func `a context may say how things come in`() {
    let (stage, _, child) = makeFamily()
    child.definesPresentationContext = true
    child.providesPresentationContextTransitionStyle = true
    child.modalTransitionStyle = .crossDissolve
    let modal = modal(.overCurrentContext)
    child.present(modal, animated: true)
    #expect(modal.modal.presentation?.transitionStyle == .crossDissolve)
    child.providesPresentationContextTransitionStyle = false
    #expect(modal.modal.presentation?.transitionStyle == .coverVertical)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(modal.view.alpha == 1)
  }

  @Test(.oracle("P-17")) func `a navigation controller defines a context`() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test(.oracle("P-43")) func `a full screen controls the status bar, others if they say so`() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    for (style, captures, expected) in [
      (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent),
      (.overFullScreen, false, .default), (.overFullScreen, true, .lightContent),
    ] {
      let root = UIViewController()
      let stage = Stage(root: root)
      let modal = Light()
      modal.modalPresentationStyle = style
      modal.modalPresentationCapturesStatusBarAppearance = captures
      root.present(modal, animated: false)
      stage.turn(2)
      #expect(stage.screen.statusBarStyle == expected)
    }
  }

  @Test(.oracle("P-42")) func `only what covers the screen may turn it`() {
    final class Wide: UIViewController {
      var asked: [String] = []
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        asked.append("supported")
        return .landscape
      }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        asked.append("preferred")
        return .landscapeLeft
      }
    }
    for (style, asked, turns) in [
      (UIModalPresentationStyle.fullScreen, ["preferred", "supported"], true),
      (.overFullScreen, ["supported"], true), (.pageSheet, [], false),
    ] {
      let root = TellingController("A", Ledger())
      let stage = Stage(root: root)
      let modal = Wide()
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      stage.turn(2)
      #expect(Set(modal.asked) == Set(asked))
      #expect(stage.screen.interfaceOrientation.isLandscape == turns)
      #expect(modal.view.window?.bounds == stage.screen.bounds)
      root.dismiss(animated: false)
      stage.turn(2)
      #expect(stage.screen.interfaceOrientation == .portrait)
      #expect(root.view.frame == stage.screen.bounds)
    }
  }
}
