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
}
