import Device
import Foundation
import Testing

@testable import AppTour
@testable import UIKitCore

/// Actions by lines of text.
@Suite struct `A script` {
  @Test func `has a step to a line`() {
    #expect(ScriptStep("turn landscapeLeft") == .turn(.landscapeLeft))
    #expect(ScriptStep("turn faceUp") == .turn(.faceUp))
    #expect(ScriptStep("tap Add to list") == .tap("Add to list"))
    #expect(ScriptStep("tap 10 20.5") == .tapPoint(CGPoint(x: 10, y: 20.5)))
    #expect(ScriptStep("type kiwi") == .type("kiwi"))
    #expect(ScriptStep("advance 0.15") == .advance(0.15))
    #expect(ScriptStep("settle") == .settle)
    #expect(ScriptStep("picture half way") == .picture("half way"))
    for line in ["turn", "turn left", "tap", "advance", "advance -1", "settle down", "jump", ""] {
      #expect(ScriptStep(line) == nil)
    }
  }
}

/// The example about orientations, in a process of its own, as its tour has it.
@Suite struct `The example of the guide's orientations` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder in which the tests themselves were built.
  private static let built: URL = {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    let tests = (arguments + [own]).first { $0.lastPathComponent.hasSuffix(".xctest") }
    return (tests ?? own).resolvingSymlinksInPath().deletingLastPathComponent()
  }()

  /// The example laid out as a folder of iOS; the text of the account that it writes.
  private func run(_ name: String, _ environment: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "turns-\(UUID()).app")
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = Self.root.appending(path: "Examples/Orientations/Orientations")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for part in ["Info.plist", "Base.lproj"] {
      try FileManager.default.copyItem(
        at: source.appending(path: part),
        to: folder.appending(path: part)
      )
    }
    let process = Process()
    process.executableURL = folder.appending(path: "Orientations")
    try FileManager.default.copyItem(
      at: Self.built.appending(path: "Orientations"),
      to: folder.appending(path: "Orientations")
    )
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["PORTICO_HEADLESS": "1", "PORTICO_PICTURES": folder.path, "LC_ALL": "C.UTF-8"]) {
        $1
      }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `is toured as written down`() throws {
    let account = try run("tour.txt", ["PORTICO_TOUR": "1", "PORTICO_TURNS": "1"])
    let file = Self.root.appending(path: "Examples/Orientations/Tours/turned.txt")
    #expect(account == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test func `8-4 goes both ways, twice, and with a turn before the last has ended`() throws {
    let script = FileManager.default.temporaryDirectory.appending(path: "turns-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: script) }
    let lines = """
      tap Two interfaces (8-4)
      settle
      turn landscapeLeft
      settle
      turn landscapeRight
      settle
      turn portrait
      settle
      turn landscapeRight
      advance 0.1
      turn landscapeLeft
      settle
      turn portrait
      settle
      tap Close
      settle
      """
    try Data(lines.utf8).write(to: script)
    let account = try run("script.txt", ["PORTICO_SCRIPT": script.path])
    let rests = account.split(separator: "\n").filter { $0.hasPrefix("settle") }
    #expect(
      rests == [
        "settle → PortraitViewController portrait",
        "settle → LandscapeViewController landscapeRight",
        "settle → LandscapeViewController landscapeLeft",
        "settle → PortraitViewController portrait",
        "settle → LandscapeViewController landscapeRight",
        "settle → PortraitViewController portrait",
        "settle → MenuViewController portrait",
      ]
    )
  }
}
