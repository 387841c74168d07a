import Foundation
import StateArchive
import Testing
import UIKitTesting

@testable import UIKitCore

/// A controller of the fixture's storyboard.
final class BoardController: KeptController {
  override func awakeFromNib() {
    super.awakeFromNib()
    KeptLog.lines.append("\(name) awake")
  }
  override func loadView() {
    // The scene's own view.
    makeDefaultView()
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    KeptLog.lines.append("segue \(segue.identifier ?? "")")
  }
}

/// A restoration class as in listing 7-1 of the guide.
final class ListingController: KeptController, UIViewControllerRestoration {
  static var keys: [String: Any] = [:]

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let key = UIApplication.stateRestorationViewControllerStoryboardKey
    let storyboard = coder.decodeObject(forKey: key) as? UIStoryboard
    keys["storyboard"] = storyboard
    guard let made = storyboard?.instantiateViewController(withIdentifier: "second") else {
      return nil
    }
    made.restorationIdentifier = identifierComponents.last
    made.restorationClass = ListingController.self
    return made
  }
}

/// A delegate of an app that begins with its storyboard.
final class BoardDelegate: KeptDelegate {
  convenience init() { self.init { UIViewController() } }

  override func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    onWillFinish?()
    return true
  }
}

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `An app of a storyboard comes back` {
    private let bundle: Bundle

    init() throws {
      KeptLog.lines = []
      KeptController.decoder = nil
      let url = Fixtures.folder.appendingPathComponent("Apps/Kept.app")
      bundle = try #require(Bundle(url: url))
    }

    private func nav(_ stage: Stage) -> UINavigationController? {
      stage.root as? UINavigationController
    }

    @Test(.oracle("M-07", "M-33", "X-09", "X-13", "M-51"))
    func `with controllers that its storyboard makes, and no segue`() throws {
      let stage = Stage(bundle: bundle) { BoardDelegate() }
      #expect(nav(stage)?.restorationIdentifier == "nav")
      let first = try #require(nav(stage)?.topViewController as? BoardController)
      #expect(first.restorationIdentifier == "first")
      first.performSegue(withIdentifier: "go", sender: nil)
      stage.settle()
      (nav(stage)?.topViewController as? BoardController)?.number = 12
      stage.background()
      stage.kill()
      _ = KeptLog.take()
      stage.relaunch()
      stage.settle()
      let second = try #require(nav(stage)?.topViewController as? BoardController)
      #expect(second.restorationIdentifier == "the second")
      #expect(second.number == 12)
      let lines = KeptLog.take()
      #expect(!lines.contains { $0.hasPrefix("segue") })
      #expect(
        lines.filter { $0.hasPrefix("the second") } == [
          "the second awake", "the second loaded", "the second decode", "the second finished",
          "the second appeared",
        ]
      )
    }

    @Test(.oracle("M-25", "X-11")) func `with the words that were selected`() throws {
      let stage = Stage(bundle: bundle) { BoardDelegate() }
      let words = { nav(stage)?.topViewController?.view.subviews.first as? UITextView }
      words()?.selectedRange = NSRange(location: 4, length: 5)
      stage.expectRestored()
      #expect(words()?.selectedRange == NSRange(location: 4, length: 5))
    }

    @Test(.oracle("M-38", "M-39")) func `by the listing of the guide`() throws {
      let stage = Stage(bundle: bundle) { BoardDelegate() }
      let storyboard = try #require(nav(stage)?.storyboard)
      let second = storyboard.instantiateViewController(withIdentifier: "second")
      second.restorationClass = ListingController.self
      second.restorationIdentifier = "by class"
      nav(stage)?.pushViewController(second, animated: false)
      let bare = ListingController("bare")
      bare.restorationClass = ListingController.self
      nav(stage)?.pushViewController(bare, animated: false)
      stage.settle()
      stage.comeBack()
      let stack = nav(stage)?.viewControllers ?? []
      #expect(stack.map(\.restorationIdentifier) == ["first", "by class"])
      #expect(ListingController.keys["storyboard"] == nil, "the one in code came from none")
      #expect(stack.last?.restorationClass == ListingController.self)
    }

    @Test(.oracle("X-04", "M-55", "X-18")) func `and its coder tells how it was saved`() {
      var found: [String: Any] = [:]
      let start = Date()
      let stage = Stage(bundle: bundle) {
        let delegate = BoardDelegate()
        delegate.onShouldSave = { $0.encode("mine", forKey: StateKeys.bundleVersion) }
        delegate.onShouldRestore = { coder in
          for key in StateKeys.reserved { found[key] = coder.decodeObject(forKey: key) }
        }
        return delegate
      }
      stage.comeBack()
      #expect(found[UIApplication.stateRestorationBundleVersionKey] as? String == "42")
      let idiom = found[UIApplication.stateRestorationUserInterfaceIdiomKey] as? NSNumber
      #expect(idiom?.intValue == UIUserInterfaceIdiom.phone.rawValue)
      let date = found[UIApplication.stateRestorationTimestampKey] as? Date
      #expect(date.map { $0 >= start && $0 <= Date() } == true)
      let system = found[UIApplication.stateRestorationSystemVersionKey] as? String
      #expect(system == UIDevice.current.systemVersion)
      #expect(found[UIApplication.stateRestorationViewControllerStoryboardKey] == nil)
    }

    @Test func `though its storyboard has lost the scene`() throws {
      let stage = Stage(bundle: bundle) { BoardDelegate() }
      nav(stage)?.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      stage.settle()
      stage.background()
      var state = try #require(stage.saved)
      let second = try #require(state.objects.firstIndex { $0.path.last == "the second" })
      for (name, identifier, scene) in [
        ("Main", "gone", "gone"), ("Gone", "second", "x"), ("../Main", "second", "x"),
      ] {
        state.objects[second].storyboard = SavedStoryboard(
          name: name,
          bundleIdentifier: nil,
          identifier: identifier,
          scene: scene
        )
        try SavedStateStore(folder: try #require(stage.stateFolder)).save(state)
        stage.kill()
        stage.relaunch()
        #expect(nav(stage)?.viewControllers.count == 1)
      }
    }
  }
}
