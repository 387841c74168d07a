// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The house, from the ground up: a target imports only from the floors below its own.
///
/// `Tests/HouseTests` reads this list and holds every import against it.
let floors: [[String]] = [
  [
    "AccessibilityTree", "CommonCrypto", "ConstraintSolver", "CoreBluetooth", "CoreLocation",
    "CoreMotion", "CryptoKit", "Device", "InterfaceBuilder",
    "LocalAuthentication", "NetworkRoutes", "ObjectiveC", "RigidBodies", "SourceLowering",
    "StateArchive",
    "UniformTypeIdentifiers",
    "XcodeProjects", "os",
  ],
  [
    "AccessibilityBus", "Combine", "CoreGraphics", "DataModels", "FoundationAdditions", "Network",
    "UserNotifications",
  ],
  [
    "Accelerate", "AdSupport", "AppBuilding", "AppTrackingTransparency", "AudioToolbox",
    "BackgroundTasks", "Contacts", "CoreData", "CoreImage", "CoreTelephony", "EventKit",
    "GameplayKit", "ImageIO", "MobileCoreServices", "NaturalLanguage", "OSLog", "QuartzCore",
    "Security", "SystemConfiguration", "WatchConnectivity", "WidgetKit",
  ],
  ["AVFoundation", "CoreServices", "UIKitValues"],
  ["AVFAudio", "CoreHaptics", "CoreMedia", "CoreText", "CoreVideo", "Speech", "UIKitCore"],
  ["AccessibilityServer", "AppTour", "DesktopDisplay", "DocumentPreviews", "Photos"],
  [
    "AVKit", "AuthenticationServices", "ContactsUI", "CoreSpotlight", "EventKitUI",
    "LinkPresentation", "MapKit", "MediaPlayer", "MessageUI", "MultipeerConnectivity", "PhotosUI",
    "QuickLook", "SafariServices", "Social", "StoreKit", "SwiftUI",
    "UIKit", "UIKitTesting", "WebKit",
    "portico",
    "portico-lower", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
  ],
]

/// The folders of UIKitCore, lowest floor first.
///
/// A file names types of its own folder and of the floors below; the folders of the kernel, which
/// holds the views, know each other. `Tests/HouseTests` reads this list and holds every name against it.
let kitFloors: [[String]] = [
  ["Coding", "Diagnostics", "Foundation", "Menus", "Pasteboards"],
  [
    "Accessibility", "Animation", "Application", "Events", "Focus", "Frame", "Gestures", "Layout",
    "Lists", "Traits", "Transitions", "ViewControllers", "Views", "Windows",
  ],
  ["Controls", "Dynamics", "Feedback"],
  ["Bars", "Configurations", "DragAndDrop", "ListUpdates"],
  ["Tables"],
  ["Collections"],
  ["Presentation"],
  ["Alerts", "Containers"],
  ["Appearance", "Storyboards"],
  ["Restoration", "VoiceOver"],
  [
    "Activities", "Documents", "FontPicker", "ImagePicker", "KeyCommands", "KeyboardFocus",
    "Making",
  ],
]

/// What each target imports; the C libraries below the floors come first.
let imports: [String: [String]] = [
  "CommonCrypto": ["CCrypto"],
  "CryptoKit": ["CCrypto"],
  "InterfaceBuilder": ["CExpat"],
  "AccessibilityBus": ["AccessibilityTree", "CSystemd"],
  "AppBuilding": ["DataModels", "InterfaceBuilder", "XcodeProjects"],
  "CoreGraphics": ["CCairo", "CCodecs", "CPixels"],
  "QuartzCore": ["CPixels", "CoreGraphics"],
  "RigidBodies": ["CRigidBodies"],
  "AVFAudio": ["AVFoundation"],
  "AVFoundation": ["AudioToolbox", "ObjectiveC", "QuartzCore"],
  "Accelerate": ["FoundationAdditions"],
  "AdSupport": ["FoundationAdditions"],
  "AppTrackingTransparency": ["FoundationAdditions"],
  "AudioToolbox": ["FoundationAdditions"],
  "BackgroundTasks": ["FoundationAdditions"],
  "Combine": ["ObjectiveC"],
  "Contacts": ["CoreLocation", "FoundationAdditions"],
  "CoreData": ["CSQLite", "CoreLocation", "DataModels", "FoundationAdditions", "ObjectiveC"],
  "CoreImage": ["CoreGraphics", "ObjectiveC"],
  "CoreHaptics": ["AVFoundation"],
  "CoreMedia": ["AVFoundation"],
  "CoreServices": ["MobileCoreServices"],
  "CoreTelephony": ["FoundationAdditions"],
  "CoreText": ["CoreGraphics", "FoundationAdditions", "UIKitValues"],
  "CoreVideo": ["AVFoundation"],
  "DataModels": ["InterfaceBuilder"],
  "EventKit": ["CoreGraphics", "CoreLocation", "FoundationAdditions"],
  "FoundationAdditions": ["CUserLocale", "ObjectiveC", "UniformTypeIdentifiers", "os"],
  "GameplayKit": ["FoundationAdditions"],
  "ImageIO": ["CoreGraphics", "FoundationAdditions"],
  "MobileCoreServices": ["FoundationAdditions", "UniformTypeIdentifiers"],
  "NaturalLanguage": ["FoundationAdditions"],
  "Network": ["NetworkRoutes"],
  "OSLog": ["os"],
  "Security": ["FoundationAdditions"],
  "Speech": ["AVFoundation"],
  "SystemConfiguration": ["FoundationAdditions", "NetworkRoutes"],
  "UserNotifications": ["CoreLocation"],
  "WatchConnectivity": ["FoundationAdditions"],
  "WidgetKit": ["FoundationAdditions"],
  "UIKitValues": [
    "Device", "InterfaceBuilder", "ObjectiveC", "CoreGraphics", "CoreImage", "FoundationAdditions",
    "QuartzCore",
  ],
  "UIKitCore": [
    "AccessibilityTree", "ConstraintSolver", "Device", "InterfaceBuilder", "ObjectiveC",
    "RigidBodies", "StateArchive", "UniformTypeIdentifiers",
    "CoreGraphics", "QuartzCore", "UIKitValues",
  ],
  "AccessibilityServer": [
    "AccessibilityTree", "Device", "AccessibilityBus", "CoreGraphics", "UIKitCore",
    "UserNotifications",
  ],
  "DesktopDisplay": [
    "CSDL", "Device", "UniformTypeIdentifiers", "CoreGraphics", "FoundationAdditions", "UIKitCore",
  ],
  "AppTour": ["Device", "InterfaceBuilder", "ObjectiveC", "CoreGraphics", "UIKitCore"],
  "DocumentPreviews": [
    "AccessibilityTree", "ConstraintSolver", "Device", "InterfaceBuilder", "CoreGraphics",
    "QuartzCore", "UIKitCore",
  ],
  "UIKit": [
    "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKitCore", "AccessibilityServer",
    "DesktopDisplay", "CoreText", "ImageIO", "UserNotifications",
  ],
  "AVKit": ["AVFoundation", "UIKitCore"],
  "AuthenticationServices": ["UIKitCore"],
  "ContactsUI": ["Contacts", "UIKitCore"],
  "CoreSpotlight": ["FoundationAdditions", "UIKitCore", "UniformTypeIdentifiers"],
  "EventKitUI": ["EventKit", "UIKitCore"],
  "LinkPresentation": ["UIKitCore"],
  "MapKit": ["CoreLocation", "UIKitCore"],
  "MediaPlayer": ["AVFoundation", "ObjectiveC", "UIKitCore"],
  "MessageUI": ["UIKitCore"],
  "MultipeerConnectivity": ["UIKitCore"],
  "Photos": ["AVFoundation", "UIKitCore"],
  "PhotosUI": ["Photos", "UIKitCore", "UniformTypeIdentifiers"],
  "QuickLook": ["UIKitCore", "UniformTypeIdentifiers"],
  "SafariServices": ["UIKitCore"],
  "Social": ["UIKitCore"],
  "StoreKit": ["UIKitCore"],
  "SwiftUI": [
    "ObjectiveC", "Combine", "CoreGraphics", "FoundationAdditions", "CoreData", "QuartzCore",
    "UIKitCore",
  ],
  "WebKit": ["ObjectiveC", "CoreGraphics", "QuartzCore", "UIKitCore"],
  "UIKitTesting": [
    "AccessibilityTree", "Device", "InterfaceBuilder", "StateArchive", "CoreGraphics", "UIKitCore",
    "AppTour",
    "DocumentPreviews",
  ],
  "portico-lower": ["SourceLowering"],
  "portico": [
    "AccessibilityTree", "AppBuilding", "Device", "InterfaceBuilder", "StateArchive",
    "CoreGraphics", "FoundationAdditions", "UIKitCore",
    "AppTour", "DesktopDisplay", "DocumentPreviews",
  ],
]

/// Everything named `UI…` lives on the main actor, as on iOS, without saying so in each file.
let mainActorTargets: Set = [
  "AVKit", "AccessibilityServer", "AppTour", "AuthenticationServices", "ContactsUI",
  "DesktopDisplay", "DocumentPreviews",
  "EventKitUI", "LinkPresentation", "MapKit", "MessageUI", "MultipeerConnectivity", "Photos",
  "PhotosUI", "QuickLook",
  "SafariServices", "Social", "StoreKit", "UIKit", "UIKitCore",
  "UIKitTesting", "UIKitValues", "WebKit",
  "portico",
]

/// Modules by the names of iOS's frameworks, which apps import beside UIKit.
let frameworks = [
  "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency",
  "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "Combine", "CommonCrypto",
  "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
  "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
  "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "ImageIO", "LinkPresentation",
  "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices",
  "MultipeerConnectivity", "NaturalLanguage", "Network", "OSLog", "Photos", "PhotosUI", "QuickLook",
  "SafariServices", "Security", "Social", "Speech", "StoreKit", "SwiftUI", "SystemConfiguration",
  "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit", "os",
]

/// Where the toolchain in use keeps its own SwiftSyntax, which reads an app's sources.
///
/// Only the command that lowers them links it, never an app.
let toolchain: String = {
  let environment = ProcessInfo.processInfo.environment
  if let path = environment["SWIFT_HOST_LIBRARIES"] { return path }
  let folders = (environment["PATH"] ?? "").split(separator: ":").map {
    URL(fileURLWithPath: "\($0)/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("../lib/swift/host").standardizedFileURL.path
  }
  return folders.first { FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule") }
    ?? "/usr/lib/swift/host"
}()

/// The commands and what only they are made of.
let commands: Set = ["AppBuilding", "SourceLowering", "XcodeProjects", "portico", "portico-lower"]

/// The targets that read Swift.
let readers: Set = ["SourceLowering", "portico-lower", "SourceLoweringTests"]

/// Portico as SwiftPM fetched it for another package, by address and version.
///
/// SwiftPM takes no such package if a target sets flags of the compiler. So nothing here does then,
/// and what only Portico's own commands and tests need is left out.
let isFetched =
  URL(fileURLWithPath: Context.packageDirectory).deletingLastPathComponent().lastPathComponent
  == "checkouts"

/// Debug builds, and so all tests, check that nothing is changed while it is being read, and that
/// what belongs to the main actor is called there; looking these up at each of a layout's steps
/// takes a tenth of it.
let unchecked: [SwiftSetting] =
  isFetched
  ? []
  : [
    .unsafeFlags(
      ["-enforce-exclusivity=unchecked", "-disable-dynamic-actor-isolation"],
      .when(configuration: .release)
    )
  ]

/// Debug builds, and so all tests, look after each change whether what has to hold still does.
///
/// The environment's `PORTICO_CHECKS` has release builds look too with 1, and with 0, which
/// `portico build` compiles apps with, none.
let checks: [SwiftSetting] =
  switch Context.environment["PORTICO_CHECKS"] {
  case "0": []
  case "1": [.define("CHECKS")]
  default: [.define("CHECKS", .when(configuration: .debug))]
  }

func settings(_ name: String) -> [SwiftSetting] {
  [.enableUpcomingFeature("InternalImportsByDefault")] + unchecked + checks
    + (mainActorTargets.contains(name) ? [.defaultIsolation(MainActor.self)] : [])
    + (readers.contains(name) ? [.unsafeFlags(["-I", toolchain])] : [])
    // They hand closures from one queue to another whose types say nothing about that.
    + (["Combine", "CoreData"].contains(name) ? [.swiftLanguageMode(.v5)] : [])
}

func linking(_ name: String) -> [LinkerSetting] {
  guard readers.contains(name) else { return [] }
  return [
    .unsafeFlags(["-L", toolchain, "-Xlinker", "-rpath", "-Xlinker", toolchain]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
  ]
}

func dependencies(_ name: String) -> [Target.Dependency] {
  (imports[name] ?? []).map { .byName(name: $0) }
}

let targets: [Target] = floors.joined().filter { !isFetched || !commands.contains($0) }.map {
  name in
  name.hasPrefix("portico")
    ? .executableTarget(
      name: name,
      dependencies: dependencies(name),
      swiftSettings: settings(name),
      linkerSettings: linking(name)
    )
    : .target(
      name: name,
      dependencies: dependencies(name),
      swiftSettings: settings(name),
      linkerSettings: linking(name)
    )
}

let libraries: [Target] = [
  .systemLibrary(
    name: "CCairo",
    path: "Sources/C/CCairo",
    pkgConfig: "pangocairo pangoft2 fontconfig cairo"
  ),
  .systemLibrary(name: "CCodecs", path: "Sources/C/CCodecs", pkgConfig: "libpng libturbojpeg"),
  .systemLibrary(name: "CExpat", path: "Sources/C/CExpat", pkgConfig: "expat"),
  .systemLibrary(name: "CCrypto", path: "Sources/C/CCrypto", pkgConfig: "libcrypto"),
  .systemLibrary(name: "CSystemd", path: "Sources/C/CSystemd", pkgConfig: "libsystemd"),
  .systemLibrary(name: "CSQLite", path: "Sources/C/CSQLite", pkgConfig: "sqlite3"),
  .systemLibrary(name: "CSDL", path: "Sources/C/CSDL"),
  .target(name: "CPixels", path: "Sources/C/CPixels"),
  .target(name: "CUserLocale", path: "Sources/C/CUserLocale"),
  .target(
    name: "CRigidBodies",
    path: "Sources/C/CRigidBodies",
    linkerSettings: [.linkedLibrary("box2d"), .linkedLibrary("m")]
  ),
]

/// The folders of recorded texts, and of programs in other languages, beside a target's tests.
func snapshots(_ name: String) -> [String] {
  let tests = "\(Context.packageDirectory)/Tests/\(name)"
  let all = FileManager.default.enumerator(atPath: tests)?.compactMap { $0 as? String } ?? []
  let programs = all.contains("Programs") ? ["Programs"] : []
  return all.filter { $0 == "Snapshots" || $0.hasSuffix("/Snapshots") }.sorted() + programs
}

/// What packages of their own use to compile an app's sources; the plugin of a Portico that was
/// fetched runs the `portico-lower` that `make install` brought.
let plugins: [Target] = [
  .plugin(
    name: "LowerSources",
    capability: .buildTool(),
    dependencies: isFetched ? [] : ["portico-lower"]
  )
]

func test(_ name: String, _ dependencies: String..., like target: String? = nil) -> Target {
  .testTarget(
    name: name,
    dependencies: (dependencies + ["_Testing_CoreGraphics", "_Testing_CoreImage"])
      .map { .byName(name: $0) },
    exclude: snapshots(name),
    swiftSettings: target.map(settings) ?? settings(name).filter { _ in readers.contains(name) },
    linkerSettings: linking(name)
  )
}

let tests: [Target] = [
  .testTarget(
    name: "HouseTests",
    exclude: ["GlobalState.txt", "Initializers.txt", "LargeFiles.txt", "UpwardArrows.txt"]
  ),
  test("AccessibilityBusTests", "AccessibilityBus", "AccessibilityTree", "UIKitTesting"),
  test("AccessibilityTreeTests", "AccessibilityTree", "UIKitTesting"),
  test("ConstraintSolverTests", "ConstraintSolver"),
  test("DeviceTests", "Device", "UIKitTesting"),
  test("InterfaceBuilderTests", "InterfaceBuilder"),
  test("FoundationAdditionsTests", "FoundationAdditions", "UIKitTesting"),
  test("ObjectiveCTests", "ObjectiveC", "UIKitTesting"),
  test("RigidBodiesTests", "RigidBodies"),
  test(
    "SourceLoweringTests",
    "InterfaceBuilder",
    "SourceLowering",
    "UIKitTesting",
    "portico-lower"
  ),
  test("StateArchiveTests", "StateArchive"),
  test("XcodeProjectsTests", "XcodeProjects"),
  test("AppBuildingTests", "AppBuilding", "UIKitTesting"),
  test("CoreGraphicsTests", "CoreGraphics", "UIKitTesting"),
  test("CoreTextTests", "CoreText", "UIKitValues", "UIKitTesting", like: "UIKitCore"),
  test("CoreImageTests", "CoreImage", "ObjectiveC", "UIKitTesting"),
  test("QuartzCoreTests", "QuartzCore", "UIKitTesting"),
  test(
    "UIKitValuesTests",
    "InterfaceBuilder",
    "ObjectiveC",
    "UIKitValues",
    "UIKitCore",
    "UIKitTesting",
    like: "UIKitValues"
  ),
  test(
    "UIKitCoreTests",
    "Device",
    "InterfaceBuilder",
    "QuartzCore",
    "StateArchive",
    "UniformTypeIdentifiers",
    "UIKitValues",
    "UIKitCore",
    "UIKitTesting",
    like: "UIKitCore"
  ),
  test(
    "AppTourTests",
    "Device",
    "ObjectiveC",
    "UIKitCore",
    "AppTour",
    like: "UIKitCore"
  ),
  test(
    "DesktopDisplayTests",
    "CSDL",
    "DesktopDisplay",
    "Device",
    "UIKitCore",
    "UIKitTesting",
    like: "DesktopDisplay"
  ),
  test(
    "DocumentPreviewsTests",
    "Device",
    "InterfaceBuilder",
    "QuartzCore",
    "UIKitCore",
    "DocumentPreviews",
    "UIKitTesting",
    like: "UIKitCore"
  ),
  test(
    "PorticoTests",
    "portico",
    "AppBuilding",
    "Device",
    "InterfaceBuilder",
    "StateArchive",
    "CoreGraphics",
    like: "portico"
  ),
  test("WebKitTests", "WebKit", "UIKitCore", "UIKitTesting", like: "UIKitCore"),
  test("CombineTests", "Combine", "ObjectiveC", "UIKitTesting"),
  test("CryptoTests", "CommonCrypto", "CryptoKit", "UIKitTesting"),
  test("CoreDataTests", "CoreData", "ObjectiveC", "UIKitTesting"),
  test("DataModelsTests", "DataModels"),
  test(
    "FrameworksTests",
    "AVFAudio",
    "AVKit",
    "Accelerate",
    "AdSupport",
    "AppTrackingTransparency",
    "AuthenticationServices",
    "BackgroundTasks",
    "Contacts",
    "ContactsUI",
    "CoreBluetooth",
    "CoreData",
    "CoreHaptics",
    "CoreImage",
    "CoreLocation",
    "CoreMedia",
    "CoreMotion",
    "CoreServices",
    "CoreSpotlight",
    "CoreTelephony",
    "CoreVideo",
    "EventKit",
    "EventKitUI",
    "GameplayKit",
    "ImageIO",
    "LinkPresentation",
    "LocalAuthentication",
    "MapKit",
    "MediaPlayer",
    "MessageUI",
    "MobileCoreServices",
    "MultipeerConnectivity",
    "NaturalLanguage",
    "Photos",
    "PhotosUI",
    "QuickLook",
    "SafariServices",
    "Security",
    "Social",
    "Speech",
    "StoreKit",
    "SwiftUI",
    "UIKit",
    "UIKitCore",
    "UIKitTesting",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WatchConnectivity",
    "WidgetKit",
    like: "UIKitCore"
  ),
  test("NetworkTests", "Network", "NetworkRoutes", "SystemConfiguration", "UIKitTesting"),
  test("osTests", "os", "UIKitTesting"),
]

/// Apps that tests start in processes of their own; where Portico is only built for others, they
/// aren't there.
///
/// They name UIKitCore beside the umbrella, since a build looks at named modules alone to find out
/// what has changed.
let apps: [Target] =
  !isFetched && FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/Apps")
  ? [
    .executableTarget(
      name: "Aviary",
      dependencies: ["ObjectiveC", "UIKit", "UIKitCore"],
      path: "Tests/Apps/Aviary"
    ),
    .executableTarget(
      name: "Messages",
      dependencies: ["ObjectiveC", "UIKit", "UIKitCore"],
      path: "Tests/Apps/Messages"
    ),
    .executableTarget(
      name: "BirdSightings",
      dependencies: ["UIKit", "UIKitCore", "AppTour"],
      path: "Examples/BirdSightings",
      exclude: ["BirdSightings", "BirdSightings.xcodeproj", "Tours"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["LowerSources"]
    ),
    .executableTarget(
      name: "Orientations",
      dependencies: ["UIKit", "UIKitCore", "AppTour"],
      path: "Examples/Orientations",
      exclude: ["Orientations", "Orientations.xcodeproj", "Tours"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["LowerSources"]
    ),
  ] : []

let package = Package(
  name: "Portico",
  products: [
    .library(name: "UIKit", targets: ["UIKit"] + frameworks),
    // What the command links apps with: one copy for all of them.
    .library(name: "Portico", type: .dynamic, targets: ["UIKit", "AppTour"] + frameworks),
    .library(
      name: "UIKitTesting",
      targets: [
        "UIKitTesting", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ]
    ),
    .library(name: "AppTour", targets: ["AppTour"]),
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .library(name: "StateArchive", targets: ["StateArchive"]),
    .plugin(name: "LowerSources", targets: ["LowerSources"]),
  ]
    + (isFetched
      ? []
      : [
        .executable(name: "portico", targets: ["portico"]),
        .executable(name: "portico-lower", targets: ["portico-lower"]),
      ]),
  targets: libraries + targets + plugins + apps + (isFetched ? [] : tests),
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
