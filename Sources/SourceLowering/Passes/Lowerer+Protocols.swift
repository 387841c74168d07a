internal import SwiftSyntax

/// Protocols of Objective-C are for classes only, and what they require may be optional.
///
/// An optional requirement leaves the protocol; in its place an extension has a property that
/// holds what the object's class describes under the selector, or nil. So a class finds its
/// method even if a superclass was the one to adopt the protocol.
extension Lowerer {
  func lower(_ node: ProtocolDeclSyntax) {
    guard scopes.last?.kind == .objcProtocol else { return }
    keepToClasses(node)
    var members = ""
    let access = node.modifiers.first { Self.accesses.contains($0.name.text) }
    let prefix = access.map { $0.name.text + " " } ?? ""
    for member in node.memberBlock.members {
      if let method = member.decl.as(FunctionDeclSyntax.self), method.modifiers.has("optional") {
        members += "  \(prefix)\(accessor(for: method))\n"
        edits.blank(method.bytes)
      } else if let property = member.decl.as(VariableDeclSyntax.self),
        property.modifiers.has("optional"), let accessor = accessor(for: property)
      {
        members += "  \(prefix)\(accessor)\n"
        edits.blank(property.bytes)
      }
    }
    guard !members.isEmpty else { return }
    tail.append((condition, "extension \(typeName) {\n\(members)}\n"))
  }

  private static let accesses: Set<String> = ["public", "open", "private", "fileprivate"]

  private func keepToClasses(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      edits.insert(": AnyObject", at: node.name.bytes.upperBound)
      return
    }
    let names = clause.inheritedTypes.map(\.type.trimmedDescription)
    if !names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) {
      edits.insert(", AnyObject", at: clause.bytes.upperBound)
    }
  }

  private func accessor(for node: FunctionDeclSyntax) -> String {
    let method = MethodDeclaration(node)
    let types = node.signature.parameterClause.parameters.map(\.type.asStored)
      .joined(separator: ", ")
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let values = (0..<method.labels.count).map { "$\($0)" }.joined(separator: ", ")
    let body = method.labels.isEmpty ? "call([])" : "call([\(values)])"
    return "var \(Self.accessorName(method)): ((\(types)) -> \(result))? { "
      + "ObjectiveC.implementation(of: \"\(method.selector)\", in: self)"
      + ".map { call in { \(body) } } }"
  }

  private func accessor(for node: VariableDeclSyntax) -> String? {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let isOptional = type.is(OptionalTypeSyntax.self)
    return "var \(name): \(type.trimmedDescription)\(isOptional ? "" : "?") { "
      + "ObjectiveC.optionalValue(of: \"\(name.unquoted)\", in: self) }"
  }

  static func accessorName(_ method: MethodDeclaration) -> String {
    "optional_" + method.base + method.labels.map { "_" + ($0 == "_" ? "" : $0) }.joined()
  }
}

extension TypeSyntax {
  /// A parameter's type in the type of a function that keeps its arguments.
  fileprivate var asStored: String {
    let text = inOneLine
    if text.hasSuffix("!") { return text.dropLast() + "?" }
    return isFunction && !text.contains("@escaping") ? "@escaping " + text : text
  }

  /// True if it is a function that need not be kept; optional ones always are.
  private var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let inner = self.as(AttributedTypeSyntax.self) { return inner.baseType.isFunction }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return false }
    return tuple.elements.first?.type.isFunction == true
  }
}
