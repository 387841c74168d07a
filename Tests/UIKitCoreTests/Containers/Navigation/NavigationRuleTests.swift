import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized, .noLeaks) struct `What navigation controllers refuse` {
  @Test(.oracle("N-16", "N-20", "N-21", "N-23")) func `the words are UIKit's`() {
    let (a, b, navigation) = (UIViewController(), UIViewController(), UINavigationController())
    let names = [a, b, navigation].map { Diagnostic.address($0) }
    let table: [(UIKitException, String, String)] = [
      (
        .poppedToStranger, "NSInternalInconsistencyException",
        "Tried to pop to a view controller that doesn't exist."
      ),
      (
        .pushedTwice(controller: a, navigation: navigation), "NSInvalidArgumentException",
        "\(names[2]) is pushing the same view controller instance (\(names[0])) more than once "
          + "which is not supported and is most likely an error in the application : "
          + "\(Bundle.main.bundleIdentifier ?? "(null)")"
      ),
      (
        .pushedNavigation, "NSInvalidArgumentException",
        "Pushing a navigation controller is not supported"
      ),
      (
        .wrongRequestedParent(child: a, expected: b, requested: navigation),
        "UIViewControllerHierarchyInconsistency",
        "child view controller:\(names[0]) should have parent view controller:\(names[1]) "
          + "but requested parent is:\(names[2])"
      ),
    ]
    for (exception, name, reason) in table {
      #expect(exception.name == name && exception.reason == reason)
    }
  }

  @Test(.oracle("N-16")) func `popping to a stranger ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
  }

  @Test(.oracle("N-20")) func `pushing what is on the stack ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
  }

  @Test(.oracle("N-21")) func `pushing a navigation controller ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
  }

  @Test(.oracle("N-23")) func `taking a controller out of another stack ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UIViewController()
        let first = UINavigationController(rootViewController: controller)
        let stage = Stage(root: first)
        let second = UINavigationController()
        second.setViewControllers([controller], animated: false)
        withExtendedLifetime(stage) {}
      }
    }
  }
}

@Suite(.serialized, .noLeaks) struct `Navigation by the rules` {
  @Test(.oracle("N-22")) func `a stack may begin with tabs, and tabs may hold a stack`() {
    let tabs = UITabBarController()
    let inner = UIViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: inner)]
    let outer = UINavigationController(rootViewController: tabs)
    let stage = Stage(root: outer)
    stage.turn(2)
    #expect(inner.view.window != nil && inner.tabBarController === tabs)
    #expect(tabs.navigationController === outer)
  }

  @Test(.oracle("N-24")) func `what is presented over the stack is what is seen`() {
    let (root, top, modal) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [root, top]
    let stage = Stage(root: navigation)
    #expect(navigation.topViewController === top && navigation.visibleViewController === top)
    top.present(modal, animated: false)
    stage.turn(2)
    #expect(navigation.topViewController === top && navigation.visibleViewController === modal)
  }

  @Test(.oracle("N-28")) func `show pushes`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let next = UIViewController()
    root.show(next, sender: nil)
    #expect(navigation.viewControllers == [root, next])
  }

  @Test(.oracle("N-21")) func `show presents another stack`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    let other = UINavigationController(rootViewController: UIViewController())
    navigation.show(other, sender: nil)
    stage.settle()
    #expect(navigation.viewControllers == [root])
    #expect(navigation.presentedViewController === other && other.view.window != nil)
  }

  @Test func `bars watch the scroll view that was named for their edge`() {
    let root = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.contentSize = CGSize(width: 393, height: 2000)
    root.view.addSubview(UIView())
    root.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    list.contentOffset.y = 300
    stage.turn(2)
    #expect(root.contentScrollView(for: .top) == nil)
    #expect(navigation.navigationBar.placement.isAtScrollEdge)
    root.setContentScrollView(list, for: .top)
    stage.turn(2)
    #expect(root.contentScrollView(for: .top) === list)
    #expect(root.contentScrollView(for: .bottom) == nil)
    #expect(!navigation.navigationBar.placement.isAtScrollEdge)
    root.setContentScrollView(nil)
    #expect(root.contentScrollView(for: .top) == nil)
  }

  @Test(.oracle("N-29")) func `the escape gesture pops`() {
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    #expect(navigation.accessibilityPerformEscape() && navigation.viewControllers.count == 1)
    #expect(!navigation.accessibilityPerformEscape())
  }

  @Test(.oracle("N-30")) func `orientations are the delegate's, not the top controller's`() {
    final class AxisAlignedTransform: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    final class Wide: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: AxisAlignedTransform())
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
    let delegate = Wide()
    navigation.delegate = delegate
    #expect(navigation.supportedInterfaceOrientations == .landscape)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("N-26")) func `the back swipe begins only where there is a way back`() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    let recognizer = navigation.interactivePopGestureRecognizer
    let mayBegin = {
      recognizer.flatMap { $0.delegate?.gestureRecognizerShouldBegin($0) } ?? true
    }
    #expect(recognizer?.view === navigation.view)
    #expect(!mayBegin())
    navigation.pushViewController(top, animated: false)
    stage.turn(2)
    #expect(mayBegin())
    top.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      style: .plain,
      target: nil,
      action: nil
    )
    stage.turn()
    #expect(!mayBegin())
    recognizer?.delegate = nil
    #expect(mayBegin())
  }
}
