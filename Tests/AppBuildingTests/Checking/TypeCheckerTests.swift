import Foundation
import Testing

@testable import AppBuilding

@Suite struct `The compiler's look at modules` {
  @Test func `goes on above a library with errors, whose interface names what isn't there`() throws
  {
    let folder = try TemporaryFolder([
      // Two files stand for those that are made beside a module's own.
      "Kit/Kit.swift": "public protocol Watcher { func saw(_ bird: Missing?) }\n",
      "Kit/AssetSymbols~portico.swift": "", "Kit/BundleAccessor~portico.swift": "",
      "App/App.swift": "import Kit\nfinal class Garden: Watcher {}\nlet count: Int = \"one\"\n",
      "App/AssetSymbols~portico.swift": "", "App/BundleAccessor~portico.swift": "",
    ])
    let look = try self.look(in: folder)
    let kit = try look("Kit", true)
    #expect(kit.errors.map(\.message) == ["cannot find type 'Missing' in scope"])
    #expect(kit.trouble == nil)
    let app = try look("App", false)
    #expect(app.trouble == nil)
    #expect(app.errors.contains { $0.line == 3 })
    #expect(app.errors.allSatisfy { $0.path.hasSuffix("App/App.swift") })
  }

  @Test func `a long expression that compiles is no error, and one that doesn't has its own`()
    throws
  {
    // Such sums have more ways of typing them than the first look tries, as we measured.
    let parts = (0..<10).map { "\"\($0)\" + String(\($0) + 2 * \($0))" }
    let sum = parts.joined(separator: " + ")
    let folder = try TemporaryFolder([
      "Fine/Fine.swift": "let text = \(sum)\nfunc last() -> Int {}\n",
      "Wrong/Wrong.swift": "let text = \(sum) + missing\nlet count: Int = \"one\"\n",
      "Fine/AssetSymbols~portico.swift": "", "Fine/BundleAccessor~portico.swift": "",
      "Wrong/AssetSymbols~portico.swift": "", "Wrong/BundleAccessor~portico.swift": "",
    ])
    let look = try self.look(in: folder)
    let fine = try look("Fine", true)
    #expect(fine.trouble == nil)
    // The way to code is looked at all the same.
    #expect(fine.errors.map(\.line) == [2])
    let wrong = try look("Wrong", true)
    #expect(wrong.trouble == nil)
    #expect(
      wrong.errors.sorted().map(\.message) == [
        "cannot find 'missing' in scope",
        "cannot convert value of type 'String' to specified type 'Int'",
      ]
    )
  }

  @Test func `the system's libraries have the names of iOS's modules`() throws {
    #expect(SystemLibraries.names == ["SQLite3", "zlib"])
    let folder = try TemporaryFolder([
      "Store/Store.swift": """
      import SQLite3
      import zlib
      func open(_ path: String) -> OpaquePointer? {
        var store: OpaquePointer?
        return sqlite3_open(path, &store) == SQLITE_OK && crc32(0, nil, 0) == 0 ? store : nil
      }

      """,
      "Store/AssetSymbols~portico.swift": "", "Store/BundleAccessor~portico.swift": "",
    ])
    let store = try look(in: folder)("Store", true)
    #expect(store.errors.map(\.message) == [] && store.trouble == nil)
  }

  /// Looks at the module of this name, whose only source has the name too.
  private func look(
    in folder: TemporaryFolder
  ) throws -> (_ name: String, _ isLibrary: Bool) throws -> TypeChecker.Answer {
    let base = folder.url
    let files = Files(in: base)
    let checker = TypeChecker(
      PorticoModules(folder: base.appendingPathComponent("none")),
      folder: base.appendingPathComponent("cache/app/check"),
      files: files
    )
    try checker.prepare()
    return { name, isLibrary in
      let place = base.appendingPathComponent(name)
      let source = place.appendingPathComponent("\(name).swift")
      let module = AppPlan.Module(name: name, sources: [source], resources: [], in: place)
      let lowered = LoweredSources(module, in: place, files: files)
      return try checker.check(
        module,
        lowered,
        isLibrary: isLibrary,
        expectsErrors: !isLibrary
      )
    }
  }
}
