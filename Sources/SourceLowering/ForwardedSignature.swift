internal import SwiftSyntax

/// The parts of a method's source with which another of the same shape calls it.
struct ForwardedSignature {
  /// The parameters as they are declared.
  let declared: String
  /// The arguments as they are handed on.
  let passed: String
  /// `try` and `await` before the call, as the method needs them.
  let attempt: String
  let generics: String
  /// The source between the parameters and the body.
  let result: String

  /// Nil for a method that can't hand its arguments on.
  init?(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
    let effects = node.signature.effectSpecifiers
    passed = parameters.enumerated().map { $1.passed($0) }.joined(separator: ", ")
    declared = parameters.enumerated().map { $1.declared($0) }.joined(separator: ", ")
    attempt =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    generics = node.genericParameterClause?.inOneLine ?? ""
    result =
      "\(effects?.inOneLine ?? "") \(node.signature.returnClause?.inOneLine ?? "")"
      + " \(node.genericWhereClause?.inOneLine ?? "")"
  }
}

extension FunctionParameterSyntax {
  fileprivate func passed(_ place: Int) -> String {
    let label = firstName.text == "_" ? "" : "\(firstName.text): "
    let type = type.trimmedDescription
    let isLazy = type.contains("@autoclosure")
    return label + (type.hasPrefix("inout ") ? "&" : "") + ownName(place) + (isLazy ? "()" : "")
  }

  /// The name inside the function, which hands it over even if the source has none for it.
  private func ownName(_ place: Int) -> String {
    let name = (secondName ?? firstName).text
    return name == "_" ? "argument\(place)" : name
  }

  fileprivate func declared(_ place: Int) -> String {
    let own = ownName(place)
    let label = firstName.text == own ? own : "\(firstName.text) \(own)"
    return "\(label): \(type.inOneLine)" + (defaultValue.map { " " + $0.inOneLine } ?? "")
  }
}
