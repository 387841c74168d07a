internal import SwiftSyntax

extension AttributeListSyntax {
  func named(_ name: String) -> AttributeSyntax? {
    for element in self {
      if let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }

  func has(_ names: Set<String>) -> Bool { names.contains { named($0) != nil } }

  /// The name in `@objc(name)`.
  var objcName: String? {
    guard let arguments = named("objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}

extension DeclModifierListSyntax {
  /// Whether the modifier is there by itself, not as `private(set)`.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension SyntaxProtocol {
  /// The bytes of the node without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension MethodDeclaration {
  init(_ function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    let effects = function.signature.effectSpecifiers
    base = function.name.text.unquoted
    labels = parameters.map { $0.firstName.text.unquoted }
    types = parameters.map { $0.type.trimmedDescription }
    isAsync = effects?.asyncSpecifier != nil
    canThrow = effects?.throwsClause != nil
    isStatic = function.modifiers.has("static") || function.modifiers.has("class")
    selector =
      function.attributes.objcName
      ?? SelectorName.of(base: base, labels: labels, isAsync: isAsync, canThrow: canThrow)
  }
}

extension String {
  /// The name without the quotes that keywords need.
  var unquoted: String { filter { $0 != "`" } }
}
