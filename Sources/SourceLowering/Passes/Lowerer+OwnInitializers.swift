internal import SwiftSyntax

/// Instances that an extension of one of UIKit's classes makes of itself: `self.init(white: 0.2,
/// alpha: 1)` in a class member, or `Self(named: "bird")`.
///
/// On iOS each initializer of those classes can be called so. Here Swift demands an initializer that is
/// marked as required, and few are. The others are called on the class that is extended (L-348).
extension Lowerer {
  func lowerOwnInitializer(_ node: FunctionCallExprSyntax) {
    guard let kind = node.calledExpression.ownInitializer,
      let type = node.extendedClass(byMetatype: kind == .ofMetatype), isForeignClass(type)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard node.trailingClosure != nil || !Self.inherited.contains(labels),
      // A parenthesis on a line of its own would not belong to the call.
      !node.calledExpression.trailingTrivia.contains(where: \.isNewline)
    else { return }
    edits.replace(node.calledExpression.bytes, with: "ObjectiveC.own(\(type)")
    edits.insert(", as: Self.self)", at: node.bytes.upperBound)
  }

  /// The labels of the initializers that Swift can call on any subclass here too.
  private static let inherited: Set<[String]> = [
    [], ["coder"], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["layer"],
    ["frame", "collectionViewLayout"], ["reuseIdentifier"], ["context"], ["entity", "insertInto"],
    ["imageLiteralResourceName"], ["idiom"], ["barAppearance"], ["session", "connectionOptions"],
  ]

  /// True for a class of UIKit or of the frameworks beside it, as its name tells; one of the app's own
  /// makes itself.
  private func isForeignClass(_ name: String) -> Bool {
    let kind = declarations.types[name]?.kind
    return kind == nil && ["UI", "NS", "CA", "WK", "MK"].contains(where: name.hasPrefix)
      && name.dropFirst(2).first?.isUppercase == true
  }
}

/// The way in which a type is asked to make itself.
private enum OwnInitializer { case ofMetatype, ofSelf }

extension ExprSyntax {
  /// Tells `self.init` and `Self` or `Self.init` apart; nil for everything else.
  fileprivate var ownInitializer: OwnInitializer? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      guard member.declName.baseName.text == "init",
        let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      else { return nil }
      return base == "self" ? .ofMetatype : base == "Self" ? .ofSelf : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self" ? .ofSelf : nil
  }
}

extension FunctionCallExprSyntax {
  /// The class whose extension it stands in; nil inside of another type, for `self.init` where `self`
  /// is no metatype, and in an extension with conditions: there a protocol may ask for the
  /// initializer.
  fileprivate func extendedClass(byMetatype isOfMetatype: Bool) -> String? {
    var around = parent
    var isStatic: Bool?
    while let node = around {
      if let member = node.asProtocol(WithModifiersSyntax.self),
        node.parent?.is(MemberBlockItemSyntax.self) == true, isStatic == nil
      {
        isStatic = member.modifiers.contains { ["static", "class"].contains($0.name.text) }
      }
      if let place = node.as(ExtensionDeclSyntax.self) {
        guard place.genericWhereClause == nil else { return nil }
        return isOfMetatype && isStatic != true ? nil : place.extendedType.trimmedDescription
      }
      if node.isProtocol((any DeclGroupSyntax).self) { return nil }
      around = node.parent
    }
    return nil
  }
}
