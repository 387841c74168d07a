import Testing
import UIKitTesting

@testable import UIKitCore

extension `State restoration` {
  /// How what is kept stands to one another: columns on a stack, styles of presentation.
  @Suite(.serialized, .noLeaks) @MainActor
  struct Arrangement {
    private func splitStage(
      _ model: DeviceModel,
      _ style: UISplitViewController.Style,
      detail: @escaping () -> UIViewController = { MadeController(made: "detail") }
    ) -> Stage {
      Stage(model) {
        KeptDelegate {
          let split = UISplitViewController(style: style).tagged("split")
          split.viewControllers = [
            UINavigationController(rootViewController: KeptController("menu")).tagged("left"),
            UINavigationController(rootViewController: detail()).tagged("right"),
          ]
          return split
        }
      }
    }

    private func stack(_ controller: UIViewController?) -> [String?] {
      (controller as? UINavigationController)?.viewControllers.map(\.restorationIdentifier) ?? []
    }

    @Test(
      .oracle("M-02", "X-08"),
      arguments: [UISplitViewController.Style.unspecified, .doubleColumn],
      [true, false]
    )
    func `columns on one stack come back on it, each once`(
      style: UISplitViewController.Style,
      isMade: Bool
    ) throws {
      // What nobody can make again is the one of the launch, in its column at first.
      let stage = splitStage(.iPhone15, style) {
        isMade ? MadeController(made: "detail") : KeptController("detail")
      }
      let split = try #require(stage.root as? UISplitViewController)
      stage.settle()
      #expect(stack(split.viewControllers.first) == ["menu", "detail"])
      stage.expectRestored()
      let new = try #require(stage.root as? UISplitViewController)
      #expect(new !== split)
      #expect(stack(new.viewControllers.first) == ["menu", "detail"])
    }

    @Test(.oracle("M-02", "X-08")) func `columns on one stack separate in a wide window`() throws {
      let model = try #require(DeviceModel(named: "iPad (10th generation)"))
      let stage = splitStage(model, .doubleColumn)
      stage.resize(to: .third)
      stage.settle()
      stage.comeBack()
      let split = try #require(stage.root as? UISplitViewController)
      // The launch is in the whole window.
      #expect(!split.isCollapsed)
      #expect(stack(split.columns[.primary]) == ["menu"])
      #expect(stack(split.columns[.secondary]) == ["detail"])
    }

    @Test(.oracle("M-02", "X-08"))
    func `what an app put on the stack of another column comes back once`() throws {
      let stage = Stage {
        KeptDelegate {
          let split = UISplitViewController(style: .tripleColumn).tagged("split")
          split.viewControllers = ["menu", "list", "detail"].map {
            UINavigationController(rootViewController: MadeController(made: $0)).tagged("of \($0)")
          }
          return split
        }
      }
      let split = try #require(stage.root as? UISplitViewController)
      stage.settle()
      let base = try #require(split.viewControllers.first as? UINavigationController)
      #expect(stack(base) == ["menu", "list", "detail"])
      let old = base.viewControllers
      base.setViewControllers([old[0], old[2], old[1]], animated: false)
      stage.settle()
      split.show(.primary)
      stage.settle()
      #expect(split.collapse?.moved[.supplementary] == [])
      #expect(split.collapse?.moved[.secondary] == [old[2], old[1]])
      stage.expectRestored()
    }

    @Test(.oracle("M-02", "X-08")) func `a column that the user chose is shown again`() throws {
      let model = try #require(DeviceModel(named: "iPad (10th generation)"))
      let stage = splitStage(model, .doubleColumn)
      let split = try #require(stage.root as? UISplitViewController)
      #expect(split.displayMode == .secondaryOnly)
      split.show(.primary)
      stage.settle()
      stage.expectRestored()
      let new = try #require(stage.root as? UISplitViewController)
      #expect(new.displayMode == .oneOverSecondary)
    }

    @Test(.oracle("M-02", "X-08")) func `a pair that is covered on one stack keeps its mode`()
      throws
    {
      let model = try #require(DeviceModel(named: "iPad (10th generation)"))
      let stage = Stage(model) {
        KeptDelegate {
          let split = UISplitViewController(style: .unspecified).tagged("split")
          split.viewControllers = [KeptController("menu"), KeptController("detail")]
          return split
        }
      }
      let split = try #require(stage.root as? UISplitViewController)
      split.swiped(true)
      stage.settle()
      #expect(split.displayMode == .oneOverSecondary)
      stage.resize(to: .third)
      stage.settle()
      let over = MadeController(made: "over")
      over.modalPresentationStyle = .fullScreen
      split.present(over, animated: false)
      stage.settle()
      stage.resize(to: .full)
      stage.settle()
      #expect(split.collapse != nil)
      stage.expectRestored()
    }

    @Test(
      .oracle("X-35"),
      arguments: [UIModalPresentationStyle.fullScreen, .formSheet, .overCurrentContext]
    )
    func `what is presented comes back in its style`(style: UIModalPresentationStyle) throws {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      let over = MadeController(made: "over")
      over.modalPresentationStyle = style
      over.modalTransitionStyle = .crossDissolve
      stage.root?.present(over, animated: false)
      stage.settle()
      stage.expectRestored()
      let new = try #require(stage.root?.presentedViewController)
      #expect(new.modalPresentationStyle == style)
      #expect(new.modalTransitionStyle == .crossDissolve)
    }

    @Test(.oracle("X-08", "P-15")) func `what a child presents comes back below what covers both`()
      throws
    {
      let stage = Stage {
        KeptDelegate {
          let child = KeptController("child")
          child.definesPresentationContext = true
          let stack = UINavigationController(rootViewController: child).tagged("stack")
          return stack
        }
      }
      let child = try #require(stage.root?.children.first)
      let inside = MadeController(made: "inside")
      inside.modalPresentationStyle = .currentContext
      child.present(inside, animated: false)
      stage.settle()
      let over = MadeController(made: "over")
      over.modalPresentationStyle = .fullScreen
      stage.root?.present(over, animated: false)
      stage.settle()
      #expect(child.presentedViewController === inside)
      stage.expectRestored()
      let new = try #require(stage.root)
      #expect(new.presentedViewController?.restorationIdentifier == "over")
      #expect(new.children.first?.presentedViewController?.restorationIdentifier == "inside")
    }

    @Test(.oracle("X-35"), arguments: [true, false])
    func `a popover points at the same place`(hasButton: Bool) throws {
      let model = try #require(DeviceModel(named: "iPad (10th generation)"))
      let stage = Stage(model) {
        KeptDelegate {
          let root = KeptController("root")
          root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
          return UINavigationController(rootViewController: root).tagged("stack")
        }
      }
      let root = try #require(stage.root?.children.first)
      let over = MadeController(made: "over")
      over.modalPresentationStyle = .popover
      over.preferredContentSize = CGSize(width: 200, height: 200)
      let popover = try #require(over.popoverPresentationController)
      if hasButton {
        popover.barButtonItem = root.navigationItem.rightBarButtonItem
      } else {
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 300, y: 500, width: 40, height: 20)
      }
      root.present(over, animated: false)
      stage.settle()
      let place = popover.place(in: stage.window)
      stage.comeBack()
      let new = try #require(stage.root?.presentedViewController?.popoverPresentationController)
      #expect(new.presentedViewController.viewIfLoaded?.window != nil)
      #expect(new.place(in: stage.window) == place)
    }
  }
}
