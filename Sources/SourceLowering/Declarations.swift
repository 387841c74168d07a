/// The declarations of a module that lowering one file needs from the others.
///
/// A file's own declarations are computed from that file alone, so they can be kept until it
/// changes; those of a whole module can be handed to the modules that import it.
public struct Declarations: Codable, Equatable, Sendable {
  /// The types by their names with dots, extensions included.
  var types: [String: TypeDeclaration] = [:]
  /// True if a source names `AnyObject` as the type of a value.
  var namesAnyObject = false

  init() {}

  /// The declarations of all files together.
  init(merging files: [Declarations]) {
    for file in files {
      for (name, type) in file.types { types[name, default: TypeDeclaration()].merge(type) }
    }
    namesAnyObject = files.contains(where: \.namesAnyObject)
  }

  /// A module's declarations with those that it imports; its own types hide imported ones.
  init(_ own: Declarations, importing modules: [Declarations]) {
    types = own.types
    namesAnyObject = own.namesAnyObject || modules.contains(where: \.namesAnyObject)
    for module in modules {
      for (name, type) in module.types {
        let mine = types[name]
        guard mine?.kind == nil || mine?.isImported == true, mine != type else { continue }
        types[name, default: TypeDeclaration()].merge(type)
      }
    }
  }

  /// The declarations that importers of the module can see.
  var exported: Declarations {
    var result = Declarations()
    result.namesAnyObject = namesAnyObject
    for (name, type) in types where type.kind == nil || type.isPublic || type.isImported {
      var type = type
      type.isImported = type.kind != nil
      type.overrides = []
      // What another module has compiled can't hand over to classes that it doesn't know.
      type.overridable = [:]
      type.observed = type.observed.filter(\.isPublic)
      result.types[name] = type
    }
    return result
  }
}

/// One type, or what extensions add to it.
struct TypeDeclaration: Codable, Equatable, Sendable {
  enum Kind: Codable { case classType, valueType, protocolType }

  /// The way in which `init()` makes an instance.
  enum Making: Codable { case byItsOwn, byItsHidden, byInherited, never }

  /// Nil where the module only extends it.
  var kind: Kind?
  var isPublic = false
  /// True if another module declares it.
  var isImported = false
  var isGeneric = false
  /// True for a class of which nobody outside can name one while the program is loaded, since it is
  /// generic or in a function: it describes itself when it is asked.
  var describesItself = false
  /// True if all its members can be sent by name, without attributes of their own.
  var exposesAll = false
  /// The first that a class inherits, which may be a protocol.
  var superclass: String?
  var inherits: [String] = []
  var making = Making.never
  /// The methods that can be sent by name.
  var exposed: [MethodDeclaration] = []
  var methods: [MethodDeclaration] = []
  /// The methods that extensions add and that can be sent by name, by Swift name.
  var extensionMethods: Set<String> = []
  /// The methods and computed properties that extensions declare and that can hand over to a
  /// subclass's own, each with whether it is sent by name.
  var overridable: [String: Bool] = [:]
  /// The members that the class overrides, in its body or in an extension, and that others see.
  var overriding: Set<String> = []
  /// The optional requirements of a protocol marked `@objc`, by Swift name.
  var optionalMethods: [String: MethodDeclaration] = [:]
  /// Every requirement of a protocol marked `@objc`, by Swift name.
  var requirements: Set<String> = []
  /// The types of properties as they are written, empty where they aren't.
  var properties: [String: String] = [:]
  /// The properties that documents and key-value coding reach, by key.
  var keys: Set<String> = []
  /// The name in a class's `@objc(name)`.
  var objcName: String?
  var observed: [ObservedProperty] = []
  /// The members that extensions override.
  var overrides: [ExtensionOverride] = []

  mutating func merge(_ other: TypeDeclaration) {
    if kind == nil {
      (kind, making, superclass) = (other.kind, other.making, other.superclass)
    }
    isPublic = isPublic || other.isPublic
    isImported = isImported || other.isImported
    isGeneric = isGeneric || other.isGeneric
    describesItself = describesItself || other.describesItself
    exposesAll = exposesAll || other.exposesAll
    inherits += other.inherits
    exposed += other.exposed.filter { !exposed.contains($0) }
    methods += other.methods.filter { !methods.contains($0) }
    extensionMethods.formUnion(other.extensionMethods)
    overridable.merge(other.overridable) { $0 || $1 }
    overriding.formUnion(other.overriding)
    optionalMethods.merge(other.optionalMethods) { first, _ in first }
    requirements.formUnion(other.requirements)
    properties.merge(other.properties) { first, _ in first }
    keys.formUnion(other.keys)
    objcName = objcName ?? other.objcName
    observed += other.observed
    overrides += other.overrides
  }
}

/// A property that says when it changes.
struct ObservedProperty: Codable, Equatable, Sendable {
  let key: String
  let name: String
  let isPublic: Bool
  let condition: String
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
