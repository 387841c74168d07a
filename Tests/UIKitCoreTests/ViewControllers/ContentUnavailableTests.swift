import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Screens that have nothing to show.
@Suite(.serialized) struct `Empty screens` {
  private final class Empty: UIViewController {
    var updates = 0
    var isEmpty = true
    var taps = 0

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard isEmpty else { return contentUnavailableConfiguration = nil }
      var content = UIContentUnavailableConfiguration.empty()
      content.image = UIImage(systemName: "star.fill")
      content.text = "No Favorites"
      content.secondaryText = "Your favorite birds will appear here."
      content.button.title = "Add"
      content.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.taps += 1 }
      contentUnavailableConfiguration = content
    }
  }

  @Test(.oracle("V-66")) func `the content is chosen before the first layout and when asked for`() {
    let root = Empty()
    let stage = Stage(root: root)
    stage.turn(2)
    #expect(root.updates == 1)
    #expect(stage.view(named: "No Favorites") != nil)
    stage.tap("Add")
    #expect(root.taps == 1)
    Gallery.keep(stage, as: "content-unavailable-empty")
    root.isEmpty = false
    root.setNeedsUpdateContentUnavailableConfiguration()
    root.setNeedsUpdateContentUnavailableConfiguration()
    stage.turn()
    #expect(root.updates == 2)
    #expect(stage.view(named: "No Favorites") == nil)
    #expect(root.contentUnavailableConfiguration == nil)
  }

  @Test(.oracle("V-66")) func `a search names what was searched`() {
    let root = UIViewController()
    root.searched("owl")
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    let stage = Stage(root: root)
    stage.turn()
    #expect(stage.view(named: "No Results for “owl”") != nil)
    Gallery.keep(stage, as: "content-unavailable-search")
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    stage.turn()
    #expect(stage.view(named: "Loading…") != nil)
    Gallery.keep(stage, as: "content-unavailable-loading")
    #expect(root.view.subviews.filter { $0 is any UIContentView }.count == 1)
  }
}
