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

  @Test func `settings name one another, even in a ring`() {
    let settings = BuildSettings([
      "NAME": "Big App", "ID": "org.$(NAME:rfc1034identifier)", "A": "$(B)", "B": "${A}!",
    ])
    #expect(settings["ID"] == "org.Big-App")
    #expect(settings["A"] == "!!!!")
    #expect(settings["C"] == nil)
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
