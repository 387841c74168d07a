internal import SwiftSyntax

/// Classes are objects on iOS; here one that is put where objects are kept goes into a box, out of
/// which `as?` takes it again.
extension Lowerer {
  /// Boxes a class that is assigned to a property of objects, as `views["a"] = viewClass` does.
  func boxClass(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isClass(parts[2]),
      let name = parts[0].rootName,
      declarations.properties[name]?.contains(where: { $0.contains("AnyObject") }) == true
    else { return }
    edits.insert(" as AnyObject", at: parts[2].bytes.upperBound)
  }

  /// True for `Type.self`, and for a parameter of the function around that takes a class.
  private func isClass(_ value: ExprSyntax) -> Bool {
    if let member = value.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "self" && member.base != nil
    }
    guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var around = value.parent
    while let node = around {
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains {
          ($0.secondName ?? $0.firstName).text == name && $0.type.isMetatype
        }
      }
      around = node.parent
    }
    return false
  }
}

extension TypeSyntax {
  fileprivate var isMetatype: Bool {
    self.is(MetatypeTypeSyntax.self) || trimmedDescription == "AnyClass"
  }
}

extension ExprSyntax {
  /// The name that a path of members and subscripts begins with, but for `self`.
  fileprivate var rootName: String? {
    if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression.rootName }
    if let member = self.as(MemberAccessExprSyntax.self) {
      let isOwn = member.base?.trimmedDescription == "self"
      return isOwn ? member.declName.baseName.text : member.base?.rootName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
