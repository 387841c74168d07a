// swift-tools-version: 6.2
import PackageDescription

// The examples as packages: their sources are those of the Xcode projects, lowered by the plugin.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "Portico", path: "..")],
  targets: [
    .executableTarget(
      name: "BirdSightings",
      dependencies: [.product(name: "UIKit", package: "Portico")],
      path: "BirdSightings",
      exclude: ["BirdSightings", "BirdSightings.xcodeproj", "Tours"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "LowerSources", package: "Portico")]
    ),
    .testTarget(
      name: "BirdSightingsTests",
      dependencies: [
        "BirdSightings", .product(name: "UIKit", package: "Portico"),
        .product(name: "UIKitTesting", package: "Portico"),
      ],
      path: "BirdSightingsTests"
    ),
    // Tests that use @objc themselves are lowered like an app.
    .testTarget(
      name: "SelectorTests",
      dependencies: [
        .product(name: "UIKit", package: "Portico"),
        .product(name: "UIKitTesting", package: "Portico"),
      ],
      path: "SelectorTests",
      exclude: ["SelectorTests"],
      plugins: [.plugin(name: "LowerSources", package: "Portico")]
    ),
  ]
)
