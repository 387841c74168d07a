// swift-tools-version: 6.2
import PackageDescription

/// The house, from the ground up: a target imports only from the floors below its own.
///
/// `Tests/HouseTests` reads this list and holds every import against it.
let floors: [[String]] = [
  ["ConstraintSolver", "Device", "InterfaceBuilder"],
  ["CoreGraphics"],
  ["QuartzCore"],
  ["UIKitCore"],
  ["UIKit", "UIKitTesting", "portico", "_Testing_CoreGraphics", "_Testing_UIKit"],
]

/// What each target imports; the C libraries below the floors come first.
let imports: [String: [String]] = [
  "InterfaceBuilder": ["CExpat"],
  "CoreGraphics": ["CCairo", "CCodecs", "CPixels"],
  "QuartzCore": ["CPixels", "CoreGraphics"],
  "UIKitCore": [
    "ConstraintSolver", "Device", "InterfaceBuilder", "CoreGraphics", "QuartzCore",
  ],
  "UIKit": ["CoreGraphics", "QuartzCore", "UIKitCore"],
  "UIKitTesting": ["Device", "CoreGraphics", "UIKitCore"],
  "portico": ["Device", "InterfaceBuilder", "CoreGraphics", "UIKitCore"],
]

/// Everything named `UI…` lives on the main actor, as on iOS, without saying so in each file.
let mainActorTargets: Set = ["UIKitCore", "UIKitTesting", "portico"]

func settings(_ name: String) -> [SwiftSetting] {
  [.enableUpcomingFeature("InternalImportsByDefault")]
    + (mainActorTargets.contains(name) ? [.defaultIsolation(MainActor.self)] : [])
}

func dependencies(_ name: String) -> [Target.Dependency] {
  (imports[name] ?? []).map { .byName(name: $0) }
}

let targets: [Target] = floors.joined().map { name in
  name == "portico"
    ? .executableTarget(
      name: name,
      dependencies: dependencies(name),
      swiftSettings: settings(name)
    )
    : .target(name: name, dependencies: dependencies(name), swiftSettings: settings(name))
}

let libraries: [Target] = [
  .systemLibrary(
    name: "CCairo",
    path: "Sources/C/CCairo",
    pkgConfig: "pangocairo pangoft2 fontconfig cairo"
  ),
  .systemLibrary(name: "CCodecs", path: "Sources/C/CCodecs", pkgConfig: "libpng libturbojpeg"),
  .systemLibrary(name: "CExpat", path: "Sources/C/CExpat", pkgConfig: "expat"),
  .target(name: "CPixels", path: "Sources/C/CPixels"),
]

func test(_ name: String, _ dependencies: String..., like target: String? = nil) -> Target {
  .testTarget(
    name: name,
    dependencies: (dependencies + ["_Testing_CoreGraphics"]).map { .byName(name: $0) },
    swiftSettings: target.map(settings) ?? []
  )
}

let tests: [Target] = [
  .testTarget(name: "HouseTests", exclude: ["LargeFiles.txt"]),
  test("ConstraintSolverTests", "ConstraintSolver"),
  test("DeviceTests", "Device", "UIKitTesting"),
  test("InterfaceBuilderTests", "InterfaceBuilder"),
  test("CoreGraphicsTests", "CoreGraphics"),
  test("QuartzCoreTests", "QuartzCore"),
  test(
    "UIKitCoreTests",
    "Device",
    "InterfaceBuilder",
    "QuartzCore",
    "UIKitCore",
    "UIKitTesting",
    like: "UIKitCore"
  ),
  test("PorticoTests", "portico", "Device", "InterfaceBuilder", "CoreGraphics", like: "portico"),
]

let package = Package(
  name: "Portico",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(
      name: "UIKitTesting",
      targets: ["UIKitTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]
    ),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .executable(name: "portico", targets: ["portico"]),
  ],
  targets: libraries + targets + tests,
  swiftLanguageModes: [.v6]
)
