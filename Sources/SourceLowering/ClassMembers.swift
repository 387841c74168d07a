internal import SwiftParser

/// The parts of a class that documents reach by name: outlets and other properties by key, methods
/// by selector.
public struct ClassMembers: Codable, Equatable, Sendable {
  /// The name with those of the types around it: `Menu.Row`.
  public var name: String
  /// The name in `@objc(name)`, which documents give in place of the other.
  public var objcName: String?
  /// The class that it inherits from, by the name that these members have or as it is written; nil
  /// if it has none.
  public var superclass: String?
  /// True if the sources only extend it.
  public var isExtension = false
  /// True if it takes or answers keys by itself, so that any key may work.
  public var takesEveryKey = false
  /// The properties that key-value coding reaches.
  public var keys: [String] = []
  /// The methods that are sent by name.
  public var selectors: [String] = []

  /// The classes of a module's sources, and what they add to classes of others, in order of name.
  ///
  /// - Complexity: O(n) in the length of the sources.
  public static func all(in sources: [SourceFile]) -> [ClassMembers] {
    let files = sources.concurrentMap { Indexer.declarations(in: Parser.parse(source: $0.text)) }
    let known = KnownDeclarations(Declarations(merging: files))
    return known.types.sorted { $0.key < $1.key }.compactMap { ClassMembers($0, $1, known) }
  }
}

extension ClassMembers {
  /// Members of a type; nil for what is no class.
  private init?(_ name: String, _ type: TypeDeclaration, _ known: KnownDeclarations) {
    guard type.kind == nil || type.kind == .classType else { return nil }
    self.name = name
    objcName = type.objcName
    isExtension = type.kind == nil
    let parent = known.superclasses(of: name).first
    superclass = parent.flatMap { known.types[$0]?.kind == .protocolType ? nil : $0 }
    let exposesAll = known.exposesAll(name)
    takesEveryKey = type.methods.contains { Self.keyMethods.contains($0.swiftName) }
    keys = (exposesAll ? type.keys.union(type.properties.keys) : type.keys).sorted()
    let methods = exposesAll ? type.methods : type.methods.filter { known.isSent($0) }
    selectors = Set((type.exposed + methods).filter { !$0.isStatic }.map(\.selector)).sorted()
  }

  private static let keyMethods: Set = ["setValue(_:forKey:)", "setValue(_:forUndefinedKey:)"]
}

extension KnownDeclarations {
  /// True for a method that fulfils a requirement of Objective-C's, and so is sent by its name.
  fileprivate func isSent(_ method: MethodDeclaration) -> Bool {
    requirements.contains(method.swiftName) || OptionalRequirements.names.contains(method.swiftName)
  }
}
