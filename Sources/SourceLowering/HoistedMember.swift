internal import SwiftSyntax

/// The source in a class for a member that an extension overrides.
struct ExtensionOverride: Codable, Equatable, Sendable {
  /// Under which it overrides; empty for always.
  let condition: String
  /// The Swift name of a method in full, or the property's.
  let name: String
  /// Attributes and modifiers but `override`.
  let modifiers: String
  /// The member, which hands over to the extension's.
  let text: String
  /// The imports of the extension's file.
  let imports: [String]
}

/// A member that an extension overrides, which Swift allows in the class alone.
///
/// It stays where it is under another name, since `super` means the same there; the class
/// overrides and hands over to it.
struct HoistedMember {
  let name: String
  let modifiers: String
  /// The source with which the class forwards, from `func` or `var` on.
  let forwarding: String
  /// The name that the extension's member takes.
  let newName: String

  /// Nil for a method that can't hand its arguments on.
  init?(_ node: FunctionDeclSyntax, of type: String) {
    guard let signature = ForwardedSignature(node) else { return nil }
    name = MethodDeclaration(node).swiftName
    modifiers = Self.modifiers(node.attributes, node.modifiers, of: node)
    newName = Self.newName(node.name.text.unquoted, of: type)
    forwarding =
      "func \(node.name.text)\(signature.generics)(\(signature.declared)) \(signature.result)"
      + "{ \(signature.attempt)\(newName)(\(signature.passed)) }"
  }

  /// Nil for a property whose accessors can't be handed over to.
  init?(_ node: VariableDeclSyntax, of type: String) {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let text = binding.typeAnnotation?.type.inOneLine, let block = binding.accessorBlock
    else { return nil }
    name = binding.pattern.trimmedDescription
    modifiers = Self.modifiers(node.attributes, node.modifiers, of: node)
    newName = Self.newName(name.unquoted, of: type)
    var body = newName
    if case .accessors(let accessors) = block.accessors {
      var parts: [String] = []
      for accessor in accessors {
        guard let part = Self.part(accessor, newName) else { return nil }
        parts.append(part)
      }
      body = parts.joined(separator: " ")
    }
    forwarding = "var \(name): \(text) { \(body) }"
  }

  private static func part(_ accessor: AccessorDeclSyntax, _ name: String) -> String? {
    switch accessor.accessorSpecifier.text {
    case "get" where accessor.effectSpecifiers == nil: "get { \(name) }"
    case "set": "set { \(name) = newValue }"
    case "willSet": "willSet { \(name)_willSet(newValue) }"
    case "didSet": "didSet { \(name)_didSet(oldValue) }"
    default: nil
    }
  }

  private static func newName(_ name: String, of type: String) -> String {
    "hoisted_\(type.replacing(".", with: "_"))_\(name)"
  }

  static func modifiers(
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    of member: some SyntaxProtocol
  ) -> String {
    let kept = attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      !Lowerer.blanked.contains($0.attributeName.trimmedDescription)
    }
    var keywords = kept.map(\.inOneLine)
    var around: Syntax? = member.parent
    while let node = around, !node.is(ExtensionDeclSyntax.self) { around = node.parent }
    // An extension's access modifier holds for members without one.
    if !modifiers.contains(where: { Self.accesses.contains($0.name.text) }) {
      keywords += (around?.as(ExtensionDeclSyntax.self)?.modifiers ?? []).map(\.name.text)
    }
    keywords += modifiers.filter { !dropped.contains($0.name.text) }.map(\.inOneLine)
    return keywords.map { $0 + " " }.joined()
  }

  private static let dropped: Set<String> = ["override", "dynamic"]

  /// The modifiers of access.
  static let accesses: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate",
  ]
}
