import Testing
import UIKitTesting

@testable import UIKitCore

/// Items shown large at the text sizes for accessibility.
@Suite(.noLeaks) struct `Large content` {
  final class Choice: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String] = []

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction,
      didEndOn item: (any UILargeContentViewerItem)?,
      at point: CGPoint
    ) { ended.append(item?.largeContentTitle ?? "none") }
  }

  private func panel(_ stage: Stage) -> LargeContentPanel? {
    stage.screen.windows.last?.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first
  }

  private func words(_ stage: Stage) -> String? {
    panel(stage)?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  private func press(_ phase: TouchPhase, _ point: CGPoint, _ stage: Stage) {
    stage.screen.touchSource.receive([
      InputEvent(.touch(id: 7, phase: phase, point: point), at: stage.display.now)
    ])
    stage.turn()
  }

  @Test(.oracle("A-42")) func `is on at the sizes for accessibility, which is posted`() {
    let stage = Stage(root: UIViewController())
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(!UILargeContentViewerInteraction.isEnabled)
    stage.screen.settings.contentSize = .extraExtraExtraLarge
    #expect(!UILargeContentViewerInteraction.isEnabled && posts == 0)
    stage.screen.settings.contentSize = .accessibilityMedium
    #expect(UILargeContentViewerInteraction.isEnabled && posts == 1)
    stage.screen.settings.contentSize = .accessibilityLarge
    #expect(posts == 1)
  }

  @Test(.oracle("A-43")) func `comes while a finger is held, follows it and goes with it`() {
    let (first, second) = (NamedView("A"), NamedView("B"))
    first.largeContentTitle = "First"
    second.largeContentTitle = "Second"
    for view in [first, second] { view.showsLargeContentViewer = true }
    let controller = column(first, second)
    let choice = Choice()
    controller.view.addInteraction(UILargeContentViewerInteraction(delegate: choice))
    let stage = Stage(root: controller)
    stage.screen.settings.contentSize = .accessibilityLarge
    stage.turn()
    press(.began, CGPoint(x: 30, y: 110), stage)
    #expect(words(stage) == nil)
    stage.advance(by: 0.6)
    #expect(words(stage) == "First")
    press(.moved, CGPoint(x: 30, y: 170), stage)
    #expect(words(stage) == "Second")
    press(.ended, CGPoint(x: 30, y: 170), stage)
    #expect(words(stage) == nil)
    #expect(choice.ended == ["Second"])
    stage.screen.settings.contentSize = .large
    press(.began, CGPoint(x: 30, y: 110), stage)
    stage.advance(by: 0.6)
    #expect(words(stage) == nil)
    press(.ended, CGPoint(x: 30, y: 110), stage)
    #expect(choice.ended == ["Second"])
  }

  @Test(.oracle("A-44")) func `is what the items of bars have by themselves`() throws {
    let controllers = ["Birds", "Map"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    let stage = Stage(root: tabs)
    stage.screen.settings.contentSize = .accessibilityLarge
    stage.turn()
    let frame = try #require(
      stage.screen.spokenElements.first { $0.node.label == "Map" }?.node.frame
    )
    press(.began, CGPoint(x: frame.midX, y: frame.midY), stage)
    stage.advance(by: 0.6)
    #expect(words(stage) == "Map")
    press(.ended, CGPoint(x: frame.midX, y: frame.midY), stage)
    #expect(words(stage) == nil)
  }
}
