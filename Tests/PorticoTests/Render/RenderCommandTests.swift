import Foundation
import Testing

@testable import portico

@Suite(.serialized) final class `portico render` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "render-\(UUID().uuidString)")

  init() throws {
    WorkerProgram.use()
    for (name, kind) in [("A/Main", ".Cocoa"), ("B/Main", ".CocoaTouch")] {
      let file = folder.appending(path: "\(name).xib")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let text = """
        <document type="com.apple.InterfaceBuilder3\(kind).XIB" version="3.0"><objects>
        \(name == "A/Main" ? "" : Self.view)</objects></document>
        """
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let view = """
    <view id="v"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
    """

  private func run(_ words: String...) throws -> Int32 {
    let words = words.map { $0.replacing("@", with: folder.path) }
    return try RenderCommand(Arguments(words, syntax: RenderCommand.syntax)).run()
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  @Test func `exit codes tell all drawn, something missed and nothing to do`() throws {
    #expect(try run("@/B", "-o", "@/out") == 0)
    #expect(try run("@/A", "-o", "@/out") == 1)
    #expect(try run("@/B", "--scene", "nobody", "-o", "@/out") == 1)
    #expect(try run("@/B", "-o", "@/B/Main.xib") == 2)
    #expect(throws: UsageError.noSuchFile("nowhere")) { try run("nowhere") }
    #expect(throws: UsageError.emptyOperand("FILE|FOLDER", command: "render")) { try run("") }
  }

  @Test func `a scene has the part of an iPad's screen that is asked for`() throws {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"/>
      </viewController></objects></scene></scenes></document>
      """
    try Data(scene.utf8).write(to: folder.appending(path: "Main.storyboard"))
    #expect(try run("@/Main.storyboard", "--size", "third", "--scale", "1", "-o", "@/out") == 0)
    let picture = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
      .first { $0.hasSuffix(".png") }
    let data = try Data(contentsOf: folder.appending(path: "out/" + (picture ?? "")))
    // Width and height follow the signature and the name of a PNG's first part.
    #expect(Array(data[16..<24]) == [0, 0, 1, 64, 0, 0, 4, 156])
    #expect(throws: UsageError.notForDevice(option: "--size", device: "iPhone 15")) {
      try run("@/Main.storyboard", "--size", "half", "--device", "iPhone 15")
    }
  }

  @Test func `documents of one name get folders of their own`() throws {
    #expect(try run("@/A/Main.xib", "@/B/Main.xib", "@/B", "-o", "@/out") == 1)
    #expect(exists("out/A/Main.xib/index.html"))
    #expect(exists("out/B/Main.xib/index.html"))
  }

  @Test func `what cannot be written to is named with the reason`() {
    let error = #expect(throws: (any Error).self) {
      try Data().write(to: URL(filePath: "/proc/none/file"))
    }
    #expect(error?.reason == "No such file or directory")
  }
}
