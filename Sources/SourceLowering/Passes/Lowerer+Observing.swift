internal import SwiftSyntax

/// Key paths know their names on iOS; here the name is written beside the path that is observed.
extension Lowerer {
  /// Adds the text of a key path to `object.observe(\.name, …) { … }`.
  func nameObservedPath(_ node: FunctionCallExprSyntax) {
    guard isObserve(node.calledExpression), !declaresObserve,
      let first = node.arguments.first, first.label == nil,
      let path = first.expression.as(KeyPathExprSyntax.self), let name = path.name,
      node.arguments.dropFirst().allSatisfy({ Self.observing.contains($0.label?.text ?? "") }),
      node.arguments.last?.label?.text == "changeHandler" || node.trailingClosure != nil
    else { return }
    edits.insert(", named: \"\(name)\"", at: path.bytes.upperBound)
  }

  private static let observing: Set<String> = ["options", "changeHandler"]

  private func isObserve(_ callee: ExprSyntax) -> Bool {
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "observe"
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "observe"
  }

  /// True if the app has methods of that name, which may take key paths of their own.
  private var declaresObserve: Bool {
    declarations.types.values.contains { $0.methods.contains { $0.base == "observe" } }
  }
}

extension KeyPathExprSyntax {
  /// The names of the properties with dots between them; nil if something else is on the way.
  fileprivate var name: String? {
    var names: [String] = []
    for component in components {
      switch component.component {
      case .property(let property) where property.declName.argumentNames == nil:
        names.append(property.declName.baseName.text.unquoted)
      case .optional: break
      default: return nil
      }
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
