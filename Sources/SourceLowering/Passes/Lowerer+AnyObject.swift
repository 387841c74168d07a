internal import SwiftSyntax

/// Members that are looked up when the program runs, as `(value as AnyObject).isEqual(other)` does
/// on iOS; here the cast names a class that has the member.
extension Lowerer {
  func lowerDynamicMember(_ node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let cast = sequence.elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type,
      type.trimmedDescription == "AnyObject",
      let owner = Self.owners[node.declName.baseName.text]
    else { return }
    edits.insert("!", at: cast.asKeyword.bytes.upperBound)
    edits.replace(type.bytes, with: owner)
  }

  /// Asks a function for what `type(of: object).description()` says: on iOS each class answers, whether
  /// it is known to be an object's of Foundation or not (L-194).
  func describeClass(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      ["type", "Swift.type"].contains(type.calledExpression.trimmedDescription),
      type.arguments.count == 1, type.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("ObjectiveC.classDescription(", at: type.bytes.lowerBound)
    edits.replace(type.bytes.upperBound..<node.bytes.upperBound, with: ")")
  }

  /// Asks a function for what `NSStringFromClass` says, which ends the program here for a class
  /// inside of another (L-194).
  func nameClass(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
      function.baseName.text == "NSStringFromClass", node.arguments.count == 1
    else { return }
    edits.replace(function.bytes, with: "ObjectiveC.className")
  }

  /// The classes of Foundation that have a member which sources ask any object for.
  private static let owners: [String: String] = {
    let members = [
      "NSObject": [
        "isEqual", "hash", "value", "setValue", "responds", "perform", "description",
        "isKind", "isMember",
      ],
      "NSNumber": [
        "doubleValue", "floatValue", "intValue", "int64Value", "integerValue", "boolValue",
        "stringValue",
      ],
      "NSValue": ["cgRectValue", "cgPointValue", "cgSizeValue", "uiEdgeInsetsValue"],
    ]
    let pairs = members.flatMap { owner, names in names.map { ($0, owner) } }
    return Dictionary(pairs) { first, _ in first }
  }()
}
