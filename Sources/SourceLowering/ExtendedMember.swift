internal import SwiftSyntax

/// A member that an extension declares and subclasses override, which Swift doesn't have.
///
/// The member hands over to the nearest class that overrides it, which is looked for when it is
/// called. All of them keep their bodies, each under a name of its own.
struct ExtendedMember {
  /// The Swift name of a method in full, or the property's.
  let name: String
  private let base: String
  private let owner: String
  private let modifiers: String
  private let signature: ForwardedSignature?
  private let type: String

  /// Nil for a declaration whose arguments or accessors can't be handed on.
  init?(_ node: some DeclSyntaxProtocol, of owner: String) {
    self.owner = owner
    if let node = node.as(FunctionDeclSyntax.self) {
      guard let signature = ForwardedSignature(node), node.genericParameterClause == nil else {
        return nil
      }
      self.signature = signature
      name = MethodDeclaration(node).swiftName
      base = node.name.text.unquoted
      type = ""
      modifiers = HoistedMember.modifiers(node.attributes, node.modifiers, of: node)
    } else if let node = node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, binding.isReadOnly,
      let type = binding.typeAnnotation?.type.inOneLine
    {
      signature = nil
      name = binding.pattern.trimmedDescription.unquoted
      base = name
      self.type = type
      modifiers = HoistedMember.modifiers(node.attributes, node.modifiers, of: node)
    } else {
      return nil
    }
  }

  /// The name under which a type keeps its own body.
  static func newName(_ name: String, of type: String) -> String {
    "overridden_\(type.replacing(".", with: "_"))_\(base(of: name))"
  }

  /// The name of the function that looks for the nearest class that has the member.
  static func searchName(_ name: String, of type: String) -> String {
    "nearest_\(type.replacing(".", with: "_"))_\(base(of: name))"
  }

  static func base(of name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// The source of the member that hands over, and of the search, which begins above a class.
  func source(handingOverTo classes: [String]) -> String {
    let search = Self.searchName(name, of: owner)
    let calls =
      classes.enumerated().map { place, type in
        let object = "unsafeDowncast(self, to: \(type).self)."
        return "case \(place)?: return \(call(object, Self.newName(name, of: type)))"
      } + ["default: return \(call("", Self.newName(name, of: owner)))"]
    let types = classes.map { "\($0).self" }.joined(separator: ", ")
    let body =
      "switch ObjectiveC.place(of: self, above: aboveClass, among: [\(types)]) "
      + "{ \(calls.joined(separator: "; ")) }"
    let modifiers = modifiers.replacing("open ", with: "public ")
    guard let signature else {
      return "\(modifiers)var \(base): \(type) { \(search)(nil) }; "
        + "\(modifiers)func \(search)(_ aboveClass: AnyClass?) -> \(type) { \(body) }"
    }
    let more = signature.declared.isEmpty ? "" : ", \(signature.declared)"
    let passed = signature.passed.isEmpty ? "" : ", \(signature.passed)"
    return "\(modifiers)func \(base)(\(signature.declared)) \(signature.result)"
      + "{ return \(signature.attempt)\(search)(nil\(passed)) }; "
      + "\(modifiers)func \(search)(_ aboveClass: AnyClass?\(more)) \(signature.result)"
      + "{ \(body) }"
  }

  private func call(_ object: String, _ name: String) -> String {
    signature.map { "\($0.attempt)\(object)\(name)(\($0.passed))" } ?? object + name
  }
}

extension PatternBindingSyntax {
  /// True if it is computed and can't be set.
  fileprivate var isReadOnly: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.count == 1 && accessors.first?.accessorSpecifier.text == "get"
        && accessors.first?.effectSpecifiers == nil
    default: false
    }
  }
}
