/// The answers of all declarations together that a lowerer needs; gathered once, since each file
/// asks.
struct KnownDeclarations: Sendable {
  let types: [String: TypeDeclaration]
  /// Optional requirements of protocols marked `@objc`, by Swift name such as `form(_:didEnd:)`.
  let optionalMethods: [String: MethodDeclaration]
  /// Every requirement of protocols marked `@objc`, by Swift name.
  let requirements: Set<String>
  /// The types as written of all properties of one name.
  let properties: [String: Set<String>]
  /// The names of all methods, without their labels.
  let methodNames: Set<String>
  /// True if a source names `AnyObject` as the type of a value.
  let namesAnyObject: Bool

  init(_ declarations: Declarations) {
    types = declarations.types
    namesAnyObject = declarations.namesAnyObject
    var optional: [String: MethodDeclaration] = [:]
    var required: Set<String> = []
    var properties: [String: Set<String>] = [:]
    for (_, type) in declarations.types.sorted(by: { $0.key < $1.key }) {
      optional.merge(type.optionalMethods) { first, _ in first }
      required.formUnion(type.requirements)
      for (name, type) in type.properties { properties[name, default: []].insert(type) }
    }
    optionalMethods = optional
    requirements = required
    self.properties = properties
    methodNames = Set(declarations.types.values.flatMap { $0.methods.map(\.base) })
  }

  /// The full name of a type that a source writes inside another; nil where nobody declares it.
  func resolve(_ name: String, in scope: String = "") -> String? {
    let plain = name.plainType
    var scope = scope[...]
    while !scope.isEmpty {
      if types["\(scope).\(plain)"] != nil { return "\(scope).\(plain)" }
      scope = scope[..<(scope.lastIndex(of: ".") ?? scope.startIndex)]
    }
    if types[plain] != nil { return plain }
    // The first name may be the module's.
    guard let dot = plain.firstIndex(of: ".") else { return nil }
    let rest = String(plain[plain.index(after: dot)...])
    return types[rest] == nil ? nil : rest
  }

  /// The superclasses of a class, nearest first; the last may be one that nobody here declares.
  func superclasses(of name: String) -> [String] {
    var result: [String] = []
    var name = name
    while let parent = types[name]?.superclass, result.count < 64 {
      name = resolve(parent, in: name) ?? parent.plainType
      result.append(name)
    }
    return result
  }

  /// The type whose extension declares the member that a class overrides; nil for a member that a
  /// class has itself, which Swift overrides without help.
  func extensionDeclaring(_ member: String, overriddenBy name: String) -> String? {
    let parents = superclasses(of: name)
    for parent in parents {
      guard let type = types[parent] else { continue }
      if type.overridable[member] != nil { return parent }
      let isOwn =
        type.methods.contains { $0.swiftName == member } || type.properties[member] != nil
      if type.kind != nil, isOwn, !type.overriding.contains(member) { return nil }
    }
    guard let root = parents.last ?? (types[name]?.kind == nil ? name : nil),
      types[root]?.kind == nil
    else { return nil }
    // Which classes of UIKit stand above isn't known here, but views are no controllers.
    let above = types.filter { other, type in
      type.kind == nil && other != name && type.overridable[member] == true
        && (Self.roots.contains(other) || other.isController == root.isController)
    }.keys.sorted()
    return above.count == 1 ? above[0] : nil
  }

  private static let roots: Set<String> = ["NSObject", "UIResponder"]

  /// The classes that override a member which an extension of a type declares.
  func overriders(of member: String, declaredBy base: String) -> [String] {
    types.filter { name, type in
      name != base && !type.isGeneric && type.overriding.contains(member)
        && extensionDeclaring(member, overriddenBy: name) == base
    }.keys.sorted()
  }

  /// True if a class or one above it is marked `@objcMembers`.
  func exposesAll(_ name: String) -> Bool {
    ([name] + superclasses(of: name)).contains { types[$0]?.exposesAll == true }
  }

  /// True if a class has an `init()` of its own, or inherits one that a class of the sources has.
  func hasOwnInit(_ name: String) -> Bool {
    for (step, name) in ([name] + superclasses(of: name)).enumerated() {
      guard let type = types[name], type.kind == .classType else { return false }
      switch type.making {
      case .byItsOwn: return true
      case .byItsHidden: return step == 0
      case .byInherited: continue
      case .never: return false
      }
    }
    return false
  }

  /// True if `init()` makes an object of a class that descends from NSObject, UIResponder or
  /// UIApplication; others need a coder or a frame.
  func canMake(_ name: String) -> Bool {
    var isSettled = false
    for (step, name) in ([name] + superclasses(of: name)).enumerated() {
      guard let type = types[name], type.kind == .classType else {
        return step > 0 && ["NSObject", "UIResponder", "UIApplication"].contains(name)
      }
      switch type.making {
      case _ where isSettled: break
      case .byItsOwn: isSettled = true
      case .byItsHidden where step == 0: isSettled = true
      case .byInherited: break
      case .byItsHidden, .never: return false
      }
    }
    return false
  }
}

extension String {
  /// True for the name of a view controller's class.
  fileprivate var isController: Bool { hasSuffix("Controller") }

  /// The name of a type without generic arguments, optionality and `any`.
  fileprivate var plainType: String {
    var text = prefix { $0 != "<" }
    while let last = text.last, "?!) ".contains(last) { text = text.dropLast() }
    while let first = text.first, "( ".contains(first) { text = text.dropFirst() }
    for word in ["any ", "some "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
    return String(text)
  }
}
