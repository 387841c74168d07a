import Foundation
import StateArchive
import Testing
import UIKitTesting

@testable import UIKitCore

/// The four-step search by itself, without any controller.
@MainActor
@Suite struct `The search for a preserved controller` {
  private let scene = SavedStoryboard(
    name: "Main",
    bundleIdentifier: nil,
    identifier: "a",
    scene: "s"
  )

  private func steps(_ object: SavedObject) -> [RestorationSearch.Step] {
    var search = RestorationSearch(for: object)
    return Array(sequence(state: ()) { _ in search.next() })
  }

  @Test(.oracle("X-05", "M-35")) func `asks a restoration class alone`() {
    let object = SavedObject(
      kind: .controller,
      path: ["a"],
      className: "App.A",
      restorationClass: "App.Maker",
      storyboard: scene
    )
    #expect(steps(object) == [.restorationClass("App.Maker")])
  }

  @Test(.oracle("X-05")) func `asks delegate, launch and storyboard, in this order`() {
    var object = SavedObject(kind: .controller, path: ["a"], className: "App.A")
    #expect(steps(object) == [.delegate, .existing])
    object.storyboard = scene
    #expect(steps(object) == [.delegate, .existing, .storyboard(scene)])
  }
}

/// How far putting back has come, by itself.
@Suite @MainActor struct `Putting an app back` {
  /// Whether each step was taken, in turn.
  private func take(
    _ steps: RestorationPhase.Step...,
    in phase: inout RestorationPhase
  ) -> [Bool] { steps.map { phase.advance(to: $0) } }

  @Test func `makes, decodes, finishes and completes, in no other order`() {
    var phase = RestorationPhase()
    let moves = take(.decoding, .making, .decoding, .finished, .complete, .complete, in: &phase)
    #expect(moves == [false, true, true, true, true, false])
    #expect(!phase.isUnderWay)
  }

  @Test(.oracle("X-15")) func `is not complete while the app asks for more time`() {
    var phase = RestorationPhase()
    let tooEarly = phase.extend()
    _ = take(.making, .decoding, in: &phase)
    let extended = phase.extend()
    let waits = take(.finished, .complete, in: &phase)
    let ends = [phase.endExtension(), phase.endExtension()]
    #expect(!tooEarly && extended)
    #expect(waits == [true, false])
    #expect(ends == [true, false])
    let last = take(.complete, in: &phase)
    #expect(last == [true])
  }
}

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `A preserved controller is found` {
    init() {
      KeptLog.lines = []
      MadeController.answers = true
      KeptController.decoder = nil
    }

    private func stage(
      _ first: @escaping () -> UIViewController = { KeptController("a") }
    ) -> Stage {
      Stage { KeptDelegate { UINavigationController(rootViewController: first()).tagged("nav") } }
    }

    private func nav(_ stage: Stage) -> UINavigationController? {
      stage.root as? UINavigationController
    }

    @Test(.oracle("M-28", "M-12", "M-17", "M-37", "M-40", "M-41", "X-06"))
    func `by its class, which gets path and coder`() throws {
      let stage = stage()
      nav(stage)?.pushViewController(MadeController(made: "bird 7/ü", number: 6), animated: false)
      stage.settle()
      for _ in 0..<2 {
        _ = KeptLog.take()
        stage.comeBack()
        #expect(KeptLog.take().contains("class makes nav/bird 7/ü"))
        let made = try #require(nav(stage)?.topViewController as? MadeController)
        #expect(made.restorationIdentifier == "bird 7/ü")
        #expect(made.number == 6)
      }
    }

    @Test(.oracle("M-29", "M-35")) func `by nobody else if its class answers nil`() {
      let stage = stage { MadeController(made: "a", number: 1) }
      (nav(stage)?.viewControllers.first as? KeptController)?.number = 99
      stage.background()
      MadeController.answers = false
      stage.kill()
      _ = KeptLog.take()
      stage.relaunch()
      let lines = KeptLog.take()
      #expect(lines.contains("class makes nav/a"))
      #expect(!lines.contains("asked for nav/a"))
      #expect(!lines.contains("a decode"))
      #expect((nav(stage)?.viewControllers.first as? KeptController)?.number == 1)
    }

    @Test(.oracle("M-30")) func `by the delegate if it has no class`() {
      let stage = Stage {
        let delegate = KeptDelegate {
          UINavigationController(rootViewController: KeptController("a")).tagged("nav")
        }
        delegate.onMake = { path, coder in
          path == ["nav", "b"]
            ? KeptController("b", number: coder.decodeInteger(forKey: "number") * 100)
            : nil
        }
        return delegate
      }
      var atDecoding: [Int] = []
      nav(stage)?.pushViewController(KeptController("b", number: 3), animated: false)
      stage.settle()
      stage.background()
      stage.kill()
      stage.relaunch()
      let top = nav(stage)?.topViewController as? KeptController
      atDecoding.append(top?.number ?? 0)
      #expect(atDecoding == [3], "made with 300, and decoded then")
    }

    @Test(.oracle("M-31", "M-32", "M-42"))
    func `among those of the launch, once, if the delegate has none`() {
      let stage = stage()
      let made = { KeptLog.take().filter { $0 == "a loaded" }.count }
      _ = made()
      stage.comeBack()
      #expect(made() == 1)
    }

    @Test(.oracle("M-34")) func `by nobody, and is left out`() {
      let stage = stage()
      nav(stage)?.pushViewController(KeptController("gone"), animated: false)
      stage.settle()
      stage.comeBack()
      #expect(nav(stage)?.viewControllers.count == 1)
    }

    @Test(.oracle("M-16")) func `in its place among others of the same name`() {
      let stage = stage()
      for number in 1...3 {
        nav(stage)?.pushViewController(MadeController(made: "row", number: number), animated: false)
      }
      stage.settle()
      stage.comeBack()
      let numbers = nav(stage)?.viewControllers.dropFirst().map { ($0 as? KeptController)?.number }
      #expect(numbers == [1, 2, 3])
    }

    @Test(.oracle("M-57"), arguments: [(true, true), (false, false)])
    func `but decoded only if it is of its class`(isBelow: Bool, isDecoded: Bool) {
      var launches = 0
      let stage = Stage {
        launches += 1
        let isFirst = launches == 1
        return KeptDelegate {
          if isFirst { return KeptController("root") }
          return isBelow ? SubController("root") : StrangeController().tagged("root")
        }
      }
      stage.background()
      stage.kill()
      _ = KeptLog.take()
      stage.relaunch()
      #expect(KeptLog.take().contains("root decode") == isDecoded)
    }

    @Test(.oracle("M-36", "X-10")) func `or left out with a warning if its class can't restore`()
      throws
    {
      let stage = stage()
      nav(stage)?.pushViewController(MadeController(made: "b"), animated: false)
      stage.settle()
      stage.background()
      var state = try #require(stage.saved)
      state.objects[2].restorationClass = stateName(of: KeptController.self)
      try SavedStateStore(folder: try #require(stage.stateFolder)).save(state)
      stage.kill()
      var said: [String] = []
      let others = Diagnostic.listener
      Diagnostic.listener = { said.append($0.text) }
      defer { Diagnostic.listener = others }
      stage.relaunch()
      #expect(
        said.filter { $0.contains("does not conform to UIViewControllerRestoration") }.count == 1
      )
      #expect(nav(stage)?.viewControllers.count == 1)
    }
  }
}

/// A controller below another class.
final class SubController: KeptController {}

/// A controller that has nothing to do with the others.
final class StrangeController: UIViewController {
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    KeptLog.lines.append("root decode")
  }
}
