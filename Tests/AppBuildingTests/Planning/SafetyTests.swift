import Foundation
import Testing

@testable import AppBuilding

@Suite struct `Planning what is damaged or hostile` {
  private let planner = AppPlanner(catalog: ModuleCatalog(["UIKit"]))

  @Test(arguments: ["../../../victim", "a/b", "..", ".", ""])
  func `a product's name that leads elsewhere is refused`(name: String) throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(settings: "PRODUCT_NAME = \"\(name)\"; "),
      "App/A.swift": "import UIKit",
    ])
    let path = folder.url.path + "/App.xcodeproj"
    let error = #expect(throws: PlanError.self) { try planner.plan(for: folder.url) }
    // Without a name there is no module either, and nothing that could be built.
    #expect(
      error == .unusableName(name, setting: "PRODUCT_NAME of Birds", path: path),
      "\(String(describing: error))"
    )
    #expect(error?.description.hasPrefix("\(path): PRODUCT_NAME of Birds is '\(name)'") == true)
  }

  @Test func `a module without a name is refused`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(settings: "PRODUCT_MODULE_NAME = \"\"; "),
      "App/A.swift": "import UIKit",
    ])
    #expect(throws: PlanError.self) { try planner.plan(for: folder.url) }
  }

  @Test func `languages of catalogues that lead elsewhere are refused`() throws {
    let folder = try TemporaryFolder([
      "A.xcstrings": """
      {"sourceLanguage": "en", "strings": {"A": {"localizations": {"../../x": {}}}}}
      """
    ])
    let error = #expect(throws: StringCatalogError.self) {
      try StringCatalog(contentsOf: folder.url.appending(path: "A.xcstrings"))
    }
    #expect(error?.reason == "'../../x' is no language")
  }

  @Test func `what is missing or unreadable is told, and the rest is taken`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(
        settings:
          "LONG = \"$(LONGER)$(LONGER)\"; LONGER = \"\(String(repeating: "x", count: 40_000))\"; "
      ),
      "App/A.swift": "import UIKit", "App/B.swift": "",
    ])
    let bad = folder.url.appending(path: "App/B.swift")
    try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: bad)
    let plan = try planner.plan(for: folder.url)
    #expect(plan.app.sources.map(\.lastPathComponent) == ["A.swift"])
    #expect(
      plan.problems == [
        .init(folder.url.path + "/Gone.json", .missingFile(target: "Birds")),
        .init("/Nowhere/Logo.png", .missingFile(target: "Birds")),
        .init(
          folder.url.path + "/App.xcodeproj",
          .oversizedSetting("LONG", target: "Birds")
        ), .init(bad.path, .unreadableSource),
      ]
    )
  }

  @Test func `a library none of whose sources are there is left out and named`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, K);};
        G = {isa = PBXGroup; children = (F, S); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
        S = {isa = PBXFileReference; path = Pods/Head.swift; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F);
          productType = "com.apple.product-type.application";};
        K = {isa = PBXNativeTarget; name = Head; buildPhases = (B);
          productType = "com.apple.product-type.framework";};
        B = {isa = PBXSourcesBuildPhase; files = (SF);};
        SF = {isa = PBXBuildFile; fileRef = S;};
      }; rootObject = P;}
      """,
      "App/App.swift": "import Head\n",
    ])
    let plan = try planner.plan(for: folder.url)
    #expect(plan.modules.map(\.name) == ["App"])
    #expect(
      plan.problems == [
        .init(
          folder.url.path + "/App/App.swift",
          line: 1,
          .missingModule("Head", origin: .absentSources)
        )
      ]
    )
    #expect(plan.problems.first?.description.contains("'pod install'") == true)
  }

  @Test func `an app whose sources are all missing says which`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(settings: "", sources: "files = (SF);")
    ])
    let error = #expect(throws: PlanError.self) { try planner.plan(for: folder.url) }
    #expect(error?.description.contains("/Gone.swift: warning: Birds names this file") == true)
  }

  @Test func `a folder's own tests, pictures and tours are no part of its app`() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import UIKit", "Tests/T.swift": "", "pictures/1.png": "",
      "shots/tour.txt": "", "shots/2.png": "", "Feature/Tests/Kept.swift": "",
      "Feature/icon.png": "",
    ])
    let plan = try planner.plan(for: folder.url)
    #expect(plan.app.sources.map(\.lastPathComponent) == ["A.swift", "Kept.swift"])
    #expect(plan.app.resources.map(\.lastPathComponent) == ["icon.png"])
  }

  /// A project with the target Birds, whose files lie in the folder App and two of whose
  /// resources are gone.
  private func project(settings: String, sources: String = "") -> String {
    """
    // !$*UTF8*$!
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (F, R, S, H); sourceTree = "<group>";};
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      R = {isa = PBXFileReference; path = Gone.json; sourceTree = SOURCE_ROOT;};
      S = {isa = PBXFileReference; path = Gone.swift; sourceTree = SOURCE_ROOT;};
      H = {isa = PBXFileReference; path = /Nowhere/Logo.png; sourceTree = "<absolute>";};
      RF = {isa = PBXBuildFile; fileRef = R;}; SF = {isa = PBXBuildFile; fileRef = S;};
      HF = {isa = PBXBuildFile; fileRef = H;};
      RP = {isa = PBXResourcesBuildPhase; files = (RF, HF);};
      SP = {isa = PBXSourcesBuildPhase; \(sources)};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
      T = {isa = PBXNativeTarget; name = Birds; productType =
        "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);
        buildConfigurationList = L; buildPhases = (RP, SP);};
    }; rootObject = P;}
    """
  }
}

@Suite struct `Local packages` {
  @Test func `give their modules the names, sources and conditions of their manifest`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kits",
        products: [.library(name: "Kit", targets: ["My-Kit"])],
        targets: [
          .target(name: "Base"),
          .target(
            name: "My-Kit", dependencies: ["Base"], exclude: ["Old"], sources: ["A", "Old"],
            swiftSettings: [
              .define("PRO"), .define("MAC", .when(platforms: [.macOS])),
              .define("FAST", .when(configuration: .release)),
              .define("PHONE", .when(platforms: [.iOS], configuration: .debug)),
              .enableUpcomingFeature("ExistentialAny"),
            ]),
        ])
      """,
      "Sources/Base/Tests/B.swift": "", "Sources/My-Kit/A/A.swift": "import Base",
      "Sources/My-Kit/Old/O.swift": "", "Sources/My-Kit/C.swift": "",
    ])
    let shelf = PackageShelf([folder.url])
    #expect(shelf.problems == [])
    #expect(shelf.modules.map(\.name) == ["Base", "My_Kit"])
    #expect(
      shelf.modules.map { $0.sources.map(\.lastPathComponent) } == [["B.swift"], ["A.swift"]]
    )
    #expect(shelf.modules.map(\.language.conditions) == [[], ["PRO", "PHONE"]])
    #expect(shelf.modules.map(\.language.features) == [[], ["ExistentialAny"]])
    #expect(shelf.modules.map(\.language.mode) == ["5", "5"])
    #expect(shelf.modules(ofProducts: ["Kit"]) == ["My_Kit"])
    #expect(shelf.modules(ofProducts: ["My-Kit"]) == ["My_Kit"])
  }
}
