import Foundation
import Testing
import XcodeProjects

@testable import AppBuilding

@Suite struct `Finding what an app is made of` {
  private func project(
    _ settings: String,
    type: String = "application",
    more: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = (C);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; \(more)};
      G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = App; productType =
        "com.apple.product-type.\(type)"; fileSystemSynchronizedGroups = (F);};
    }; rootObject = P;}
    """
  }

  private func found(in folder: TemporaryFolder) throws -> String? {
    let url = folder.url.standardizedFileURL
    return try ProjectSearch(url).found().map { String($0.path.dropFirst(url.path.count + 1)) }
  }

  @Test func `of several projects the one with an app for iOS is meant`() throws {
    let folder = try TemporaryFolder([
      "Desk.xcodeproj/project.pbxproj": project("SDKROOT = macosx;"),
      "Kit.xcodeproj/project.pbxproj": project("SDKROOT = iphoneos;", type: "framework"),
      "Phone.xcodeproj/project.pbxproj": project("SDKROOT = iphoneos;"),
    ])
    #expect(try found(in: folder) == "Phone.xcodeproj")
  }

  @Test func `projects two folders down are found, several are named`() throws {
    let one = try TemporaryFolder(["a/b/A.xcodeproj/project.pbxproj": project("")])
    #expect(try found(in: one) == "a/b/A.xcodeproj")
    let two = try TemporaryFolder([
      "a/A.xcodeproj/project.pbxproj": project("SDKROOT = iphoneos;"),
      "b/B.xcodeproj/project.pbxproj": project("SDKROOT = iphoneos;"),
    ])
    #expect(
      throws: PlanError.severalProjects(
        two.url.standardizedFileURL.path,
        ["a/A.xcodeproj", "b/B.xcodeproj"]
      )
    ) { try found(in: two) }
  }

  @Test func `an app for a desktop alone is no app for iOS`() throws {
    let folder = try TemporaryFolder([
      "Desk.xcodeproj/project.pbxproj": project("SDKROOT = macosx;")
    ])
    let desk = folder.url.appendingPathComponent("Desk.xcodeproj")
    let workspace = try #require(try Workspace(for: desk))
    #expect(throws: PlanError.noApplication(workspace.url.path, targets: ["App"])) {
      try workspace.application(named: nil)
    }
    #expect(try workspace.application(named: "App").name == "App")
  }

  @Test func `settings are read from a file in a folder that is kept in step`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(
        "",
        more: "baseConfigurationReferenceAnchor = F;"
          + " baseConfigurationReferenceRelativePath = Settings/App.xcconfig;"
      ),
      "App/Settings/App.xcconfig": "SDKROOT = iphoneos\n",
    ])
    let target = try XcodeProject(contentsOf: folder.url).application()
    #expect(target.settings["SDKROOT"] == "iphoneos")
  }

  @Test func `packages in such a folder are packages, and their sources theirs`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project(""),
      "App/App.swift": "", "App/Kit/Package.swift": "", "App/Kit/Sources/Kit/Kit.swift": "",
    ])
    let project = try XcodeProject(contentsOf: folder.url)
    #expect(project.localPackages.map(\.lastPathComponent) == ["Kit"])
    #expect(try project.application().sources.map(\.lastPathComponent) == ["App.swift"])
  }

  @Test func `a header brings what it imports to every source`() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": project("", type: "framework"),
      "App/App.h": "#import <UIKit/UIKit.h>\n", "App/A.swift": "",
    ])
    let target = try XcodeProject(contentsOf: folder.url).targets[0]
    #expect(ImpliedImports(target, in: folder.url).modules == ["UIKit"])
    try Data("// #import <UIKit/UIKit.h>\n".utf8)
      .write(to: folder.url.appendingPathComponent("App/App.h"))
    #expect(ImpliedImports(target, in: folder.url).modules == ["Foundation"])
    let libraries =
      "#include <CommonCrypto/CommonDigest.h>\n@import CoreLocation;\n#import <zlib.h>\n"
    try Data(libraries.utf8).write(to: folder.url.appendingPathComponent("App/App.h"))
    #expect(
      ImpliedImports(target, in: folder.url).modules
        == ["Foundation", "CommonCrypto", "CoreLocation"]
    )
  }

  @Test func `the package around an example is asked for what it imports`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": #"let package = Package(name: "Bars", products: [])"#,
      "Example/Deep/a.txt": "",
    ])
    let packages = EnclosingPackages(around: folder.url.appendingPathComponent("Example/Deep"))
    #expect(packages.folders(offering: ["Bars"]).map(\.path) == [folder.url.path])
    #expect(packages.folders(offering: ["Other"]).isEmpty)
  }
}
