import Foundation
import Testing

@testable import AppBuilding

@Suite struct `Schemes` {
  private let catalog = ModuleCatalog(["UIKit", "Foundation"])

  private static let project = """
    // !$*UTF8*$!
    {objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T, U); buildConfigurationList = L;};
      L = {isa = XCConfigurationList; buildConfigurations = (C, D);};
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG;};};
      D = {isa = XCBuildConfiguration; name = Staging; buildSettings = {
        SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = STAGING;
        PRODUCT_BUNDLE_IDENTIFIER = "org.birds.$(CONFIGURATION:lower)";};};
      G = {isa = PBXGroup; children = (F, H); sourceTree = "<group>";};
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";};
      H = {isa = PBXFileSystemSynchronizedRootGroup; path = Demo; sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = App; productType =
        "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F);};
      U = {isa = PBXNativeTarget; name = Demo; productType =
        "com.apple.product-type.application"; fileSystemSynchronizedGroups = (H);};
    }; rootObject = P;}
    """

  private static func scheme(_ target: String, _ configuration: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version = "1.7">
    <BuildAction><BuildActionEntries>
    <BuildActionEntry buildForTesting = "YES" buildForRunning = "NO">
    <BuildableReference BlueprintName = "Tests"></BuildableReference></BuildActionEntry>
    <BuildActionEntry buildForRunning = "YES">
    <BuildableReference BuildableIdentifier = "primary" BlueprintName = "\(target)">
    </BuildableReference></BuildActionEntry>
    </BuildActionEntries></BuildAction>
    <LaunchAction buildConfiguration = "\(configuration)" debugDocumentVersioning = "YES">
    <BuildableProductRunnable runnableDebuggingMode = "0">
    <BuildableReference BlueprintName = "\(target)"></BuildableReference>
    </BuildableProductRunnable></LaunchAction></Scheme>
    """
  }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": Self.project,
      "App.xcodeproj/xcshareddata/xcschemes/Demo Staging.xcscheme": Self.scheme("Demo", "Staging"),
      "App.xcodeproj/xcshareddata/xcschemes/Kit.xcscheme": Self.scheme("Kit", "Debug"),
      "App/App.swift": "import UIKit",
      "Demo/Demo.swift": "import UIKit",
    ])
  }

  @Test func `a scheme names the app and the configuration`() throws {
    let folder = try folder()
    let first = try AppPlanner(catalog: catalog).plan(for: folder.url)
    #expect(first.name == "App")
    #expect(first.app.language.conditions == ["DEBUG"])
    let plan = try AppPlanner(catalog: catalog, scheme: "Demo Staging").plan(for: folder.url)
    #expect(plan.name == "Demo")
    #expect(plan.app.language.conditions == ["STAGING"])
    #expect(plan.infoPlist["CFBundleIdentifier"] as? String == "org.birds.staging")
  }

  @Test func `an app without a file has a scheme of its name`() throws {
    let folder = try folder()
    let plan = try AppPlanner(catalog: catalog, scheme: "Demo").plan(for: folder.url)
    #expect(plan.name == "Demo")
    #expect(plan.app.language.conditions == ["DEBUG"])
  }

  @Test func `a scheme that is not there, or runs no app, is answered with what is there`() throws {
    let folder = try folder()
    let missing = PlanError.noSuchScheme("Beta", known: ["Demo Staging", "Kit", "App", "Demo"])
    #expect(throws: missing) {
      try AppPlanner(catalog: catalog, scheme: "Beta").plan(for: folder.url)
    }
    #expect(throws: PlanError.schemeWithoutApp("Kit", targets: ["Kit"])) {
      try AppPlanner(catalog: catalog, scheme: "Kit").plan(for: folder.url)
    }
  }
}
