internal import SwiftSyntax

/// Rewrites one file; what belongs together is in `Lowerer+….swift`.
///
/// The order of edits at one place is the order in which they were made. Nothing moves to
/// another line, and what is generated follows the file or stands on a brace's line.
final class Lowerer: ScopedVisitor {
  let module: String
  let path: String
  let source: String
  /// The suffix that makes this file's generated names unique.
  let tag: String
  let declarations: KnownDeclarations
  let places: SourceLocationConverter
  var edits: EditList
  var problems: [Draft.Problem] = []
  /// The descriptions of the current type and of each around it.
  var descriptions: [TypeDescription] = []
  /// The calls to make when the program is loaded, with their conditions.
  var calls: [(condition: String, call: String)] = []
  /// Declarations that follow the file.
  var tail: [(condition: String, text: String)] = []
  /// The lines whose source nobody compiles.
  var leftOut: [Draft.Lines] = []
  var generatedCount = 0
  var needsNetworking = false
  /// Modules whose imports are left out.
  var missingModules: Set<String> = []
  /// True if `SWIFT_PACKAGE` stays for the compiler to answer.
  var isOfPackage = true
  private(set) var imports: Set<String> = []
  /// Modules that must be imported for what came from other files.
  var neededImports: Set<String> = []

  init(_ source: SourceFile, tree: SourceFileSyntax, module: String, _ all: KnownDeclarations) {
    self.module = module
    path = source.path
    tag = source.path.stableHash
    declarations = all
    places = SourceLocationConverter(fileName: source.path, tree: tree)
    edits = EditList(source.text)
    self.source = source.text
    super.init()
  }

  override var condition: String {
    isOfPackage ? super.condition : super.condition.replacing(#/\bSWIFT_PACKAGE\b/#, with: "false")
  }

  override var exposesAll: Bool { super.exposesAll || declarations.exposesAll(typeName) }

  func draft(_ tree: SourceFileSyntax) -> Draft {
    walk(tree)
    var text = edits.applied()
    let generated = generatedText
    if !generated.isEmpty { text += (text.hasSuffix("\n") ? "" : "\n") + generated }
    var said: [Draft.Problem] = []
    for problem in problems where !said.contains(problem) { said.append(problem) }
    return Draft(text: text, problems: said, leftOut: leftOut)
  }

  func report(_ kind: LoweringProblem.Kind, at node: some SyntaxProtocol) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    problems.append(Draft.Problem(line: place.line, column: place.column, kind: kind))
  }

  func line(of node: some SyntaxProtocol) -> Int {
    places.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  // MARK: - Types

  override func didEnter(_ declaration: some DeclGroupSyntax) {
    descriptions.append(TypeDescription())
    loadInherited(by: declaration)
    keepOffMainActor(declaration)
  }

  override func willLeave(_ declaration: some DeclGroupSyntax) {
    let description = descriptions.removeLast()
    if let node = declaration.as(ProtocolDeclSyntax.self) { lower(node) }
    var separator = declaration.as(ClassDeclSyntax.self).flatMap(takeOverrides)
    if let node = declaration.as(ClassDeclSyntax.self), addManagedInitializer(node) {
      separator = ";"
    }
    describe(declaration, description, after: separator)
  }

  // MARK: - Members and expressions, each in its own file

  override func visitMethod(_ node: FunctionDeclSyntax) {
    if !lowerExtended(node, named: node.name, node.modifiers) {
      hoist(node)
      renameOldOverride(node)
      dropForeignOverride(node)
      refuseOverrideOfExtension(node)
      fillManaged(node)
    }
    expose(node)
  }

  override func visitFileFunction(_ node: FunctionDeclSyntax) { lowerOperator(node) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isLeftOut = leaveOutBody(node)
    let next = super.visit(node)
    return isLeftOut ? .skipChildren : next
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return leaveOutPreviews(node) ? .skipChildren : next
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let next = super.visit(node)
    return leaveOutPreviews(extending: node) ? .skipChildren : next
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if leaveOutBody(node) { return .skipChildren }
    if isInTypeBody {
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      let isExtended = name.map { lowerExtended(node, named: $0, node.modifiers) } ?? false
      if !isExtended {
        hoist(node)
        renameOldOverride(node)
        declareMissing(node)
        fillManaged(node)
      }
      expose(node)
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseOverride(node, node.modifiers)
    requireManaged(node)
    return super.visit(node)
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    refuseOverride(node, node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { imports.insert(module.name.text) }
    if let module = node.path.first, missingModules.contains(module.name.text) {
      edits.blank(node.bytes)
      // Apple's frameworks bring Foundation along, and most of those that apps import UIKit.
      neededImports.formUnion(["Foundation", "UIKit"])
    } else if node.path.first?.name.text == "Darwin" {
      // The library of C has another name here (L-197).
      edits.replace(node.path.bytes, with: "Glibc")
    } else {
      dropSubmodule(node)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    let isRequired = [.objcProtocol, .otherProtocol].contains(scopes.last?.kind)
    // A requirement of Objective-C may say how it is held; one of Swift leaves that to the class.
    let isDropped =
      ["optional", "dynamic"].contains(node.name.text)
      || isRequired && isInTypeBody && ["weak", "unowned"].contains(node.name.text)
    if isDropped || hidesWindow(node) { edits.blank(node.bytes) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lower(node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    dropPreview(node, named: node.macroName) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalCall(node)
    nameObservedPath(node)
    fillInitializer(node)
    findLibrary(node)
    nameCode(node)
    describeClass(node)
    nameClass(node)
    lowerOwnInitializer(node)
    reduceViews(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    boxClass(node)
    lowerObjectSubscripts(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    lowerWindow(node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    lowerWindow(node)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    lowerWindow(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalReference(node)
    lowerDynamicMember(node)
    lowerSuper(node)
    if let module = node.base { moveNetworking(node.declName.baseName.text, of: module) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    moveNetworking(node.name.text, of: node.baseType)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteNetworking(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    dropAny(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteNetworking(node.baseName.text)
    return .visitChildren
  }

  // MARK: - Conditions

  override func willVisit(condition: ExprSyntax) { lower(condition: condition) }
}

/// The generated source that describes one type.
struct TypeDescription {
  /// Statements about keys and methods, and under which condition each holds.
  var statements: [(condition: String, text: String)] = []
  /// Calls of the types inside, which only this type can see.
  var calls: [(condition: String, call: String)] = []
}

extension String {
  /// A short name of the text that is the same on every run.
  var stableHash: String {
    let hash = utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
