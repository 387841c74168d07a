import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `The guide of a ratio in a window` {
  @Test func `is the largest rectangle in the middle of the safe area`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    let guide = stage.window.safeAreaAspectFitLayoutGuide
    stage.settle()
    #expect(guide === stage.window.safeAreaAspectFitLayoutGuide)
    let room = stage.window.safeAreaLayoutGuide.layoutFrame
    #expect(guide.layoutFrame == room)
    guide.aspectRatio = 1
    stage.window.layoutIfNeeded()
    let side = room.width
    #expect(guide.layoutFrame.size == CGSize(width: side, height: side))
    #expect(abs(guide.layoutFrame.midY - room.midY) < 0.5)
  }

  @Test func `controllers and screens keep what is not here`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    let controller = UIViewController()
    #expect(controller.restoresFocusAfterTransition && !controller.prefersPointerLocked)
    #expect(controller.activePresentationController == nil)
    stage.window.rootViewController?.present(controller, animated: false)
    stage.settle()
    #expect(controller.activePresentationController === controller.presentationController)
    let list = UIScrollView()
    controller.tabBarObservedScrollView = list
    #expect(controller.contentScrollView(for: .bottom) === list)
    #expect(stage.screen.overscanCompensationInsets == .zero)
  }
}
