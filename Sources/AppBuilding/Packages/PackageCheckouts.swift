internal import Foundation

/// The working copies of packages that the package manager made in a folder, as its notes there
/// name them.
struct PackageCheckouts {
  /// One package, at the commit that was wanted.
  struct Checkout: Equatable {
    let identity: String
    let folder: URL
    let revision: String
  }

  let all: [Checkout]

  /// The copies in the package manager's folder of a package; none before it worked there.
  init(in build: URL) {
    let file = build.appendingPathComponent("workspace-state.json")
    let list = (try? Data(contentsOf: file)).flatMap {
      try? JSONSerialization.jsonObject(with: $0) as? [String: Any]
    }
    let object = list?["object"] as? [String: Any]
    let tables = object?["dependencies"] as? [[String: Any]] ?? []
    all = tables.compactMap { Self.checkout($0, in: build) }.sorted { $0.identity < $1.identity }
  }

  private static func checkout(_ table: [String: Any], in build: URL) -> Checkout? {
    let state = (table["state"] as? [String: Any])?["checkoutState"] as? [String: Any]
    guard let package = table["packageRef"] as? [String: Any],
      let identity = package["identity"] as? String, let path = table["subpath"] as? String,
      let revision = state?["revision"] as? String
    else { return nil }
    let folder = build.appendingPathComponent("checkouts").appendingPathComponent(path)
    guard Files.isFolder(folder) else { return nil }
    return Checkout(identity: identity, folder: folder, revision: revision)
  }

  /// The copy of a package, at a commit if one is given.
  func checkout(_ identity: String, at revision: String? = nil) -> Checkout? {
    all.first { $0.identity == identity && (revision == nil || $0.revision == revision) }
  }
}
