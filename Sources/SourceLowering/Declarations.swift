/// What a module declares, as far as lowering one file must know of the others.
///
/// A file's own declarations are computed from that file alone, so they can be kept until it
/// changes.
public struct Declarations: Codable, Equatable, Sendable {
  /// The types by their names with dots, extensions included.
  var types: [String: TypeDeclaration] = [:]
  /// Optional requirements of protocols marked `@objc`, by Swift name such as `form(_:didEnd:)`.
  var optionalMethods: [String: MethodDeclaration] = [:]
  /// Every requirement of protocols marked `@objc`, by Swift name.
  var requirements: Set<String> = []
  /// The classes of this module whose members some extension overrides.
  var hoistTargets: Set<String> = []

  init() {}

  /// The declarations of all files together.
  init(merging files: [Declarations]) {
    for file in files {
      for (name, type) in file.types { types[name, default: TypeDeclaration()].merge(type) }
      optionalMethods.merge(file.optionalMethods) { first, _ in first }
      requirements.formUnion(file.requirements)
      hoistTargets.formUnion(file.hoistTargets)
    }
    hoistTargets = hoistTargets.filter { types[$0]?.isClass == true }
  }
}

/// One type, or what extensions add to it.
struct TypeDeclaration: Codable, Equatable, Sendable {
  var isClass = false
  var isGeneric = false
  var inherits: [String] = []
  /// The methods that can be sent by name.
  var exposed: [MethodDeclaration] = []
  var methods: [MethodDeclaration] = []

  mutating func merge(_ other: TypeDeclaration) {
    isClass = isClass || other.isClass
    isGeneric = isGeneric || other.isGeneric
    inherits += other.inherits
    exposed += other.exposed
    methods += other.methods
  }
}

/// A method's names and shape.
struct MethodDeclaration: Codable, Equatable, Sendable {
  let base: String
  let labels: [String]
  let selector: String
  let types: [String]
  let isAsync: Bool
  let canThrow: Bool
  let isStatic: Bool

  /// The name as Swift writes it in full: `form(_:didEnd:)`.
  var swiftName: String { Self.swiftName(base, labels) }

  static func swiftName(_ base: String, _ labels: [String]) -> String {
    base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
