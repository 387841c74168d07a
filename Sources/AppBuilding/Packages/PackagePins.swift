internal import Foundation

/// The versions of packages that Xcode has settled on, as a `Package.resolved` holds them.
struct PackagePins {
  /// One package at one commit.
  struct Pin: Equatable {
    /// The name by which the package manager tells packages apart: `kit` for
    /// `https://example.org/Kit.git`.
    let identity: String
    let address: String
    let version: String?
    let branch: String?
    let revision: String?
    /// True if it lies in a repository; others come from a registry of packages.
    let isOfRepository: Bool
  }

  let pins: [Pin]
  /// The file that they were read from.
  let file: URL

  /// Reads a file of any of the formats that Xcode has written; nil if it is none.
  init?(contentsOf file: URL) {
    guard let data = try? Data(contentsOf: file),
      let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    // The first format had everything one table deeper, and no kinds.
    let tables = (list["object"] as? [String: Any] ?? list)["pins"] as? [[String: Any]] ?? []
    pins = tables.compactMap(Pin.init)
    self.file = file
  }

  /// The pins of a workspace, or of the first of its projects that has some.
  init?(of workspace: Workspace) {
    let shared = "xcshareddata/swiftpm/Package.resolved"
    let places = ([workspace.url] + workspace.projects.map(\.url)).map { url in
      url.pathExtension == "xcworkspace"
        ? url.appendingPathComponent(shared)
        : url.appendingPathComponent("project.xcworkspace").appendingPathComponent(shared)
    }
    guard let found = places.lazy.compactMap({ PackagePins(contentsOf: $0) }).first else {
      return nil
    }
    self = found
  }

  /// A file that the package manager reads.
  static func data(of pins: [Pin]) -> Data {
    let tables = pins.map { pin -> [String: Any] in
      var state: [String: String] = [:]
      state["version"] = pin.version
      state["branch"] = pin.branch
      state["revision"] = pin.revision
      return [
        "identity": pin.identity, "kind": "remoteSourceControl", "location": pin.address,
        "state": state,
      ]
    }
    let list: [String: Any] = ["pins": tables, "version": 2]
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .prettyPrinted]
    return (try? JSONSerialization.data(withJSONObject: list, options: options)) ?? Data()
  }

  /// The identity of the package at an address, or of a local one in a folder.
  static func identity(of address: String) -> String {
    let name = address.split(separator: "/").last.map(String.init) ?? address
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}

extension PackagePins.Pin {
  fileprivate init?(_ table: [String: Any]) {
    let address = table["location"] ?? table["repositoryURL"]
    guard let address = address as? String, let state = table["state"] as? [String: Any] else {
      return nil
    }
    self.address = address
    identity = table["identity"] as? String ?? PackagePins.identity(of: address)
    version = state["version"] as? String
    branch = state["branch"] as? String
    revision = state["revision"] as? String
    let kind = table["kind"] as? String
    isOfRepository = kind == nil || kind == "remoteSourceControl"
  }
}
