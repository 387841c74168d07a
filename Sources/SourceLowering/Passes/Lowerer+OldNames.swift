internal import SwiftSyntax

/// Overrides of members that have had another name since Swift 4.2.
///
/// A call by an old name is compiled as it is written, since UIKit's module has the old names; an
/// override has to have the name that the class declares. Sources of later versions have no such
/// overrides, so the language mode doesn't matter here.
extension Lowerer {
  func renameOldOverride(_ node: FunctionDeclSyntax) {
    guard node.modifiers.has("override"), scopes.last?.kind != .typeExtension else { return }
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map { $0.firstName.text + ":" }.joined()
    if let new = OldName.methods["\(node.name.text)(\(labels))"] {
      edits.replace(node.name.bytes, with: new.name)
      for (parameter, label) in zip(parameters, new.labels) where parameter.firstName.text != label
      {
        let isAlone = parameter.secondName == nil
        let own = isAlone ? " \(parameter.firstName.text)" : ""
        edits.replace(parameter.firstName.bytes, with: label + own)
      }
    } else if parameters.isEmpty, let name = OldName.properties[node.name.text],
      let arrow = node.signature.returnClause?.arrow
    {
      edits.replace(node.funcKeyword.bytes, with: "var")
      edits.replace(node.name.bytes, with: name)
      edits.blank(node.signature.parameterClause.bytes)
      edits.replace(arrow.bytes, with: ":")
    }
  }

  func renameOldOverride(_ node: VariableDeclSyntax) {
    guard node.modifiers.has("override"), scopes.last?.kind != .typeExtension,
      let pattern = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
      let name = OldName.variables[pattern.identifier.text]
    else { return }
    edits.replace(pattern.identifier.bytes, with: name)
  }
}

/// The names of Swift 4 that apps override, and those that came after them.
private enum OldName {
  static let methods: [String: (name: String, labels: [String])] = [
    "willMove(toParentViewController:)": ("willMove", ["toParent"]),
    "didMove(toParentViewController:)": ("didMove", ["toParent"]),
    "addChildViewController(_:)": ("addChild", ["_"]),
    "removeFromParentViewController()": ("removeFromParent", []),
    "allowedChildViewControllersForUnwinding(from:)": ("allowedChildrenForUnwinding", ["from"]),
    "childViewControllerContaining(_:)": ("childContaining", ["_"]),
    "unwind(for:towardsViewController:)": ("unwind", ["for", "towards"]),
    "setOverrideTraitCollection(_:forChildViewController:)": (
      "setOverrideTraitCollection", ["_", "forChild"]
    ),
    "overrideTraitCollection(forChildViewController:)": ("overrideTraitCollection", ["forChild"]),
    "bringSubview(toFront:)": ("bringSubviewToFront", ["_"]),
    "sendSubview(toBack:)": ("sendSubviewToBack", ["_"]),
  ]

  /// Methods that became properties.
  static let properties = [
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
    "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures":
      "childForScreenEdgesDeferringSystemGestures",
  ]

  static let variables = [
    "childViewControllers": "children",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "isMovingToParentViewController": "isMovingToParent",
    "isMovingFromParentViewController": "isMovingFromParent",
    "activityIndicatorViewStyle": "style",
  ]
}
