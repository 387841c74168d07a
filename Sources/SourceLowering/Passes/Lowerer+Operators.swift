internal import SwiftSyntax

/// Numbers of Foundation can be compared by `<` here, where Apple's can't, so an app's own function
/// of that name would be one of two (L-73). As a member it hides Foundation's.
extension Lowerer {
  func lowerOperator(_ node: FunctionDeclSyntax) {
    guard node.name.text == "<" else { return }
    let types = node.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    guard types == ["NSNumber", "NSNumber"] else { return }
    edits.insert("extension NSNumber { ", at: node.bytes.lowerBound)
    for modifier in node.modifiers where modifier.name.text == "private" {
      edits.replace(modifier.bytes, with: "fileprivate")
    }
    edits.insert("static ", at: node.funcKeyword.bytes.lowerBound)
    edits.insert(" }", at: node.bytes.upperBound)
  }
}
