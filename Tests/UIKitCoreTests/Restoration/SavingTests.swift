import Foundation
import StateArchive
import Testing
import UIKitTesting

@testable import UIKitCore

extension Stage {
  /// What the app kept when it went to the background last.
  var saved: SavedState? {
    stateFolder.flatMap { try? SavedStateStore(folder: $0).read() }
  }

  /// The paths of what it kept, in order.
  var savedPaths: [String] { saved?.objects.map { $0.path.joined(separator: "/") } ?? [] }
}

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `The state of an app holds` {
    init() {
      KeptLog.lines = []
      MadeController.answers = true
      KeptController.decoder = nil
    }

    static func parent(_ name: String?, _ children: [UIViewController]) -> UIViewController {
      let parent = KeptController(name)
      for child in children {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      return parent
    }

    @Test(.oracle("M-06", "M-08", "M-10", "M-18", "M-19", "X-07"))
    func `what is tagged, and nothing below what isn't`() {
      #expect(UIViewController().restorationIdentifier == nil)
      let stage = Stage {
        KeptDelegate {
          let lost = KeptController("lost", number: 3)
          return Self.parent(
            "root",
            [KeptController("a"), Self.parent(nil, [lost]), KeptController(nil)]
          )
        }
      }
      let lost = stage.root?.children[1].children[0] as? KeptController
      lost?.number = 7
      lost?.present(KeptController("over"), animated: false)
      stage.settle()
      stage.background()
      // What "lost" presented is presented by the root, which has an identifier (P-03).
      #expect(stage.savedPaths == ["root", "root/a", "root/over"])
      stage.kill()
      stage.relaunch()
      #expect((stage.root?.children[1].children[0] as? KeptController)?.number == 3)
    }

    @Test(.oracle("M-11")) func `a navigation stack up to the first untagged controller`() {
      let stage = Stage {
        KeptDelegate {
          UINavigationController(rootViewController: KeptController("a")).tagged("nav")
        }
      }
      let nav = stage.root as? UINavigationController
      for controller in [MadeController(made: "b"), KeptController(nil), MadeController(made: "c")]
      {
        nav?.pushViewController(controller, animated: false)
      }
      stage.settle()
      stage.background()
      #expect(stage.savedPaths == ["nav", "nav/a", "nav/b"])
      stage.kill()
      stage.relaunch()
      #expect((stage.root as? UINavigationController)?.viewControllers.count == 2)
    }

    @Test(.oracle("M-56")) func `the screen below one that asks for a password`() {
      let stage = Stage {
        KeptDelegate {
          UINavigationController(rootViewController: KeptController("a")).tagged("nav")
        }
      }
      let nav = stage.root as? UINavigationController
      nav?.pushViewController(KeptController(nil), animated: false)
      stage.settle()
      stage.comeBack()
      let top = (stage.root as? UINavigationController)?.topViewController as? KeptController
      #expect(top?.name == "a")
    }

    @Test(.oracle("M-20", "M-21")) func `what the delegate refers to, though its container is out`()
    {
      let stage = Stage {
        let delegate = KeptDelegate {
          UINavigationController(rootViewController: KeptController("root"))
        }
        delegate.onWillEncode = { coder in
          let nav = delegate.window?.rootViewController as? UINavigationController
          for (index, child) in (nav?.viewControllers ?? []).enumerated() {
            coder.encode(child, forKey: "child \(index)")
          }
        }
        delegate.onDidDecode = { coder in
          let nav = delegate.window?.rootViewController as? UINavigationController
          let second = coder.decodeObject(forKey: "child 1") as? UIViewController
          if let second { nav?.pushViewController(second, animated: false) }
          KeptLog.lines.append(
            "root is same \(coder.decodeObject(forKey: "child 0") as AnyObject === nav?.viewControllers.first)"
          )
        }
        return delegate
      }
      let nav = stage.root as? UINavigationController
      nav?.pushViewController(MadeController(made: "second", number: 9), animated: false)
      stage.settle()
      stage.background()
      #expect(stage.savedPaths == ["root", "second"])
      stage.kill()
      stage.relaunch()
      stage.settle()
      let top = (stage.root as? UINavigationController)?.topViewController as? MadeController
      #expect(top?.number == 9)
      #expect(KeptLog.lines.contains("root is same true"))
    }

    @Test(.oracle("M-22", "M-23")) func `tagged views of tagged controllers`() {
      let stage = Stage {
        KeptDelegate {
          let tagged = KeptController("a")
          let untagged = KeptController(nil)
          for controller in [tagged, untagged] {
            let view = NotingView()
            view.restorationIdentifier = "view of \(controller.name)"
            controller.view.addSubview(view)
          }
          return Self.parent("root", [tagged, untagged])
        }
      }
      stage.background()
      #expect(stage.savedPaths == ["root", "root/a", "root/a/view of a"])
      #expect(KeptLog.take().filter { $0.hasPrefix("view") } == ["view of a encode"])
      stage.kill()
      stage.relaunch()
      #expect(KeptLog.take().filter { $0.hasPrefix("view") } == ["view of a decode"])
    }

    @Test(.oracle("M-58")) func `no controller whose view alone is embedded`() {
      let stray = KeptController("stray")
      let stage = Stage {
        KeptDelegate {
          let root = KeptController("root")
          root.view.addSubview(stray.view)
          return root
        }
      }
      stage.background()
      #expect(stage.savedPaths == ["root"])
    }

    @Test(.oracle("M-48", "M-49", "M-50"))
    func `references, which preserve what they lead to and come back as objects`() {
      let stage = Stage {
        KeptDelegate {
          let root = KeptController("root")
          root.onDecode = { [weak root] coder in
            guard let root, let child = coder.decodeObject(forKey: "friend") as? UIViewController
            else { return }
            root.addChild(child)
            child.didMove(toParent: root)
            let view = coder.decodeObject(forKey: "view") as? UIView
            KeptLog.lines.append("view is same \(view === root.view.subviews.first)")
            let other = coder.decodeObject(forKey: "untagged")
            KeptLog.lines.append("untagged is nil \(other == nil)")
          }
          let view = UIView()
          view.restorationIdentifier = "view"
          root.view.addSubview(view)
          return root
        }
      }
      let friend = MadeController(made: "friend", number: 5)
      let root = stage.root as? KeptController
      root?.onEncode = { [weak root] coder in
        coder.encode(friend, forKey: "friend")
        coder.encode(root?.view.subviews.first, forKey: "view")
        coder.encode(KeptController(nil), forKey: "untagged")
      }
      stage.background()
      #expect(stage.savedPaths == ["root", "root/view", "friend"])
      #expect(stage.saved?.objects[0].content.values["friend"] == .reference(2))
      root?.onEncode = nil
      stage.kill()
      stage.relaunch()
      #expect((stage.root?.children.first as? MadeController)?.number == 5)
      #expect(KeptLog.lines.contains("view is same true"))
      #expect(KeptLog.lines.contains("untagged is nil true"))
    }

    @Test(.oracle("M-54", "M-14")) func `each object's values under its own keys`() {
      let stage = Stage {
        KeptDelegate { Self.parent("root", [KeptController("a"), KeptController("b")]) }
      }
      for (index, child) in (stage.root?.children ?? []).enumerated() {
        (child as? KeptController)?.number = index + 1
      }
      stage.comeBack()
      #expect(stage.root?.children.map { ($0 as? KeptController)?.number } == [1, 2])
    }

    @Test(.oracle("M-15")) func `children of one name without a crash`() {
      let stage = Stage {
        KeptDelegate { Self.parent("root", [KeptController("a"), KeptController("a")]) }
      }
      for (index, child) in (stage.root?.children ?? []).enumerated() {
        (child as? KeptController)?.number = index + 1
      }
      stage.comeBack()
      #expect(stage.root?.children.count == 2)
    }

    @Test(.oracle("M-47")) func `numbers, texts, dates and objects that code themselves`() {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      let date = Date(timeIntervalSinceReferenceDate: 4321.5)
      let bird = Sighting(name: "wren", next: Sighting(name: "robin", next: nil))
      bird.next?.next = bird
      (stage.root as? KeptController)?.onEncode = { coder in
        coder.encode("text", forKey: "text")
        coder.encode(2.5, forKey: "real")
        coder.encode(true, forKey: "truth")
        coder.encode(date, forKey: "date")
        coder.encode(["a": [1, 2], "b": ["x"]] as [String: Any], forKey: "list")
        coder.encode(bird, forKey: "bird")
        coder.encode(CGPoint(x: 1, y: 2), forKey: "point")
        coder.encode(URL(string: "https://example.org/x"), forKey: "url")
        coder.encode(Data([1, 2, 3]), forKey: "data")
        coder.encode(NSNumber(value: 7), forKey: "number object")
      }
      var checks: [Bool] = []
      KeptController.decoder = { _, coder in
        let list = coder.decodeObject(forKey: "list") as? [String: Any]
        let found = coder.decodeObject(of: Sighting.self, forKey: "bird")
        checks = [
          coder.decodeObject(forKey: "text") as? String == "text",
          coder.decodeObject(of: NSString.self, forKey: "text") == "text",
          coder.decodeDouble(forKey: "real") == 2.5,
          coder.decodeBool(forKey: "truth"),
          coder.decodeObject(forKey: "date") as? Date == date,
          list?["a"] as? [Int] == [1, 2],
          list?["b"] as? [String] == ["x"],
          found?.name == "wren",
          found?.next?.name == "robin",
          // The end of a circle is not there yet when it is asked for.
          found?.next?.next == nil,
          coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2),
          coder.decodeObject(forKey: "url") as? URL == URL(string: "https://example.org/x"),
          coder.decodeObject(forKey: "data") as? Data == Data([1, 2, 3]),
          coder.decodeObject(of: NSNumber.self, forKey: "number object") == 7,
          coder.decodeObject(of: NSDate.self, forKey: "text") == nil,
          coder.decodeObject(of: OtherCoding.self, forKey: "bird") == nil,
        ]
      }
      stage.comeBack()
      #expect(checks == Array(repeating: true, count: 16))
    }

    @Test(.oracle("M-46", "M-59", "X-08"))
    func `what containers show, without a line of code`() throws {
      let stage = Stage {
        KeptDelegate {
          let tabs = UITabBarController().tagged("tabs")
          tabs.viewControllers = ["a", "b", "c"].map { UIViewController().tagged($0) }
          return tabs
        }
      }
      let tabs = try #require(stage.root as? UITabBarController)
      let kids = try #require(tabs.viewControllers)
      tabs.viewControllers = [kids[2], kids[0], kids[1]]
      tabs.selectedViewController = kids[1]
      stage.expectRestored()
      let new = try #require(stage.root as? UITabBarController)
      #expect(new.viewControllers?.map(\.restorationIdentifier) == ["c", "a", "b"])
      #expect(new.selectedIndex == 2)
    }

    @Test(.oracle("M-59")) func `the columns of a split`() throws {
      let stage = Stage(try #require(DeviceModel(named: "iPad (10th generation)"))) {
        KeptDelegate {
          let split = UISplitViewController(style: .unspecified).tagged("split")
          split.viewControllers = [
            UINavigationController(rootViewController: KeptController("menu")).tagged("left"),
            KeptController("detail"),
          ]
          return split
        }
      }
      let split = try #require(stage.root as? UISplitViewController)
      split.viewControllers[1] = MadeController(made: "other", number: 4)
      stage.settle()
      stage.comeBack()
      let new = try #require(stage.root as? UISplitViewController)
      #expect((new.viewControllers.last as? MadeController)?.number == 4)
    }

    @Test(.oracle("M-13", "M-52")) func `what is presented, if the class's own method is called`() {
      for calls in [true, false] {
        let stage = Stage {
          KeptDelegate { calls ? KeptController("root") : SilentController().tagged("root") }
        }
        stage.root?.present(MadeController(made: "over", number: 8), animated: false)
        stage.settle()
        stage.background()
        #expect(stage.saved?.objects.last?.path.last == "over")
        stage.kill()
        stage.relaunch()
        stage.settle()
        let over = stage.root?.presentedViewController as? MadeController
        #expect(over?.number == (calls ? 8 : nil))
        stage.kill()
      }
    }
  }
}

/// A view that writes down what it is told.
final class NotingView: UIView {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    KeptLog.lines.append("\(restorationIdentifier ?? "") encode")
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    KeptLog.lines.append("\(restorationIdentifier ?? "") decode")
  }
}

/// A controller that forgets to call its class's own methods.
final class SilentController: UIViewController {
  override func encodeRestorableState(with coder: NSCoder) {}
  override func decodeRestorableState(with coder: NSCoder) {}
}

/// A model that codes itself.
nonisolated final class Sighting: NSObject, NSCoding {
  let name: String
  var next: Sighting?

  init(name: String, next: Sighting?) {
    self.name = name
    self.next = next
  }
  init?(coder: NSCoder) {
    guard let name = coder.decodeObject(forKey: "name") as? String else { return nil }
    self.name = name
    next = coder.decodeObject(of: Sighting.self, forKey: "next")
  }
  func encode(with coder: NSCoder) {
    coder.encode(name, forKey: "name")
    coder.encode(next, forKey: "next")
  }
}

/// A class that nothing was saved of.
nonisolated final class OtherCoding: NSObject, NSCoding {
  required init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}
