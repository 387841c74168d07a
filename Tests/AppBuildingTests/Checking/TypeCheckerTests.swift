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
    let files = Files(in: folder.url)
    let checker = TypeChecker(
      PorticoModules(folder: folder.url.appendingPathComponent("none")),
      folder: folder.url.appendingPathComponent("cache/app/check"),
      files: files
    )
    try checker.prepare()
    let look = { (name: String, isLibrary: Bool) in
      let place = folder.url.appendingPathComponent(name)
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
    let kit = try look("Kit", true)
    #expect(kit.errors.map(\.message) == ["cannot find type 'Missing' in scope"])
    #expect(kit.trouble == nil)
    let app = try look("App", false)
    #expect(app.trouble == nil)
    #expect(app.errors.contains { $0.line == 3 })
    #expect(app.errors.allSatisfy { $0.path.hasSuffix("App/App.swift") })
  }
}
