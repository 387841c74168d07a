internal import SwiftSyntax

extension Lowerer {
  /// Blanks out the attributes that only Objective-C knows; their meaning goes into the class's
  /// description.
  func lower(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain", "NSApplicationMain": edits.replace(attribute.bytes, with: "@main")
    case _ where Self.blanked.contains(name) || isOfForeignConvention(attribute):
      edits.blank(attribute.bytes)
    default: break
    }
  }

  /// True for the conventions of Objective-C's blocks and of the code of its methods, both of which
  /// are plain closures here: a selector is no value of C's (L-302).
  private func isOfForeignConvention(_ attribute: AttributeSyntax) -> Bool {
    guard attribute.attributeName.trimmedDescription == "convention" else { return false }
    let convention = attribute.arguments?.trimmedDescription
    if convention == "block" { return true }
    let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
    let parameters = type?.as(FunctionTypeSyntax.self)?.parameters
    return convention == "c"
      && parameters?.contains { $0.type.trimmedDescription == "Selector" } == true
  }

  static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "GKInspectable", "NSManaged",
  ]

  /// Apple's frameworks have parts that can be imported by themselves; here there is the whole (L-208).
  func dropSubmodule(_ node: ImportDeclSyntax) {
    guard let first = node.path.first, node.path.count > 1 else { return }
    if let kind = node.importKindSpecifier {
      // What an import names of Foundation may be another module's here, so it brings all.
      guard first.name.text == "Foundation" else { return }
      edits.blank(kind.bytes)
    }
    edits.blank(first.name.bytes.upperBound..<node.path.bytes.upperBound)
  }

  /// A few members are NSObject's on iOS and nobody's in Foundation here; the first class that
  /// has one ceases to override.
  func dropForeignOverride(_ node: FunctionDeclSyntax) {
    let method = MethodDeclaration(node)
    let isForeign =
      method.isStatic
      ? isForeignClassMember(method.swiftName) : isForeignMember(method.swiftName)
    guard isForeign,
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    edits.blank(modifier.bytes)
  }

  /// True if the current class has a method from NSObject that Foundation's lacks.
  ///
  /// No class of UIKit that has it comes between, nor one of the app's that declares it. None of
  /// UIKit has `responds(to:)` and `forwardingTarget(for:)`, which extend every object here (L-231).
  func isForeignMember(_ name: String) -> Bool {
    guard Self.objectMembers.contains(name) else { return false }
    let parents = declarations.superclasses(of: typeName)
    guard let root = parents.last, !parents.contains(where: { declares(name, $0) }) else {
      return false
    }
    return root == "NSObject" || ["responds(to:)", "forwardingTarget(for:)"].contains(name)
      || Self.responderMembers.contains(name) && Self.plainClasses.contains(root)
  }

  /// True for a method of the class itself from NSObject, which no class of the app between declares.
  private func isForeignClassMember(_ name: String) -> Bool {
    Self.classMembers.contains(name)
      && !declarations.superclasses(of: typeName).contains {
        declarations.types[$0]?.methods.contains { $0.isStatic && $0.swiftName == name } == true
      }
  }

  /// The members that of all classes of UIKit only responders have here.
  private static let responderMembers: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()",
    "observeValue(forKeyPath:of:change:context:)",
  ]

  /// Classes of UIKit that apps subclass and that are no responders.
  private static let plainClasses: Set<String> = [
    "CAGradientLayer", "CALayer", "CAShapeLayer", "NSLayoutConstraint", "UIActivity",
    "UIBarButtonItem", "UIBarItem", "UICollectionViewCompositionalLayout",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIDocument", "UIGestureRecognizer",
    "UILongPressGestureRecognizer", "UINavigationItem", "UIPanGestureRecognizer",
    "UIPercentDrivenInteractiveTransition", "UIPinchGestureRecognizer",
    "UIPresentationController", "UIRotationGestureRecognizer", "UIStoryboardSegue",
    "UISwipeGestureRecognizer", "UITabBarItem", "UITapGestureRecognizer",
  ]

  private func declares(_ method: String, _ type: String) -> Bool {
    declarations.types[type]?.methods.contains { $0.swiftName == method } == true
  }

  /// Reports an override of a member that an extension declares, which needs Objective-C.
  func refuseOverrideOfExtension(_ node: FunctionDeclSyntax) {
    guard node.modifiers.has("override"), scopes.last?.kind == .classType else { return }
    let name = MethodDeclaration(node).swiftName
    var parents = declarations.superclasses(of: typeName)
    if let root = parents.last, declarations.types[root]?.kind == nil {
      // Which classes of UIKit stand above isn't known here.
      parents += declarations.types.filter { $0.value.kind == nil && $0.key != root }.keys.sorted()
    }
    for parent in parents where declarations.types[parent]?.extensionMethods.contains(name) == true
    {
      return report(.overrideOfExtensionMember(name, in: parent), at: node)
    }
  }

  static let objectMembers: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()", "responds(to:)", "value(forKey:)",
    "setValue(_:forKey:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "observeValue(forKeyPath:of:change:context:)", "forwardingTarget(for:)",
    "setNilValueForKey(_:)",
  ]

  /// Methods that classes have because NSObject's instances have them.
  private static let classMembers: Set<String> = [
    "awakeFromNib()", "prepareForInterfaceBuilder()", "classForCoder()", "description()",
    "debugDescription()", dependencies,
  ]

  /// The method by which a class says which of its properties others depend on (L-299).
  static let dependencies = "keyPathsForValuesAffectingValue(forKey:)"
}
