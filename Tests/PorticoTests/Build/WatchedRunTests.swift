import AppBuilding
import Foundation
import Testing

@testable import portico

@Suite struct `Runs that are watched` {
  /// Runs a shell's command as the app, in a folder of its own that is watched.
  private func run(
    _ command: String,
    update: @escaping (Set<URL>) -> Bool
  ) throws -> (code: Int32, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "watched-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let watched = folder.appending(path: "app")
    try FileManager.default.createDirectory(at: watched, withIntermediateDirectories: true)
    let code = try WatchedRun {
      WatchedRun.Subject(folders: [watched]) { more in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.currentDirectoryURL = folder
        process.arguments = ["-c", "echo $PORTICO_RESTORE >>runs; " + command]
        process.environment = ["PATH": "/usr/bin:/bin"].merging(more) { $1 }
        return process
      } update: {
        update($0)
      }
    }.run()
    return (code, folder)
  }

  private func runs(in folder: URL) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try String(contentsOf: folder.appending(path: "runs"), encoding: .utf8)
  }

  @Test(.timeLimit(.minutes(10)))
  func `begin anew with their state when a file is saved, and end with the app`() throws {
    var saved: Set<String> = []
    let (code, folder) = try run(
      "test $PORTICO_RESTORE = 1 && exit 7; touch app/.hidden app/a~; echo >app/b.swift; exec sleep 100"
    ) { changes in
      saved.formUnion(changes.map(\.lastPathComponent))
      return true
    }
    #expect(code == 7)
    #expect(saved == ["b.swift"])
    #expect(try runs(in: folder) == "0\n1\n")
  }

  @Test(.timeLimit(.minutes(10))) func `go on when what was saved cannot be built`() throws {
    let go = FileManager.default.temporaryDirectory.appending(path: "go-\(UUID())")
    defer { try? FileManager.default.removeItem(at: go) }
    let wait = "while test ! -e '\(go.path)'; do sleep 0.01; done"
    let (code, folder) = try run("echo >app/b.swift; \(wait); exit 3") { _ in
      _ = FileManager.default.createFile(atPath: go.path, contents: nil)
      return false
    }
    _ = try runs(in: folder)
    #expect(code == 3)
  }

  @Test func `show documents as they are, and build sources`() {
    func isShown(_ path: String) -> Bool { AppPlan.isShownAsItIs(URL(filePath: path)) }
    #expect(isShown("/a/Main.storyboard") && isShown("/a/fr.lproj/Main.strings"))
    #expect(!isShown("/a/App.swift") && !isShown("/a/Assets.xcassets/Contents.json"))
  }
}
