import Testing
import UIKitTesting

@testable import UIKitCore

/// Where unwinds look, and which way they go.
@Suite(.serialized) @MainActor
struct `Unwinding` {
  init() { Walkers.register() }

  @Test(.oracle("U-06", "U-12", "U-13"))
  func `a cascade of presented controllers is asked one by one and dismissed at once`() throws {
    let (one, two, three) = (Walkers.goal("1"), Walkers.walker("2"), Walkers.walker("3"))
    let four = try Walkers.unwinding("4")
    let stage = Stage(.iPhone15, root: one)
    one.present(two, animated: false)
    stage.settle()
    two.present(three, animated: false)
    stage.settle()
    three.present(four, animated: false)
    #expect(
      try Walkers.unwind(four, on: stage) == [
        "4.should leave from nobody",
        "4.allowed []", "4.can false", "3.allowed []", "3.can false", "2.allowed []",
        "2.can false", "1.allowed []", "1.can true",
        "4.prepare leave to 1 loaded true", "1.action from 4", "1.dismiss",
      ]
    )
  }

  @Test(.oracle("U-07"))
  func `what a stack's top presents unwinds to the stack's root`() throws {
    let (one, two) = (Walkers.goal("1"), Walkers.walker("2"))
    let three = try Walkers.unwinding("3")
    let navigation = WalkerNavigation()
    navigation.setViewControllers([one, two], animated: false)
    let stage = Stage(.iPhone15, root: navigation)
    two.present(three, animated: false)
    #expect(
      try Walkers.unwind(three, on: stage) == [
        "3.should leave from nobody",
        "2.allowed []", "2.can false", "3.allowed []", "3.can false", "Nav.allowed [1]",
        "1.allowed []", "1.can true",
        "3.prepare leave to 1 loaded false", "1.action from 3",
        "Nav.dismiss", "Nav.unwind towards 1", "Nav.pop to 1",
      ]
    )
    #expect(navigation.viewControllers == [one])
  }

  @Test(.oracle("U-08"))
  func `two presentations above a stack go with one dismissal`() throws {
    let (one, two, three) = (Walkers.goal("1"), Walkers.walker("2"), Walkers.walker("3"))
    let (four, five) = (Walkers.walker("4"), try Walkers.unwinding("5"))
    let navigation = WalkerNavigation()
    navigation.setViewControllers([one, two, three], animated: false)
    let stage = Stage(.iPhone15, root: navigation)
    three.present(four, animated: false)
    stage.settle()
    four.present(five, animated: false)
    #expect(
      try Walkers.unwind(five, on: stage) == [
        "5.should leave from nobody",
        "5.allowed []", "5.can false", "4.allowed []", "4.can false", "3.allowed []",
        "3.can false", "Nav.allowed [2, 1]", "2.allowed []", "2.can false", "1.allowed []",
        "1.can true", "5.prepare leave to 1 loaded false", "1.action from 5",
        "Nav.dismiss", "Nav.unwind towards 1", "Nav.pop to 1",
      ]
    )
  }

  @Test(.oracle("U-09", "U-11"))
  func `an unwind crosses from one tab into the stack of another`() throws {
    let (first, pushed) = (Walkers.goal("First"), Walkers.walker("Pushed"))
    let (second, modal) = (Walkers.walker("Second"), try Walkers.unwinding("P"))
    let navigation = WalkerNavigation()
    navigation.title = "Nav"
    navigation.setViewControllers([first, pushed], animated: false)
    let tabs = WalkerTabs()
    tabs.viewControllers = [navigation, second]
    tabs.selectedIndex = 1
    let stage = Stage(.iPhone15, root: tabs)
    second.present(modal, animated: false)
    #expect(
      try Walkers.unwind(modal, on: stage) == [
        "P.should leave from nobody",
        "Second.allowed []", "Second.can false", "P.allowed []", "P.can false",
        "Tab.allowed [Nav]", "Nav.allowed [Pushed, First]", "Pushed.allowed []",
        "Pushed.can false", "First.allowed []", "First.can true",
        "P.prepare leave to First loaded false", "First.action from P",
        "Tab.dismiss", "Tab.unwind towards Nav", "Tab.select Nav", "Nav.unwind towards First",
        "Nav.pop to First",
      ]
    )
    #expect(tabs.selectedViewController === navigation)
    #expect(navigation.viewControllers == [first])
    stage.settle()
  }

  @Test(.oracle("U-10"))
  func `a child of a presented container unwinds to who presented that`() throws {
    let (two, three) = (Walkers.goal("2"), try Walkers.unwinding("3"))
    let container = UIViewController()
    container.addChild(three)
    container.view.addSubview(three.view)
    three.didMove(toParent: container)
    let stage = Stage(.iPhone15, root: two)
    two.present(container, animated: false)
    stage.turn(2)
    #expect(
      try Walkers.unwind(three, on: stage) == [
        "3.should leave from nobody",
        "3.allowed []", "3.can false", "2.allowed []", "2.can true",
        "3.prepare leave to 2 loaded true", "2.action from 3", "2.dismiss",
      ]
    )
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(two.presentedViewController == nil)
  }

  @Test func `a plain pop is an unwind inside of one stack`() throws {
    let (one, two) = (Walkers.goal("1"), try Walkers.unwinding("2"))
    let navigation = WalkerNavigation()
    navigation.setViewControllers([one, two], animated: false)
    let stage = Stage(.iPhone15, root: navigation)
    let lines = try Walkers.unwind(two, on: stage)
    #expect(lines.suffix(2) == ["Nav.unwind towards 1", "Nav.pop to 1"])
    #expect(navigation.viewControllers == [one])
  }

  @Test(.oracle("U-04")) func `an unwind segue of a registered class is that class's`() throws {
    final class HomeSegue: UIStoryboardSegue {
      override func perform() { WalkLedger.notes.note("home to \(destination.title ?? "?")") }
    }
    ClassRegistry.shared.register(HomeSegue.self, module: "Tests")
    let storyboard = try Fixture.storyboard(
      initial: "2",
      Walkers.scene(
        "2",
        """
        <segue destination="exit-2" kind="unwind" identifier="leave" unwindAction="back:" \
        customClass="HomeSegue" customModule="Tests" id="leave"/>
        """
      )
    )
    let one = Walkers.goal("1")
    let two = try #require(storyboard.instantiateInitialViewController() as? Walker)
    let navigation = WalkerNavigation()
    navigation.setViewControllers([one, two], animated: false)
    let stage = Stage(.iPhone15, root: navigation)
    #expect(try Walkers.unwind(two, on: stage).last == "home to 1")
    #expect(navigation.viewControllers == [one, two])
  }

  @Test(.oracle("U-12")) func `the older form of the question is asked by the newer`() {
    final class Old: UIViewController {
      override func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        withSender sender: Any
      ) -> Bool { true }
    }
    let source = UIViewController()
    #expect(Old().canPerformUnwindSegueAction("back:", from: source, sender: nil))
    #expect(!UIViewController().canPerformUnwindSegueAction("back:", from: source, sender: nil))
  }

  @Test func `an unwind that nobody takes does nothing`() throws {
    let alone = try Walkers.unwinding("1")
    let stage = Stage(.iPhone15, root: alone)
    #expect(
      try Walkers.unwind(alone, on: stage) == [
        "1.should leave from nobody", "1.allowed []", "1.can false",
      ]
    )
  }
}
