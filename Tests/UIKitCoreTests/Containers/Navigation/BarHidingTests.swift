import Testing
import UIKitTesting

@testable import UIKitCore

/// Bars that make room for content and keyboard.
@Suite(.noLeaks) struct `Bars that hide` {
  private func stage(_ preference: (UINavigationController) -> Void) -> (
    Stage, UINavigationController
  ) {
    let navigation = UINavigationController(rootViewController: UITableViewController())
    navigation.isToolbarHidden = false
    preference(navigation)
    let stage = Stage(.iPhone15, root: navigation)
    stage.settle()
    return (stage, navigation)
  }

  private func drag(_ stage: Stage, by distance: CGFloat) {
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 500 + distance))
    stage.settle()
  }

  @Test(.noLeaks) func `a swipe up hides both bars, one down brings them back`() {
    let (stage, navigation) = stage { $0.hidesBarsOnSwipe = true }
    drag(stage, by: -200)
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(navigation.navigationBar.isHidden)
    drag(stage, by: 200)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(navigation.navigationBar.frame.minY == 59)
  }

  @Test(.noLeaks) func `a tap hides and shows, but not on a bar`() {
    let (stage, navigation) = stage { $0.hidesBarsOnTap = true }
    stage.tap(at: CGPoint(x: 200, y: 80))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 200, y: 500))
    stage.settle()
    #expect(navigation.isNavigationBarHidden)
    stage.tap(at: CGPoint(x: 200, y: 500))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test(.noLeaks) func `the keyboard hides them, and they stay away when it goes`() {
    let (stage, navigation) = stage { $0.hidesBarsWhenKeyboardAppears = true }
    stage.keyboard(height: 336)
    stage.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    stage.keyboard(height: 0)
    stage.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  @Test(.noLeaks) func `without a wish nothing hides`() {
    let (stage, navigation) = stage { _ in }
    drag(stage, by: -200)
    stage.tap(at: CGPoint(x: 200, y: 500))
    stage.keyboard(height: 336)
    stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }
}
