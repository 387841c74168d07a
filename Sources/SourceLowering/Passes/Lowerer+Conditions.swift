internal import SwiftSyntax

/// The policy: to an iOS source the system is iOS, so `os(iOS)` holds and `os(Linux)` does not (L-197):
/// a library that knows both has for iOS what it needs of its frameworks. Everything else is for the
/// compiler to answer: `canImport(UIKit)` holds because there is one here, a simulator or Mac
/// Catalyst is nowhere.
extension Lowerer {
  func lower(condition: ExprSyntax) {
    for call in FunctionCalls.in(condition) {
      guard let isSystem = call.isSystem else { continue }
      edits.replace(call.bytes, with: "\(isSystem)")
    }
    guard !isOfPackage else { return }
    for token in condition.tokens(viewMode: .sourceAccurate) where token.text == Self.packageFlag {
      edits.replace(token.bytes, with: "false")
    }
  }

  /// The condition that the package manager sets, which builds apps here but not on iOS.
  private static let packageFlag = "SWIFT_PACKAGE"
}

extension ExprSyntax {
  /// The condition in one line, with the system's name answered.
  var withoutSystem: String {
    inOneLine.replacing(#/\bos *\( *iOS *\)/#, with: "true")
      .replacing(#/\bos *\( *Linux *\)/#, with: "false")
  }
}

extension FunctionCallExprSyntax {
  /// True if the condition asks for iOS, however it is spaced, false for Linux; nil for all others.
  fileprivate var isSystem: Bool? {
    switch tokens(viewMode: .sourceAccurate).map(\.text).joined() {
    case "os(iOS)": true
    case "os(Linux)": false
    default: nil
    }
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
