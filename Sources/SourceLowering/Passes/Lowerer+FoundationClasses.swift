internal import SwiftSyntax

/// Classes of Foundation that can be inherited from only where Core Foundation is known.
///
/// Members of theirs that no app sees have types of that module, and the compiler refuses a
/// subclass while it can't load them (L-203). One name is enough for it to load the module, and
/// this one stands in no app's way.
extension Lowerer {
  func loadInherited(by declaration: some DeclGroupSyntax) {
    guard declaration.is(ClassDeclSyntax.self),
      let first = declaration.inheritanceClause?.inheritedTypes.first?.type.plainName,
      Self.closedClasses.contains(first)
    else { return }
    neededImports.insert("struct CoreFoundation.CFTreeContext")
  }

  private static let closedClasses: Set = [
    "Bundle", "DateIntervalFormatter", "NSCharacterSet", "NSCondition", "NSKeyedUnarchiver",
    "NSLock", "NSNumber", "NSRecursiveLock", "NSRegularExpression", "RunLoop", "Thread",
  ]

  /// Classes below those that belong to no actor belong to none either, where a module gives the main
  /// actor to all that says nothing (L-232).
  ///
  /// On iOS the compiler lets their initializers and overrides be, as the class above is one of
  /// Objective-C.
  func keepOffMainActor(_ declaration: some DeclGroupSyntax) {
    guard let node = declaration.as(ClassDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first?.type.plainName,
      Self.actorlessClasses.contains(first),
      !node.modifiers.has("nonisolated"),
      !node.attributes.contains(where: { $0.trimmedDescription.hasSuffix("Actor") })
    else { return }
    let start = node.modifiers.first?.name.bytes ?? node.classKeyword.bytes
    edits.insert("nonisolated ", at: start.lowerBound)
  }

  /// Declares anew what a class of Foundation's has on iOS and lacks here, where a class of the app
  /// right below it overrides it (L-290).
  func declareMissing(_ node: VariableDeclSyntax) {
    guard let override = node.modifiers.first(where: { $0.name.text == "override" }),
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
      pattern.identifier.text == "isConcurrent",
      let above = declarations.superclasses(of: typeName).first,
      declarations.types[above]?.kind == nil
    else { return }
    edits.blank(override.bytes)
  }

  /// Asks for the library of an app by methods that know it (L-289).
  func findLibrary(_ node: FunctionCallExprSyntax) {
    guard let kind = node.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      kind.declName.baseName.text == "libraryDirectory"
    else { return }
    if node.calledExpression.trimmedDescription == "NSSearchPathForDirectoriesInDomains" {
      return edits.replace(node.calledExpression.bytes, with: "FileManager.folderPaths")
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let method = Self.folderMethods[member.declName.baseName.text],
      node.arguments.map({ $0.label?.text }) == method.labels
    else { return }
    edits.replace(member.declName.bytes, with: method.name)
  }

  /// Makes codes of failed requests by a label of their own: on iOS `URLError.Code(rawValue:)` is no
  /// optional, beside one that is the compiler could not choose (L-293).
  func nameCode(_ node: FunctionCallExprSyntax) {
    guard node.arguments.count == 1, let argument = node.arguments.first else { return }
    switch node.calledExpression.trimmedDescription {
    case "URLError.Code": nameCode(argument)
    case "URLError":
      if let inner = argument.expression.as(FunctionCallExprSyntax.self),
        inner.calledExpression.trimmedDescription == ".init", inner.arguments.count == 1
      {
        inner.arguments.first.map(nameCode)
      }
    default: return
    }
  }

  private func nameCode(_ argument: LabeledExprSyntax) {
    guard let label = argument.label, label.text == "rawValue" else { return }
    edits.replace(label.bytes, with: "number")
  }

  private static let folderMethods: [String: (name: String, labels: [String])] = [
    "urls": ("folders", ["for", "in"]),
    "url": ("folder", ["for", "in", "appropriateFor", "create"]),
  ]

  private static let actorlessClasses: Set = [
    "Formatter", "GKComponent", "GKEntity", "GKGraphNode", "GKState", "NSManagedObject",
    "NSPersistentContainer", "Operation", "Thread", "URLProtocol", "ValueTransformer",
  ]
}
