internal import SwiftSyntax

extension Lowerer {
  /// Visits the clauses of an `#if`, each under its condition.
  ///
  /// The policy: to an iOS source the system is iOS, so `os(iOS)` holds. Everything else is for
  /// the compiler to answer: `canImport(UIKit)` holds because there is one here, a simulator or
  /// Mac Catalyst is nowhere.
  func visitClauses(of node: IfConfigDeclSyntax) {
    var earlier: [String] = []
    for clause in node.clauses {
      var parts = earlier.map { "!(\($0))" }
      if let condition = clause.condition {
        lower(condition)
        let text = Self.lowered(condition.trimmedDescription)
        parts.append("(\(text))")
        earlier.append(text)
      }
      conditions.append(parts.joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
  }

  /// The condition under which the place in hand is compiled; empty for always.
  var condition: String { conditions.joined(separator: " && ") }

  private func lower(_ condition: ExprSyntax) {
    for call in FunctionCalls.in(condition) where call.trimmedDescription == "os(iOS)" {
      edits.replace(call.bytes, with: "true")
    }
  }

  private static func lowered(_ condition: String) -> String {
    condition.replacing("os(iOS)", with: "true").replacing("\n", with: " ")
  }
}

/// The calls in an expression.
private final class FunctionCalls: SyntaxVisitor {
  private var found: [FunctionCallExprSyntax] = []

  static func `in`(_ expression: ExprSyntax) -> [FunctionCallExprSyntax] {
    let calls = FunctionCalls(viewMode: .sourceAccurate)
    calls.walk(expression)
    return calls.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
