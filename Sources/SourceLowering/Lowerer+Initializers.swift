internal import SwiftSyntax

/// Every class of Foundation is made by `init()` on iOS, since NSObject's is inherited; a few lack
/// it here, and are made empty by what they have.
extension Lowerer {
  func fillInitializer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, let brace = node.leftParen,
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = Self.emptyArguments[name], declarations.types[name]?.kind == nil
    else { return }
    edits.insert(argument, at: brace.bytes.upperBound)
  }

  private static let emptyArguments = [
    "NSAttributedString": "string: \"\"",
    "NSMutableAttributedString": "string: \"\"",
    "NSMutableString": "capacity: 0",
  ]
}
