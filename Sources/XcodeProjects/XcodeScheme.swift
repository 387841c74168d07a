public import Foundation

/// A scheme that Xcode saved: what is run, and in which configuration.
public struct XcodeScheme: Sendable, Equatable {
  public let name: String
  /// The targets that are built to be run; the one that is started comes first.
  public let targets: [String]
  /// The configuration that is run, such as `Debug`; nil if the scheme doesn't say.
  public let configuration: String?

  /// Reads the text of a scheme.
  init(name: String, text: String) {
    self.name = name
    let launch = text.firstMatch(of: #/(?s)<LaunchAction\b([^>]*)>(.*?)</LaunchAction>/#)
    configuration = launch.flatMap { Self.value("buildConfiguration", in: $0.1) }
    let started = launch.map { Self.blueprints(in: $0.2) } ?? []
    let entries = text.matches(of: #/(?s)<BuildActionEntry\b([^>]*)>(.*?)</BuildActionEntry>/#)
    let built = entries.filter { Self.value("buildForRunning", in: $0.1) != "NO" }
      .flatMap { Self.blueprints(in: $0.2) }
    var seen: Set<String> = []
    targets = (started + built).filter { seen.insert($0).inserted }
  }

  /// The schemes that a project or workspace holds, by name: the shared ones before those of users.
  public static func all(in container: URL) -> [XcodeScheme] {
    let manager = FileManager.default
    let users = container.appendingPathComponent("xcuserdata")
    let names = (try? manager.contentsOfDirectory(atPath: users.path)) ?? []
    let folders =
      [container.appendingPathComponent("xcshareddata/xcschemes")]
      + names.sorted().map { users.appendingPathComponent("\($0)/xcschemes") }
    return folders.flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0.hasSuffix(".xcscheme") }
        .compactMap { name in
          let file = folder.appendingPathComponent(name)
          let text = try? String(contentsOf: file, encoding: .utf8)
          return text.map { XcodeScheme(name: String(name.dropLast(9)), text: $0) }
        }
    }
  }

  /// The names of the targets that a part of a scheme refers to.
  private static func blueprints(in text: Substring) -> [String] {
    text.matches(of: #/<BuildableReference\b([^>]*)>/#).compactMap {
      value("BlueprintName", in: $0.1)
    }
  }

  /// The value of an attribute, with the characters that XML writes otherwise put in.
  private static func value(_ name: String, in attributes: Substring) -> String? {
    attributes.matches(of: #/(\w+)\s*=\s*"([^"]*)"/#).first { $0.1 == name }.map { match in
      [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        .reduce(String(match.2)) { $0.replacing($1.0, with: $1.1) }
    }
  }
}
