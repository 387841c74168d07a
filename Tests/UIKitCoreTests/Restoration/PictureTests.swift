import CoreGraphics
import Device
import Foundation
import StateArchive
import Testing
import UIKitTesting

@testable import UIKitCore

extension `State restoration` {
  @MainActor
  @Suite(.serialized)
  struct `The last picture` {
    init() {
      KeptLog.lines = []
      KeptController.decoder = nil
    }

    /// An app that remembers what the screen showed while it was launched.
    private func stage() -> Stage {
      let stage = Stage {
        let delegate = KeptDelegate { KeptController("root") }
        delegate.onDidFinish = { Self.shown = UIScreen.main.launchPicture }
        return delegate
      }
      stage.keepsPictures = true
      stage.root?.view.backgroundColor = .red
      stage.turn()
      return stage
    }

    private static var shown: CGImage?

    @Test(.oracle("X-16")) func `is shown at the launch until the app has drawn`() throws {
      let stage = stage()
      let before = try #require(stage.screen.picture()?.encodedPNG())
      stage.background()
      stage.kill()
      stage.relaunch()
      #expect(Self.shown?.encodedPNG() == before)
      #expect(stage.screen.launchPicture == nil)
      #expect(stage.screen.picture()?.encodedPNG() != before, "the new screen is white")
    }

    @Test(.oracle("X-16")) func `is not shown once, if the app asked for that while it saved`() {
      let stage = stage()
      stage.kept?.onWillEncode = { _ in
        UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
      }
      stage.comeBack()
      #expect(Self.shown == nil)
      stage.comeBack()
      #expect(Self.shown != nil, "it holds for one launch")
    }

    @Test(.oracle("X-03", "X-16")) func `goes with the state`() {
      let stage = stage()
      stage.background()
      stage.foreground()
      stage.kept?.consents = false
      stage.comeBack()
      #expect(Self.shown == nil)
    }

    @Test(arguments: [Data(), Data("no picture".utf8), Data([0x89, 0x50, 0x4E, 0x47])])
    func `is left out when it is damaged`(bytes: Data) throws {
      let stage = stage()
      stage.background()
      let file = try #require(stage.stateFolder).appendingPathComponent("picture.png")
      #expect(FileManager.default.fileExists(atPath: file.path))
      try bytes.write(to: file)
      stage.kill()
      stage.relaunch()
      #expect(Self.shown == nil)
      #expect(KeptLog.take().contains("shouldRestore"))
    }
  }

  @MainActor
  @Suite(.serialized)
  struct `A disk that fails` {
    init() {
      KeptLog.lines = []
      KeptController.decoder = nil
    }

    private func listening(_ work: () -> Void) -> [String] {
      var said: [String] = []
      let others = Diagnostic.listener
      Diagnostic.listener = { said.append($0.text) }
      defer { Diagnostic.listener = others }
      work()
      return said
    }

    private func number(of stage: Stage) -> Int? { (stage.root as? KeptController)?.number }

    /// An app whose state says 1 on the disk, and would say 2.
    private func stage(_ calls: FileCalls) -> Stage {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      (stage.root as? KeptController)?.number = 1
      stage.keepState(by: calls)
      stage.comeBack()
      (stage.root as? KeptController)?.number = 2
      return stage
    }

    @Test(
      .oracle("X-01", "M-02"),
      arguments: [(ENOSPC, "write"), (ENOSPC, "sync"), (EROFS, "open"), (EDQUOT, "write")]
    )
    func `leaves the old state whole, and is told of`(number: Int32, call: String) {
      let failing = Switch()
      let calls = FileCalls.system.before { failing.isOn && $0 == call ? number : nil }
      let stage = stage(calls)
      failing.isOn = true
      let said = listening { stage.background() }
      #expect(said.contains { $0.contains(String(cString: strerror(number))) })
      failing.isOn = false
      stage.kill()
      stage.relaunch()
      #expect(self.number(of: stage) == 1)
      (stage.root as? KeptController)?.number = 3
      stage.comeBack()
      #expect(self.number(of: stage) == 3, "the disk is well again")
    }

    @Test(.oracle("X-01")) func `or another process that saves`() throws {
      let stage = stage(.system)
      stage.settle()
      let other = SavedStateStore(folder: try #require(stage.stateFolder))
      #expect(try other.beginRestoring() != nil)
      let said = listening { stage.background() }
      #expect(said.contains { $0.contains("Another process") })
      try other.finishRestoring()
      stage.kill()
      stage.relaunch()
      #expect(number(of: stage) == 1)
    }

    @Test(.oracle("X-03")) func `or a folder that can't be made`() throws {
      let stage = Stage { KeptDelegate { KeptController("root") } }
      let folder = try #require(stage.stateFolder)
      try Data().write(to: folder)
      let said = listening { stage.background() }
      #expect(said.contains { $0.contains("can't be made") || $0.contains("cannot be made") })
      stage.kill()
      stage.relaunch()
      #expect(!KeptLog.take().contains("shouldRestore"))
      try FileManager.default.removeItem(at: folder)
    }
  }
}

/// Whether calls fail.
nonisolated private final class Switch: @unchecked Sendable {
  var isOn = false
}
