// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Portico", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "ConstraintSolver", package: "Portico"),
        .product(name: "InterfaceBuilder", package: "Portico"),
        .product(name: "UIKit", package: "Portico"),
        .product(name: "UIKitTesting", package: "Portico"),
      ]
    ),
    .executableTarget(
      name: "StateTrials",
      dependencies: [
        .product(name: "StateArchive", package: "Portico"),
        .product(name: "UIKit", package: "Portico"),
        .product(name: "UIKitTesting", package: "Portico"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
