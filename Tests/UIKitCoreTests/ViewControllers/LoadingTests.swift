import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Loading a controller's view` {
  let notes = Ledger()

  @Test(.oracle("L-01")) func `a new controller has nothing yet`() {
    let controller = UIViewController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.nibName == nil)
    #expect(controller.nibBundle === Bundle.main)
    #expect(controller.storyboard == nil)
    #expect(controller.parent == nil)
    #expect(controller.presentedViewController == nil)
    #expect(controller.presentingViewController == nil)
    #expect(controller.children.isEmpty)
    #expect(controller.navigationController == nil)
    #expect(controller.tabBarController == nil)
    #expect(controller.splitViewController == nil)
    #expect(controller.toolbarItems == nil)
    #expect(controller.tabBarItem != nil)
    #expect(controller.title == nil)
    #expect(!controller.isEditing)
    #expect(!controller.definesPresentationContext)
    #expect(!controller.providesPresentationContextTransitionStyle)
    #expect(!controller.hidesBottomBarWhenPushed)
    #expect(!controller.isBeingPresented)
    #expect(!controller.isBeingDismissed)
    #expect(!controller.isMovingToParent)
    #expect(!controller.isMovingFromParent)
    #expect(controller.shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test(.oracle("L-02")) func `asking for the view loads it, once`() {
    let controller = TellingController("A", notes)
    let view: UIView = controller.view
    #expect(controller.view === view)
    #expect(notes.take() == ["A.loadView", "A.viewDidLoad"])
  }

  @Test(.oracle("L-02")) func `a view that was taken away is loaded anew`() {
    let controller = TellingController("A", notes)
    controller.loadViewIfNeeded()
    controller.view = nil
    #expect(!controller.isViewLoaded)
    _ = notes.take()
    controller.loadViewIfNeeded()
    #expect(notes.take() == ["A.loadView", "A.viewDidLoad"])
  }

  @Test(.oracle("L-02")) func `there is a view even if loadView makes none`() {
    final class Lazy: UIViewController {
      override func loadView() {}
    }
    #expect(Lazy().view.bounds == UIScreen.main.bounds)
  }

  @Test(.oracle("L-03")) func `loading a loaded view does nothing`() {
    let controller = TellingController("A", notes)
    controller.loadViewIfNeeded()
    controller.loadViewIfNeeded()
    #expect(notes.take() == ["A.loadView", "A.viewDidLoad"])
  }

  final class Bare: TellingController {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    override func loadView() {
      note("loadView")
      view = UIView()
      view.addSubview(inner)
    }
  }

  @Test(.oracle("L-04")) func `a view made in code has no size until a window gives it one`() {
    let controller = Bare("A", notes)
    #expect(controller.view.frame == .zero)
    #expect(notes.take() == ["A.loadView", "A.viewDidLoad"])
    let stage = Stage()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(controller.inner.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("L-05", "Q-29")) func `the view by default is as large as the screen`() {
    let stage = Stage()
    let controller = UIViewController()
    #expect(controller.view.frame == stage.screen.bounds)
    #expect(type(of: controller.view as UIView) == UIView.self)
    #expect(controller.view.autoresizingMask.rawValue == 18)
  }

  @Test(.oracle("L-06")) func `a nib is looked for by the class's name, then without Controller`() {
    #expect(
      UIViewController.nibNames(forClass: "RootViewController")
        == ["RootViewController", "RootView"]
    )
    #expect(
      UIViewController.nibNames(forClass: "App.RootViewController")
        == ["App.RootViewController", "App.RootView", "RootViewController", "RootView"]
    )
    #expect(UIViewController.nibNames(forClass: "Settings") == ["Settings"])
  }
}

@Suite(.noLeaks) struct `Titles of controllers` {
  @Test(.oracle("L-27")) func `a title names the items too, and not the other way round`() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Birds"
    #expect(controller.navigationItem.title == "Birds")
    #expect(controller.tabBarItem.title == "Birds")
    controller.navigationItem.title = "Herons"
    #expect(controller.title == "Birds")
  }

  @Test(.oracle("L-27")) func `a tab's own title stays`() {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: "All", image: nil, tag: 0)
    controller.title = "Birds"
    #expect(controller.tabBarItem.title == "All")
    #expect(controller.navigationItem.title == "Birds")
  }
}

@Suite(.noLeaks) struct `View loading state` {
  var state = ViewLoadingState()

  @Test(.oracle("L-02")) mutating func `the first request loads, the second doesn't`() {
    #expect(state.request() == .loadView)
    #expect(state.request() == nil)
    #expect(state.finish() == .viewDidLoad)
    #expect(state.finish() == nil)
    #expect(state.request() == nil)
  }

  @Test(.oracle("L-02")) mutating func `a view that is set from outside counts as loaded`() {
    #expect(state.assigned(true) == nil)
    #expect(state.request() == nil)
    #expect(state.assigned(false) == nil)
    #expect(state.request() == .loadView)
  }
}
