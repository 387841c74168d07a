internal import SwiftSyntax

/// Walks a source and knows which types it stands in.
class ScopedVisitor: SyntaxVisitor {
  struct Scope {
    enum Kind { case type, classType, objcProtocol, otherProtocol, typeExtension }

    let name: String
    let kind: Kind
    /// True if all its members can be sent by name, without attributes of their own.
    var exposesAll = false
    var isGeneric = false
    /// The number of functions around it.
    var depth = 0

    /// True if it is inside a function.
    var isLocal: Bool { depth > 0 }
  }

  private(set) var scopes: [Scope] = []
  private(set) var functionDepth = 0
  /// Those of the `#if`s around.
  private(set) var conditions: [String] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// True if the next declaration is a member of the current type and not inside one of its
  /// functions.
  var isInTypeBody: Bool { scopes.last.map { $0.depth == functionDepth } ?? false }

  /// The full name of the type it stands in.
  var typeName: String { scopes.map(\.name).joined(separator: ".") }

  /// True if a member with these attributes can be sent by name.
  func isExposed(_ attributes: AttributeListSyntax) -> Bool {
    if attributes.has(["nonobjc"]) { return false }
    return attributes.has(Self.exposing) || exposesAll
  }

  /// True if members of the current type can be sent by name without attributes of their own.
  var exposesAll: Bool { scopes.last?.exposesAll == true }

  static let exposing: Set<String> = [
    "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
  ]

  // MARK: - For subclasses

  func didEnter(_ declaration: some DeclGroupSyntax) {}
  func willLeave(_ declaration: some DeclGroupSyntax) {}

  /// A condition of an `#if`, before what depends on it.
  func willVisit(condition: ExprSyntax) {}

  // MARK: - Conditions

  /// The condition under which the place in hand is compiled; empty for always.
  var condition: String { conditions.joined(separator: " && ") }

  /// True if the place in hand is compiled wherever the app is.
  var isCertain: Bool { conditions.allSatisfy { ConditionReader.value(of: $0) == true } }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      var parts = earlier.map { "!(\($0))" }
      if let condition = clause.condition {
        willVisit(condition: condition)
        let text = condition.withoutSystem
        parts.append("(\(text))")
        earlier.append(text)
      }
      conditions.append(parts.joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }

  // MARK: - Types

  private func enter(_ scope: Scope, _ declaration: some DeclGroupSyntax)
    -> SyntaxVisitorContinueKind
  {
    var scope = scope
    scope.depth = functionDepth
    scopes.append(scope)
    didEnter(declaration)
    return .visitChildren
  }

  private func leave(_ declaration: some DeclGroupSyntax) {
    willLeave(declaration)
    scopes.removeLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = Scope(
      name: node.name.text,
      kind: .classType,
      exposesAll: node.attributes.has(["objcMembers"]),
      isGeneric: node.genericParameterClause != nil
    )
    return enter(scope, node)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil
    return enter(Scope(name: node.name.text, kind: .type, isGeneric: isGeneric), node)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let isGeneric = node.genericParameterClause != nil
    return enter(Scope(name: node.name.text, kind: .type, isGeneric: isGeneric), node)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(Scope(name: node.name.text, kind: .type), node)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjC = node.attributes.has(["objc"])
    return enter(Scope(name: node.name.text, kind: isObjC ? .objcProtocol : .otherProtocol), node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = Scope(
      name: node.extendedType.trimmedDescription,
      kind: .typeExtension,
      exposesAll: node.attributes.has(["objc"])
    )
    return enter(scope, node)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
  override func visitPost(_ node: StructDeclSyntax) { leave(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
  override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

  // MARK: - Bodies

  /// A method of the type it stands in; not a function inside another.
  func visitMethod(_ node: FunctionDeclSyntax) {}

  /// A function of the file, in no type and in no other function.
  func visitFileFunction(_ node: FunctionDeclSyntax) {}

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isInTypeBody { visitMethod(node) }
    if scopes.isEmpty, functionDepth == 0 { visitFileFunction(node) }
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functionDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }
}
