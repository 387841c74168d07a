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

  /// True if the attributes make a declaration unavailable.
  var areUnavailable: Bool {
    contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
        && $0.description.contains("unavailable")
    }
  }

  /// The name in `@objc(name)`.
  var objcName: String? {
    guard let arguments = named("objc")?.arguments else { return nil }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    return name.isEmpty ? nil : name
  }
}

extension DeclModifierListSyntax {
  /// True if the modifier is there by itself, not as `private(set)`.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  var arePublic: Bool { has("public") || has("open") }
  var arePrivate: Bool { has("private") || has("fileprivate") }
}

extension SyntaxProtocol {
  /// The bytes of the node without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node without comments and line breaks.
  var inOneLine: String {
    var text = ""
    var isApart = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, isApart || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension TokenSyntax {
  /// True if only blanks precede the token on its line.
  var startsLine: Bool {
    leadingTrivia.contains {
      switch $0 {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
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
