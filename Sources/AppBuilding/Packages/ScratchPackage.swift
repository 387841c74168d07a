internal import Foundation
internal import XcodeProjects

/// A package without sources that names the packages of an app, so that the package manager
/// fetches them.
struct ScratchPackage {
  let references: [PackageReference]
  let pins: [PackagePins.Pin]
  /// Local packages that name more, of which the pins don't tell.
  let locals: [URL]

  /// True if each reference is pinned, so that there is nothing to choose.
  var isSettled: Bool {
    let known = Set(pins.map(\.identity))
    return !pins.isEmpty
      && references.allSatisfy { known.contains(PackagePins.identity(of: $0.address)) }
  }

  /// The text of `Package.swift`.
  var manifest: String {
    let pinned = Dictionary(pins.map { ($0.identity, $0) }) { first, _ in first }
    var seen: Set<String> = []
    let remote = references.filter { seen.insert(PackagePins.identity(of: $0.address)).inserted }
      .map { reference in
        let pin = pinned[PackagePins.identity(of: reference.address)]
        let rule = pin.flatMap(Self.rule) ?? Self.rule(reference.requirement)
        return ".package(url: \((pin?.address ?? reference.address).quoted), \(rule))"
      }
    let local = isSettled ? [] : locals.map { ".package(path: \($0.path.quoted))" }
    let rows = (remote + local).map { "    \($0),\n" }.joined()
    return """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Packages",
        dependencies: [
      \(rows)  ]
      )

      """
  }

  private static func rule(_ pin: PackagePins.Pin) -> String? {
    pin.version.map { "exact: \($0.quoted)" } ?? pin.branch.map { "branch: \($0.quoted)" }
      ?? pin.revision.map { "revision: \($0.quoted)" }
  }

  private static func rule(_ requirement: PackageReference.Requirement) -> String {
    switch requirement {
    case .range(let lowest, let next): "\(lowest.quoted)..<\(next.quoted)"
    case .exact(let version): "exact: \(version.quoted)"
    case .branch(let name): "branch: \(name.quoted)"
    case .revision(let text): "revision: \(text.quoted)"
    case .any: "\"0.0.0\"..<\"10000.0.0\""
    }
  }
}
