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

  private static let actorlessClasses: Set = [
    "Formatter", "NSManagedObject", "NSPersistentContainer", "Operation", "Thread", "URLProtocol",
    "ValueTransformer",
  ]
}
