import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `An app comes back as it was left` {
    /// Tabs with a navigation stack over a list, and a form.
    static func makeTabs() -> UIViewController {
      let tabs = UITabBarController().tagged("tabs")
      let list = UINavigationController(rootViewController: BirdList("list")).tagged("birds")
      tabs.viewControllers = [list, KeptController("form")]
      return tabs
    }

    init() {
      KeptLog.lines = []
      MadeController.answers = true
      KeptController.decoder = nil
      BirdList.shift = 0
    }

    @Test(.oracle("M-02", "M-24", "M-53"))
    func `with its tab, its stack, the place and selection of its list and a number`() throws {
      let stage = Stage { KeptDelegate(Self.makeTabs) }
      let tabs = try #require(stage.root as? UITabBarController)
      let nav = try #require(tabs.viewControllers?.first as? UINavigationController)
      let list = try #require(nav.topViewController as? BirdList)
      list.tableView.setContentOffset(CGPoint(x: 0, y: 1010), animated: false)
      list.tableView.selectRow(
        at: IndexPath(row: 25, section: 0),
        animated: false,
        scrollPosition: .none
      )
      stage.turn()
      nav.pushViewController(MadeController(made: "detail", number: 42), animated: false)
      stage.settle()
      tabs.selectedIndex = 1
      stage.settle()
      let before = stage.restorationTree
      stage.comeBack()
      #expect(stage.restorationTree == before)
      let newTabs = try #require(stage.root as? UITabBarController)
      #expect(newTabs !== tabs)
      #expect(newTabs.selectedIndex == 1)
      let newNav = try #require(newTabs.viewControllers?.first as? UINavigationController)
      #expect((newNav.topViewController as? MadeController)?.number == 42)
      newTabs.selectedIndex = 0
      stage.settle()
      newNav.popViewController(animated: false)
      stage.settle()
      let newList = try #require(newNav.topViewController as? BirdList)
      #expect(newList !== list)
      #expect(newList.tableView.contentOffset.y == 1010)
      #expect(newList.tableView.indexPathForSelectedRow == IndexPath(row: 25, section: 0))
    }

    @Test(.oracle("X-02", "M-44", "M-45", "X-19"))
    func `in UIKit's order`() throws {
      let stage = Stage {
        KeptDelegate {
          UINavigationController(rootViewController: KeptController("a")).tagged("nav")
        }
      }
      (stage.root as? UINavigationController)?.pushViewController(
        MadeController(made: "b"),
        animated: false
      )
      stage.settle()
      stage.background()
      stage.kill()
      _ = KeptLog.take()
      stage.relaunch()
      stage.settle()
      #expect(
        KeptLog.take() == [
          "willFinish", "a loaded", "shouldRestore", "asked for nav", "asked for nav/a",
          "class makes nav/b", "b loaded", "a decode", "b decode", "didDecode", "a finished",
          "b finished", "didFinish", "b appeared",
        ]
      )
    }

    @Test(.oracle("X-01", "M-01", "M-09", "M-43"))
    func `after it was saved in UIKit's order`() {
      let stage = Stage {
        KeptDelegate {
          let root = KeptController("root")
          for name in ["a", "b"] {
            let child = KeptController(name)
            root.addChild(child)
            child.didMove(toParent: root)
          }
          return root
        }
      }
      stage.root?.present(KeptController("over"), animated: false)
      stage.settle()
      _ = KeptLog.take()
      stage.background()
      #expect(
        KeptLog.take() == [
          "background", "shouldSave", "willEncode", "root encode", "a encode", "b encode",
          "over encode",
        ]
      )
    }

    @Test(.oracle("M-03", "M-04", "X-03"))
    func `only if its delegate agrees, who isn't asked without a state`() {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      #expect(!KeptLog.take().contains("shouldRestore"))
      stage.kept?.consents = false
      stage.background()
      #expect(!KeptLog.take().contains("root encode"))
      stage.kill()
      stage.relaunch()
      #expect(!KeptLog.take().contains("shouldRestore"))
      stage.comeBack()
      #expect(KeptLog.take().contains("shouldRestore"))
    }
  }
}
