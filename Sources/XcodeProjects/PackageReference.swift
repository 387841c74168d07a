/// A Swift package that a project names by its address, and the versions that will do.
public struct PackageReference: Sendable, Equatable {
  /// The address as the project has it, such as `https://example.org/kit.git`.
  public let address: String
  /// The versions that the project accepts.
  public let requirement: Requirement

  /// The rule by which Xcode picks a version where nothing is pinned.
  public enum Requirement: Sendable, Equatable {
    /// From one version on, and below another.
    case range(from: String, below: String)
    case exact(String)
    case branch(String)
    case revision(String)
    /// The project says nothing that is understood; any version will do.
    case any
  }

  /// A reference to the package at an address.
  public init(address: String, requirement: Requirement) {
    self.address = address
    self.requirement = requirement
  }

  /// Reads an object of a project file; nil without an address.
  init?(_ table: PropertyTable) {
    guard let address = table.string("repositoryURL"), !address.isEmpty else { return nil }
    let rule = table.table("requirement").compactMapValues { $0 as? String }
    self.init(address: address, requirement: Requirement(rule))
  }
}

extension PackageReference.Requirement {
  fileprivate init(_ rule: [String: String]) {
    let lowest = rule["minimumVersion"] ?? ""
    switch rule["kind"] {
    case "upToNextMajorVersion": self = Self.range(from: lowest, keeping: 1)
    case "upToNextMinorVersion": self = Self.range(from: lowest, keeping: 2)
    case "versionRange":
      self = rule["maximumVersion"].map { .range(from: lowest, below: $0) } ?? .any
    case "exactVersion": self = (rule["version"] ?? rule["minimumVersion"]).map(Self.exact) ?? .any
    case "branch": self = rule["branch"].map(Self.branch) ?? .any
    case "revision": self = rule["revision"].map(Self.revision) ?? .any
    default: self = .any
    }
  }

  /// The versions that share so many leading numbers with the lowest one.
  private static func range(from version: String, keeping count: Int) -> Self {
    var numbers =
      version.split(separator: "-")[0...].first?.split(separator: ".")
      .compactMap { Int($0) } ?? []
    guard !numbers.isEmpty else { return .any }
    while numbers.count < 3 { numbers.append(0) }
    let lowest = version.split(separator: ".").count < 3 ? Self.text(numbers) : version
    let kept = numbers.prefix(count)
    let next = kept.dropLast() + [(kept.last ?? 0) + 1]
    return .range(from: lowest, below: text(next + Array(repeating: 0, count: 3 - count)))
  }

  private static func text(_ numbers: some Sequence<Int>) -> String {
    numbers.map(String.init).joined(separator: ".")
  }
}
