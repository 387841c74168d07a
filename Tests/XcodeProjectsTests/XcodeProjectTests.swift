import Foundation
import Testing

@testable import XcodeProjects

@Suite struct `Reading a project` {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the sample's app has its sources, resources and names`() throws {
    let folder = Self.root.appendingPathComponent("Examples/BirdSightings")
    let app = try XcodeProject(contentsOf: folder).application()
    #expect(app.moduleName == "BirdSightings")
    #expect(app.sources.map(\.lastPathComponent).contains("AppDelegate.swift"))
    #expect(app.resources.map(\.lastPathComponent).contains("Assets.xcassets"))
    #expect(app.settings["INFOPLIST_FILE"] == "BirdSightings/Info.plist")
    #expect(app.settings["PROJECT_NAME"] == "BirdSightings")
    for url in app.sources + app.resources {
      #expect(FileManager.default.fileExists(atPath: url.path), "\(url.path) is not there")
    }
  }

  @Test func `a folder that Xcode keeps in step is read from the disk, but for exceptions`() throws
  {
    let project = try temporaryProject(
      """
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0;};};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (E);};
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Old.swift);};
        T = {isa = PBXNativeTarget; name = "My App"; productType =
          "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);};
      };
      rootObject = P;
      """,
      files: ["App/New.swift", "App/Old.swift", "App/Main.storyboard"]
    )
    let app = try XcodeProject(contentsOf: project).application()
    #expect(app.sources.map(\.lastPathComponent) == ["New.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Main.storyboard"])
    #expect(app.moduleName == "My_App")
    #expect(app.settings["SWIFT_VERSION"] == "5.0")
  }

  @Test func `a file of such a folder may stand in a phase by its name`() throws {
    let project = try temporaryProject(
      """
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T);};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
          exceptions = (E, N);};
        E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Birds.xcdatamodeld, Old.swift);};
        N = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet;
          buildPhase = R; membershipExceptions = (Birds.xcdatamodeld);};
        R = {isa = PBXResourcesBuildPhase; files = ();};
        T = {isa = PBXNativeTarget; name = App; productType =
          "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);
          buildPhases = (R);};
      };
      rootObject = P;
      """,
      files: [
        "App/New.swift", "App/Old.swift", "App/Birds.xcdatamodeld/Birds.xcdatamodel/contents",
      ]
    )
    let app = try XcodeProject(contentsOf: project).application()
    #expect(app.sources.map(\.lastPathComponent) == ["New.swift"])
    #expect(app.resources.map(\.lastPathComponent) == ["Birds.xcdatamodeld"])
  }

  @Test func `settings name one another, even in a ring`() {
    let settings = BuildSettings([
      "NAME": "Big App", "ID": "org.$(NAME:rfc1034identifier)", "A": "$(B)", "B": "${A}!",
    ])
    #expect(settings["ID"] == "org.Big-App")
    #expect(settings["A"] == "!")
    #expect(settings["C"] == nil)
  }

  @Test func `settings are put into names of settings, and changed by operations in order`() {
    let settings = BuildSettings([
      "CONFIGURATION": "Debug", "ID_Debug": "org.birds.debug", "ID": "$(ID_$(CONFIGURATION))",
      "NAME": "Big App", "LOW": "$(NAME:lower:rfc1034identifier)", "PATH": "App/Info.plist",
      "BASE": "${PATH:base}", "SUFFIX": "$(PATH:suffix)", "TEAM": "$(NOBODY:default=none)",
    ])
    #expect(settings["ID"] == "org.birds.debug")
    #expect(settings["LOW"] == "big-app")
    #expect(settings["BASE"] == "Info")
    #expect(settings["SUFFIX"] == ".plist")
    #expect(settings["TEAM"] == "none")
  }

  @Test func `settings that name one another many times over end, and say so`() {
    let many = String(repeating: "$(B)", count: 20)
    let ring = BuildSettings(["A": many, "B": many.replacing("B", with: "A")])
    #expect(ring["A"] == "")
    #expect(ring.oversized == [])
    var values = ["A40": "x"]
    for number in 0..<40 { values["A\(number)"] = "$(A\(number + 1))$(A\(number + 1))" }
    let tower = BuildSettings(values)
    #expect(tower["A24"]?.count == 65_536)
    #expect(tower["A23"] == "")
    #expect(tower.oversized == ["A23"])
    let chain = (0..<100_000).map { ("C\($0)", "$(C\($0 + 1))") }
    #expect(BuildSettings(Dictionary(uniqueKeysWithValues: chain))["C0"] == "")
  }

  @Test func `conditions are read from flags too`() {
    let settings = BuildSettings([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)",
      "OTHER_SWIFT_FLAGS": "-D PRO \"-DTRIAL\" -Xcc -DNO \"-D\" \"DEBUG\" -Onone -D A-B -D 1X",
    ])
    #expect(settings.compilationConditions == ["DEBUG", "PRO", "TRIAL"])
  }

  @Test func `files of settings that include one another many times over are read once`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let include = String(repeating: "#include \"A.xcconfig\"\n", count: 12)
    let doubling = String(repeating: "LONG = $(inherited) $(inherited)\n", count: 45)
    let url = folder.appendingPathComponent("A.xcconfig")
    try Data((include + "LONG = x\n" + doubling + "B = $(inherited)1\nLAST = 2").utf8).write(
      to: url
    )
    var written = WrittenSettings(["B": "0"])
    ConfigurationFile(url).lay(over: &written)
    #expect(written.values["B"] == "01")
    #expect(written.values["LAST"] == "2")
    #expect(written.cut == ["LONG"])
    #expect((written.values["LONG"] ?? "").utf8.count <= BuildSettings.limit)
  }

  @Test(arguments: [
    ("this is no list {", "it is no property list"),
    ("objects = {}; ", "it names no objects"),
  ])
  func `damage is an error with the file's name`(_ text: String, _ reason: String) throws {
    let folder = try temporaryProject(text, files: [])
    #expect {
      try XcodeProject(contentsOf: folder)
    } throws: { error in
      "\(error)".contains("project.pbxproj: the project can't be read: \(reason)")
    }
  }

  @Test func `a group that holds itself is read once`() throws {
    let folder = try temporaryProject(
      """
      objects = {
        P = {isa = PBXProject; mainGroup = G; targets = ();};
        G = {isa = PBXGroup; children = (G); sourceTree = "<group>";};
      };
      rootObject = P;
      """,
      files: []
    )
    #expect(try XcodeProject(contentsOf: folder).targets.isEmpty)
  }

  @Test func `a folder without a project says what to name`() {
    #expect {
      try XcodeProject(contentsOf: URL(fileURLWithPath: "/dev"))
    } throws: { error in
      "\(error)".hasPrefix("/dev: there is no .xcodeproj here.")
    }
  }

  /// A folder with a project of that text, and empty files.
  private func temporaryProject(_ text: String, files: [String]) throws -> URL {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let project = folder.appendingPathComponent("App.xcodeproj")
    try manager.createDirectory(at: project, withIntermediateDirectories: true)
    try "// !$*UTF8*$!\n{\(text)}".write(
      to: project.appendingPathComponent("project.pbxproj"),
      atomically: true,
      encoding: .utf8
    )
    for file in files {
      let url = folder.appendingPathComponent(file)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: url)
    }
    return folder
  }
}
