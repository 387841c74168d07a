import Foundation
import Testing

@testable import AppBuilding

/// Packages by addresses: repositories that the tests make themselves.
@Suite struct `Remote packages` {
  private let catalog = ModuleCatalog(["UIKit", "Foundation"])

  @Test func `come at the pinned commit, and only what is linked is built`() throws {
    let folder = try folder()
    let first = try commit(folder.url.appendingPathComponent("Kits"), "first")
    try Data("public let age = \"new\"\n".utf8)
      .write(to: folder.url.appendingPathComponent("Kits/Sources/Kit/Kit.swift"))
    _ = try commit(folder.url.appendingPathComponent("Kits"), "second")
    try pin(first, in: folder.url)
    let plan = try planner(folder.url).plan(for: folder.url.appendingPathComponent("App"))
    #expect(plan.problems == [])
    #expect(plan.modules.map(\.name) == ["Base", "Kit", "App"])
    #expect(plan.modules.map(\.dependencies) == [[], ["Base"], ["Kit"]])
    let kit = plan.modules[1]
    #expect(try String(contentsOf: kit.sources[0], encoding: .utf8).contains("old"))
    #expect(kit.isOfPackage)
    #expect(kit.bundles.map(\.name) == ["Kits_Kit"])
    #expect(kit.bundles.flatMap(\.resources).map(\.lastPathComponent) == ["words.txt"])

    // Once it is there, neither its server nor the package manager is asked.
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Kits"))
    let again = try planner(folder.url, says: { Issue.record("\($0)") })
      .plan(for: folder.url.appendingPathComponent("App"))
    #expect(again.modules.map(\.name) == ["Base", "Kit", "App"])
  }

  @Test func `that can't be had are named with line and reason, and the others come`() throws {
    let folder = try folder(references: ["Kits", "Absent"])
    let revision = try commit(folder.url.appendingPathComponent("Kits"), "first")
    try pin(revision, in: folder.url, also: "Absent")
    let plan = try planner(folder.url).plan(for: folder.url.appendingPathComponent("App"))
    #expect(plan.modules.map(\.name) == ["Base", "Kit", "App"])
    #expect(plan.problems.count == 1)
    let problem = try #require(plan.problems.first)
    #expect(problem.path.hasSuffix("Package.resolved"))
    #expect(problem.line == 5)
    guard case .unfetchedPackage(let address, let reason) = problem.kind else {
      Issue.record("It is \(problem)")
      return
    }
    #expect(address.hasSuffix("Absent"))
    #expect(reason.contains("does not appear to be a git repository"))
  }

  @Test func `without pins the project's rule decides`() throws {
    let folder = try folder()
    let kits = folder.url.appendingPathComponent("Kits")
    _ = try commit(kits, "first")
    try git(["tag", "1.2.0"], in: kits)
    try Data("public let age = \"new\"\n".utf8)
      .write(to: kits.appendingPathComponent("Sources/Kit/Kit.swift"))
    _ = try commit(kits, "second")
    try git(["tag", "2.0.0"], in: kits)
    let plan = try planner(folder.url).plan(for: folder.url.appendingPathComponent("App"))
    #expect(plan.modules.map(\.name) == ["Base", "Kit", "App"])
    #expect(try String(contentsOf: plan.modules[1].sources[0], encoding: .utf8).contains("old"))
  }

  // MARK: - Making

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kits",
      products: [
        .library(name: "Kit", targets: ["Kit"]), .library(name: "Extra", targets: ["Extra"]),
      ],
      targets: [
        .target(name: "Base"), .target(name: "Extra"), .target(name: "Mac"),
        .target(
          name: "Kit",
          dependencies: ["Base", .target(name: "Mac", condition: .when(platforms: [.macOS]))],
          resources: [.process("Words")]),
      ])
    """

  private func folder(references: [String] = ["Kits"]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Kits/Package.swift": Self.manifest,
      "Kits/Sources/Base/Base.swift": "", "Kits/Sources/Extra/Extra.swift": "",
      "Kits/Sources/Mac/Mac.swift": "import AppKit",
      "Kits/Sources/Kit/Kit.swift": "public let age = \"old\"\n",
      "Kits/Sources/Kit/Words/words.txt": "words",
      "App/App/App.swift": "import UIKit\nimport Kit",
    ])
    let rows = references.map { name in
      """
      \(name) = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address(name, folder.url))";
        requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0;};};
      """
    }
    let project = """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T);};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = App; productType =
          "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);
          packageProductDependencies = (D);};
        D = {isa = XCSwiftPackageProductDependency; package = Kits; productName = Kit;};
        \(rows.joined(separator: "\n"))
      }; rootObject = P;}
      """
    let url = folder.url.appendingPathComponent("App/App.xcodeproj")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(project.utf8).write(to: url.appendingPathComponent("project.pbxproj"))
    return folder
  }

  private func address(_ name: String, _ folder: URL) -> String {
    "file://\(folder.appendingPathComponent(name).path)"
  }

  /// Writes the pins as Xcode does, each package on a line.
  private func pin(_ revision: String, in folder: URL, also absent: String? = nil) throws {
    let kinds = ["Kits", absent].compactMap(\.self).map { name in
      """
      {"identity": "\(name.lowercased())", "kind": "remoteSourceControl",
       "location": "\(address(name, folder))",
       "state": {"revision": "\(revision)"}}
      """
    }
    let text = "{\"pins\": [\(kinds.joined(separator: ",\n"))], \"version\": 2}"
    let place = folder.appendingPathComponent("App/App.xcodeproj/project.xcworkspace")
      .appendingPathComponent("xcshareddata/swiftpm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place.appendingPathComponent("Package.resolved"))
  }

  private func planner(
    _ folder: URL,
    says: @escaping @Sendable (String) -> Void = { _ in }
  ) -> AppPlanner {
    let cache = folder.appendingPathComponent("cache")
    let places = PorticoPlaces(package: folder, lowerer: folder, cache: cache)
    let shared = folder.appendingPathComponent("shared")
    let resolver = PackageResolver(places, shared: shared, report: says)
    return AppPlanner(catalog: catalog, packages: resolver)
  }

  /// Commits everything in a folder, and answers the commit.
  private func commit(_ folder: URL, _ title: String) throws -> String {
    try git(["init", "--quiet"], in: folder)
    try git(["add", "."], in: folder)
    let author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
    try git(author + ["commit", "--quiet", "-m", title], in: folder)
    return try git(["rev-parse", "HEAD"], in: folder)
  }

  @discardableResult
  private func git(_ arguments: [String], in folder: URL) throws -> String {
    let tool = Tool(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "-C", folder.path] + arguments
    )
    return try tool.output().trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

@Suite struct `Descriptions of packages` {
  @Test func `pins are read in each format that Xcode has written`() throws {
    let folder = try TemporaryFolder([
      "One": """
      {"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/Kit.git",
        "state": {"branch": null, "revision": "abc", "version": "1.0.0"}}]}, "version": 1}
      """,
      "Three": """
      {"originHash": "f", "pins": [
        {"identity": "kit", "kind": "remoteSourceControl", "location": "git@example.org:a/Kit.git",
         "state": {"branch": "main", "revision": "def"}},
        {"identity": "a.b", "kind": "registry", "location": "", "state": {"version": "1.0.0"}}
      ], "version": 3}
      """,
      "None": "[]",
    ])
    let read = { PackagePins(contentsOf: folder.url.appendingPathComponent($0)) }
    let first = try #require(read("One")?.pins.first)
    #expect(first.identity == "kit")
    #expect(first.version == "1.0.0")
    #expect(first.revision == "abc")
    let third = try #require(read("Three")?.pins)
    #expect(third.map(\.identity) == ["kit", "a.b"])
    #expect(third.map(\.branch) == ["main", nil])
    #expect(third.map(\.isOfRepository) == [true, false])
    #expect(read("None") == nil)
  }

  @Test func `what a manifest has for iOS is taken, and what can't be built is known`() throws {
    let manifest = try PackageManifest(
      """
      {"name": "Kits", "toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": ["4.2", "5"],
       "dependencies": [{"sourceControl": [{"identity": "other"}]}],
       "products": [{"name": "Kit", "targets": ["Kit", "Shut"]}],
       "targets": [
        {"name": "Kit", "type": "regular", "resources": [
          {"path": "Files/", "rule": {"copy": {}}}, {"path": "Art", "rule": {"process": {}}}],
         "dependencies": [{"byName": ["Base", null]}, {"byName": ["Other", null]},
          {"target": ["Pad", {"platformNames": ["macos"]}]},
          {"product": ["Fine", "other", null, {"platformNames": ["ios", "tvos"]}]}],
         "settings": [{"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DFAST", "-O", "-D", "X"]}}},
          {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "AccessLevelOnImport"}}}],
         "pluginUsages": [{"plugin": ["Lint", "tools"]}]},
        {"name": "Base", "type": "regular"}, {"name": "Pad", "type": "regular"},
        {"name": "Shut", "type": "binary"}, {"name": "Quick", "type": "macro"}]}
      """
    )
    let kit = try #require(manifest.targets.first)
    #expect(kit.dependencies == [.target("Base"), .product("Other"), .product("Fine")])
    #expect(
      kit.resources == [
        .init(path: "Files", isCopied: true), .init(path: "Art", isCopied: false),
      ]
    )
    #expect(kit.language.conditions == ["FAST", "X"])
    #expect(kit.language.experiments == ["AccessLevelOnImport"])
    #expect(kit.language.mode == "5")
    #expect(kit.plugins == ["Lint"])
    #expect(manifest.targets.map(\.kind) == ["regular", "regular", "regular", "binary", "macro"])
    #expect(manifest.remoteDependencies == ["other"])
  }
}
