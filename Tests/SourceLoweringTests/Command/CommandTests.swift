import Foundation
import Testing

@testable import portico_lower

@Suite struct `The command that lowers` {
  @Test(arguments: [
    (["A.swift"], LoweringFailure.missingOption("--module NAME")),
    (["--module", "App", "A.swift"], .missingOption("--output FOLDER")),
    (["--module", "App", "--output", "out"], .missingOption("a Swift source")),
    (["--module", "App", "--output", ""], .missingValue("--output")),
    (["--otput"], .unknownOption("--otput")),
    (["@/no/such"], .unreadable("/no/such")),
  ])
  func `wants a module, a folder and sources`(words: [String], failure: LoweringFailure) {
    #expect(throws: failure) { try Arguments(words) }
  }

  @Test func `says how it is used when something is missing`() {
    let words = LoweringFailure.missingOption("--output FOLDER").description
    #expect(words.hasPrefix("name --output FOLDER\n\nportico-lower --module NAME --output FOLDER"))
  }

  private func places(_ sources: String..., output: String) throws -> [String] {
    try OutputPlaces(
      of: sources,
      root: URL(fileURLWithPath: "/app"),
      output: URL(fileURLWithPath: output)
    ).targets.map(\.path)
  }

  @Test func `keeps sources apart below their root`() throws {
    #expect(
      try places("/app/A.swift", "/app/x/../B/A.swift", "/lib/C.swift", output: "/out")
        == ["/out/A.swift", "/out/B/A.swift", "/out/C.swift"]
    )
    #expect(throws: LoweringFailure.collision("/lib/A.swift", "/kit/A.swift")) {
      try places("/lib/A.swift", "/kit/A.swift", output: "/out")
    }
  }

  @Test func `never takes a source's place`() throws {
    #expect(throws: LoweringFailure.overwriting("/app/A.swift")) {
      try places("/app/A.swift", output: "/app/x/..")
    }
    #expect(throws: LoweringFailure.overwriting("/lib/A.swift")) {
      try places("/app/A.swift", "/lib/A.swift", output: "/lib")
    }
  }

  @Test func `never takes a source's place through a link`() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? manager.removeItem(at: folder) }
    let app = folder.appendingPathComponent("App")
    try manager.createDirectory(at: app, withIntermediateDirectories: true)
    try Data().write(to: app.appendingPathComponent("A.swift"))
    let link = folder.appendingPathComponent("Link")
    try manager.createSymbolicLink(at: link, withDestinationURL: app)
    #expect(throws: LoweringFailure.self) {
      try OutputPlaces(of: [app.path + "/A.swift"], root: app, output: link)
    }
  }
}
