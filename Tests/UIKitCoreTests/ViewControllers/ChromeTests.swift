import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `The system's parts of the screen` {
  /// A controller that says what it is set to, and may hand the question on.
  final class Answering: UIViewController {
    var hides = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    var style = UIStatusBarStyle.default
    var autoHides = false
    var edges: UIRectEdge = []
    var asksChild = true

    private var asked: UIViewController? { asksChild ? children.first : nil }

    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersHomeIndicatorAutoHidden: Bool { autoHides }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
    override var childForStatusBarHidden: UIViewController? { asked }
    override var childForStatusBarStyle: UIViewController? { asked }
    override var childForHomeIndicatorAutoHidden: UIViewController? { asked }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { asked }
  }

  @Test(.oracle("C-28")) func `a child is asked where the parent names one, else the parent`() {
    let (stage, parent, child) = (Stage(), Answering(), Answering())
    parent.style = .lightContent
    child.style = .darkContent
    child.autoHides = true
    child.edges = .bottom
    parent.addChild(child)
    stage.show(parent)
    stage.turn()
    #expect(
      stage.screen.chrome
        == ScreenChrome(
          hidesStatusBar: false,
          statusBarStyle: .darkContent,
          hidesHomeIndicator: true,
          deferringEdges: .bottom
        )
    )
    parent.asksChild = false
    parent.setNeedsStatusBarAppearanceUpdate()
    stage.turn()
    #expect(stage.screen.chrome == ScreenChrome(statusBarStyle: .lightContent))
  }

  @Test func `answers count once they are asked for`() {
    let (stage, controller) = (Stage(), Answering())
    stage.show(controller)
    stage.turn(2)
    controller.style = .lightContent
    stage.turn()
    #expect(stage.screen.chrome.statusBarStyle == .default)
    controller.hides = true
    #expect(stage.screen.frameLoop.needsFrame)
    stage.turn()
    #expect(
      stage.screen.chrome == ScreenChrome(hidesStatusBar: true, statusBarStyle: .lightContent)
    )
    let manager = UIStatusBarManager(screen: stage.screen)
    #expect(manager.isStatusBarHidden && manager.statusBarStyle == .lightContent)
  }

  @Test func `on a phone held sideways the bar is hidden unless somebody says otherwise`() {
    let stage = Stage(.iPhone15, orientation: .landscapeLeft)
    stage.show(UIViewController())
    stage.turn()
    #expect(stage.screen.chrome.hidesStatusBar)
  }
}
