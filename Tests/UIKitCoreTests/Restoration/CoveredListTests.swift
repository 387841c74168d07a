import Testing
import UIKitTesting

@testable import UIKitCore

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `A list below a sheet` {
    init() {
      KeptLog.lines = []
      BirdList.shift = 0
      KeptController.decoder = nil
    }

    /// A list under a large title, with a form over it.
    private func stage() -> Stage {
      Stage {
        KeptDelegate {
          let list = BirdList("list")
          list.title = "Birds"
          let nav = UINavigationController(rootViewController: list).tagged("nav")
          nav.navigationBar.prefersLargeTitles = true
          return nav
        }
      }
    }

    private func list(of stage: Stage) throws -> UITableView {
      let nav = try #require(stage.root as? UINavigationController)
      return try #require((nav.viewControllers.first as? BirdList)?.tableView)
    }

    @Test(.oracle("M-02", "X-11"), arguments: [0, 300])
    func `is where it was once the sheet is gone`(scrolled: Int) throws {
      let stage = stage()
      stage.settle()
      let table = try list(of: stage)
      let top = table.contentOffset.y
      table.contentOffset.y = top + CGFloat(scrolled)
      stage.settle()
      let before = table.contentOffset.y
      stage.root?.present(MadeController(made: "form"), animated: true)
      stage.settle()
      for _ in 0..<3 { stage.comeBack() }
      #expect(stage.root?.presentedViewController?.restorationIdentifier == "form")
      stage.root?.dismiss(animated: true)
      stage.settle()
      let after = try list(of: stage).contentOffset.y
      #expect(after == before)
    }
  }
}
