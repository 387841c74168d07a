import Foundation
import Testing
import UIKitTesting

@testable import AppBuilding

@Suite struct `Planning an app` {
  private let catalog = ModuleCatalog(["UIKit", "Foundation"])

  @Test func `a project gives its sources, resources and substituted property list`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "Bird List"; PRODUCT_BUNDLE_IDENTIFIER = "org.birds.$(PRODUCT_NAME:rfc1034identifier)";
          GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist;
          INFOPLIST_KEY_UIMainStoryboardFile = Main; SWIFT_VERSION = 5.0;
          INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "A B";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG TRIAL";
        };};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = Birds; productType =
          "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);};
      }; rootObject = P;}
      """,
      "App/View.swift": "import UIKit\n\nimport GameKit\n",
      "App/Old.m": "",
      "App/Base.lproj/Main.storyboard": "",
      "App/Info.plist": """
      <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      </dict></plist>
      """,
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(plan.name == "Bird List")
    #expect(plan.app.name == "Bird_List")
    #expect(plan.app.sources.map(\.lastPathComponent) == ["View.swift"])
    #expect(plan.app.resources.map(\.lastPathComponent) == ["Main.storyboard"])
    #expect(plan.app.language.conditions == ["DEBUG", "TRIAL"])
    #expect(plan.app.missing == ["GameKit"])
    #expect(plan.infoPlist["CFBundleIdentifier"] as? String == "org.birds.Bird-List")
    #expect(plan.infoPlist["UIMainStoryboardFile"] as? String == "Main")
    #expect(plan.infoPlist["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
    #expect(plan.infoPlist["CFBundleExecutable"] as? String == "Bird List")
    let words = plan.problems.map(\.description)
    #expect(words.count == 2)
    #expect(
      words[0].hasPrefix("\(folder.url.path)/App/Old.m: warning: Objective-C source of Birds")
    )
    #expect(words[1].hasPrefix("\(folder.url.path)/App/View.swift:3: warning: There is no GameKit"))
  }

  @Test func `a folder of sources is an app named like the folder`() throws {
    let folder = try TemporaryFolder([
      "Hello/App.swift": "import UIKit", "Hello/Main.storyboard": "", "Hello/.build/x.swift": "",
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url.appending(path: "Hello"))
    #expect(plan.name == "Hello")
    #expect(plan.app.language.mode == "5")
    #expect(plan.infoPlist["UIApplicationSceneManifest"] == nil)
    #expect(plan.app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(plan.infoPlist["UIMainStoryboardFile"] as? String == "Main")
    #expect(plan.problems.isEmpty)
  }

  @Test func `a folder of sources has scenes where a class is their delegate`() throws {
    let folder = try TemporaryFolder([
      "Hello/App.swift": "import UIKit", "Hello/Main.storyboard": "",
      "Hello/Scene.swift": """
      import UIKit
      final class Scene: UIResponder,
        UIWindowSceneDelegate { var window: UIWindow? }
      """,
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url.appending(path: "Hello"))
    let manifest = plan.infoPlist["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
    let scene = roles?["UIWindowSceneSessionRoleApplication"]?.first
    #expect(scene?["UISceneDelegateClassName"] == "Hello.Scene")
    #expect(scene?["UISceneStoryboardFile"] == "Main")
  }

  @Test func `libraries of a workspace come before the app that imports them`() throws {
    let folder = try TemporaryFolder([
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0"><Group location = "group:Sub" name = "Sub">
      <FileRef location = "group:App.xcodeproj"></FileRef></Group>
      <FileRef location = "group:Kit.xcodeproj"></FileRef></Workspace>
      """,
      "Sub/App.xcodeproj/project.pbxproj": project("App", "application"),
      "Sub/App/App.swift": "import UIKit\nimport Kit\n",
      "Kit.xcodeproj/project.pbxproj": project("Kit", "framework"),
      "Kit/Kit.swift": "import UIKit",
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(plan.modules.map(\.name) == ["Kit", "App"])
    #expect(plan.app.implied == ["UIKit"] && plan.modules[0].implied.isEmpty)
    #expect(plan.app.dependencies == ["Kit"])
    #expect(plan.problems.isEmpty)
  }

  @Test func `what dependency managers would bring is named with their line`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project("App", "application"),
      "App/App.swift": "import Snap\nimport Other\nimport ARKit\n",
      "Podfile": "target 'App' do\n  pod 'Snap/Core', '1.0'\n  pod 'Unused'\nend\n",
      "Cartfile": "github \"someone/Other\" ~> 2\n",
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(
      plan.problems == [
        .init("\(folder.url.path)/App/App.swift", line: 1, .missingModule("Snap", origin: .pod)),
        .init(
          "\(folder.url.path)/App/App.swift",
          line: 2,
          .missingModule("Other", origin: .carthage)
        ),
        .init(
          "\(folder.url.path)/App/App.swift",
          line: 3,
          .missingModule(
            "ARKit",
            origin: .system(advice: SystemFrameworks.advice(for: "ARKit") ?? "")
          )
        ),
        .init("\(folder.url.path)/Podfile", line: 2, .pods(["Snap/Core"], areInstalled: false)),
        .init("\(folder.url.path)/Cartfile", line: 1, .carthage(["Other"])),
      ]
    )
  }

  @Test func `the sources that Carthage keeps are built, those for iOS`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project("App", "application"),
      "App/App.swift": "import Snap\nimport Kit\n",
      "Cartfile": "github \"someone/Snap\"\ngithub \"someone/Kit\"\n",
      "Podfile.lock": "PODS:\n  - Deep (1.0):\n    - Base (= 2)\n  - Base (2.0)\n",
      "Carthage/Checkouts/Snap/Snap.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (M, T);};
        G = {isa = PBXGroup; children = (E, F); sourceTree = "<group>";};
        E = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>";};
        M = {isa = PBXNativeTarget; name = Snap_Mac; productType =
          "com.apple.product-type.framework"; buildConfigurationList = L;
          fileSystemSynchronizedGroups = (E);};
        T = {isa = PBXNativeTarget; name = Snap; productType =
          "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (F);};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = macosx; PRODUCT_NAME = Snap;};};
      }; rootObject = P;}
      """,
      "Carthage/Checkouts/Snap/Mac/Mac.swift": "import AppKit",
      "Carthage/Checkouts/Snap/Phone/Phone.swift": "import UIKit",
      "Carthage/Checkouts/Kit/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """,
      "Carthage/Checkouts/Kit/Sources/Kit/Kit.swift": "import UIKit",
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(plan.problems == [])
    #expect(plan.modules.map(\.name) == ["Kit", "Snap", "App"])
    #expect(plan.modules[1].sources.map(\.lastPathComponent) == ["Phone.swift"])
    #expect(Surroundings(folder.url).origin(of: "Deep") == .pod)
    #expect(Surroundings(folder.url).origin(of: "Snap") == .carthage)
  }

  @Test func `nothing to build says what to name`() throws {
    let folder = try TemporaryFolder([:])
    #expect(throws: PlanError.nothingToBuild(folder.url.path)) {
      try AppPlanner(catalog: catalog).plan(for: folder.url)
    }
    #expect(throws: PlanError.noSuchFile("/no/such")) {
      try AppPlanner(catalog: catalog).plan(for: URL(fileURLWithPath: "/no/such"))
    }
  }

  @Test(.oracle("CD-19")) func `the classes of a model are written as Xcode does`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project("App", "application"),
      "App/App.swift": "import UIKit",
      "App/Birds.xcdatamodeld/Birds.xcdatamodel/contents": """
      <model><entity name="Wren" representedClassName="Wren" codeGenerationType="class">
      <attribute name="size" attributeType="Integer 16" usesScalarValueType="YES"/>
      <attribute name="born" attributeType="Date" usesScalarValueType="NO"/>
      <relationship name="eggs" toMany="YES" destinationEntity="Egg"/></entity>
      <entity name="Nest" representedClassName=".Nest" codeGenerationType="category"/>
      <entity name="Egg" representedClassName="Egg"/></model>
      """,
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(plan.problems.isEmpty && plan.app.dataModels.count == 1)
    let text = DataModelClasses(plan.app).text
    #expect(text.contains("@objc(Wren)\npublic class Wren: NSManagedObject {}"))
    #expect(text.contains("@NSManaged public var `size`: Int16\n"))
    #expect(text.contains("@NSManaged public var `born`: Date?\n"))
    #expect(text.contains("@NSManaged public var `eggs`: NSSet?\n"))
    #expect(text.contains("@NSManaged public func addToEggs(_ value: Egg)\n"))
    #expect(text.contains("class func fetchRequest() -> NSFetchRequest<Wren> {"))
    #expect(text.contains("extension Nest {") && !text.contains("class Nest"))
    #expect(!text.contains("class Egg") && !text.contains("extension Egg"))
  }

  @Test func `the sample of notes has a model with its classes`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Notes").standardizedFileURL
    let catalog = ModuleCatalog(["CoreData", "UIKit", "Foundation"])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder)
    #expect(plan.problems.isEmpty && plan.app.dataModels.count == 1)
    let text = DataModelClasses(plan.app).text
    #expect(text.contains("public class Note: NSManagedObject {}"))
    #expect(text.contains("@NSManaged public func addToNotes(_ value: Note)"))
  }

  @Test func `a model that can't be read is a problem with its line`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project("App", "application"),
      "App/App.swift": "import UIKit",
      "App/Birds.xcdatamodeld/Birds.xcdatamodel/contents":
        "<model>\n<entity name=\"A\" parentEntity=\"B\"/></model>",
    ])
    let problem = try #require(
      try AppPlanner(catalog: catalog).plan(for: folder.url).problems.first
    )
    #expect(problem.line == 2 && problem.path.hasSuffix("Birds.xcdatamodel/contents"))
    #expect(problem.description.contains("“A” inherits from “B”"))
  }

  @Test func `bundles of a pod lie in the app, with their resources inside`() throws {
    let folder = try TemporaryFolder([
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version = "1.0"><FileRef location = "group:App.xcodeproj"></FileRef>
      <FileRef location = "group:Kit.xcodeproj"></FileRef></Workspace>
      """,
      "App.xcodeproj/project.pbxproj": project("App", "application"),
      "App/App.swift": "import UIKit\nimport Kit\n", "program": "x",
      "Kit.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, B);};
        G = {isa = PBXGroup; children = (F, R); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>";};
        R = {isa = PBXFileReference; path = Wing.xib; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; name = Kit; dependencies = (D); productType =
          "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (F);};
        D = {isa = PBXTargetDependency; target = B;};
        B = {isa = PBXNativeTarget; name = "Kit-Parts"; buildPhases = (H); productType =
          "com.apple.product-type.bundle"; buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Parts;};};
        H = {isa = PBXResourcesBuildPhase; files = (I);};
        I = {isa = PBXBuildFile; fileRef = R;};
      }; rootObject = P;}
      """,
      "Kit/Kit.swift": "import UIKit", "Wing.xib": "<document/>",
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(plan.modules.map { $0.bundles.map(\.name) } == [["Parts"], []])
    let places = PorticoPlaces(
      package: folder.url,
      lowerer: folder.url,
      cache: folder.url.appending(path: "cache")
    )
    let package = GeneratedPackage(plan, places: places)
    let problems = try AppBundle(package).write(program: folder.url.appending(path: "program"))
    #expect(problems == [])
    #expect(Files.paths(in: package.bundle).contains("App.app/Parts.bundle/Wing.xib"))
  }

  @Test func `an app named as a framework has a target of another name beside Portico's`() throws {
    let folder = try TemporaryFolder([
      "Photos.xcodeproj/project.pbxproj": project("Photos", "application"),
      "Photos/App.swift": "import UIKit",
    ])
    let plan = try AppPlanner(catalog: catalog).plan(for: folder.url)
    let places = PorticoPlaces(
      package: folder.url,
      lowerer: folder.url,
      cache: folder.url.appending(path: "cache")
    )
    let package = GeneratedPackage(plan, places: places)
    #expect(places.library == nil)
    #expect(package.manifest.contains("name: \"PhotosApp\""))
    #expect(package.manifest.contains("path: \"Sources/Photos\""))
  }

  /// A project with one target of that name, whose files lie in a folder of that name.
  private func project(_ name: String, _ type: String) -> String {
    """
    // !$*UTF8*$!
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T);};
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = \(name); productType =
        "com.apple.product-type.\(type)"; fileSystemSynchronizedGroups = (F);};
    }; rootObject = P;}
    """
  }
}

/// A folder with files, gone with the value.
final class TemporaryFolder {
  let url: URL

  init(_ files: [String: String]) throws {
    let manager = FileManager.default
    url = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@Suite struct `The language of a module` {
  @Test(arguments: [
    ("", "5"), ("3.0", "4"), ("4", "4"), ("4.0", "4"), ("4.1", "4"), ("4.2", "4.2"), ("5.0", "5"),
    ("5", "5"), ("6.0", "6"), ("6", "6"),
  ])
  func `is the one that its project names`(_ version: String, _ mode: String) {
    #expect(AppPlan.Language.mode(forVersion: version) == mode)
  }
}
