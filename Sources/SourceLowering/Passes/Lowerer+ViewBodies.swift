internal import SwiftSyntax

/// Views of SwiftUI are labelled boxes here, so what they show is left out (L-171).
///
/// The type of a body is hidden behind `some View`; an empty view takes its place, and nothing in it
/// has to compile. Everything else of a view stays: it is made with its values, as in the app.
extension Lowerer {
  /// Leaves out the getter of a property that is a view or the like; false for other properties.
  func leaveOutBody(_ node: VariableDeclSyntax) -> Bool {
    guard node.bindings.count == 1, let binding = node.bindings.first,
      let body = binding.accessorBlock, let type = binding.typeAnnotation?.type
    else { return false }
    let inner = body.leftBrace.bytes.upperBound..<body.rightBrace.bytes.lowerBound
    return leaveOut(inner, of: type, node.attributes, node.modifiers, node)
  }

  /// Leaves out the body of a function that makes a view or the like; false for other functions.
  func leaveOutBody(_ node: FunctionDeclSyntax) -> Bool {
    guard let body = node.body, let type = node.signature.returnClause?.type else { return false }
    let inner = body.leftBrace.bytes.upperBound..<body.rightBrace.bytes.lowerBound
    return leaveOut(inner, of: type, node.attributes, node.modifiers, node)
  }

  /// Leaves out a type that shows views in Xcode alone; false for other types.
  func leaveOutPreviews(_ node: some DeclGroupSyntax) -> Bool {
    let inherited = node.inheritanceClause?.inheritedTypes ?? []
    guard inherited.contains(where: { $0.type.plainName == "PreviewProvider" }) else {
      return false
    }
    edits.blank(node.bytes)
    return true
  }

  /// Leaves out an extension of such a type; false for other extensions.
  func leaveOutPreviews(extending node: ExtensionDeclSyntax) -> Bool {
    let extended = declarations.types[node.extendedType.trimmedDescription]
    guard extended?.inherits.contains("PreviewProvider") ?? false else { return false }
    edits.blank(node.bytes)
    return true
  }

  private func leaveOut(
    _ inner: Range<Int>,
    of type: TypeSyntax,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ node: some SyntaxProtocol
  ) -> Bool {
    if type.names.contains(where: Self.foreignContent.contains) {
      // Its protocol isn't here either; only bodies that are left out can ask for it.
      noteLeftOut(node.bytes)
      edits.blank(node.bytes)
      return true
    }
    guard let value = emptyValue(of: type, modifiers) else { return false }
    for attribute in attributes.compactMap({ $0.as(AttributeSyntax.self) })
    where attribute.attributeName.plainName.hasSuffix("Builder") { edits.blank(attribute.bytes) }
    noteLeftOut(inner)
    edits.replace(inner, with: " \(value) ")
    return true
  }

  /// The source of an empty value of a type of SwiftUI; nil for other types.
  private func emptyValue(of type: TypeSyntax, _ modifiers: DeclModifierListSyntax) -> String? {
    let name = type.opaqueName ?? type.plainName
    guard declarations.types[name]?.kind == nil,
      let empty = (type.opaqueName == nil ? Self.emptyViews : Self.emptyContents)[name]
    else { return nil }
    let extended = scopes.last.map { $0.kind == .typeExtension ? $0.name : "" } ?? ""
    guard isInTypeBody, !modifiers.has("static") else { return empty }
    // What changes a view answers the view itself, which keeps its name.
    let isChange = name == "View" ? Self.extendedViews.contains(extended) : extended == name
    return isChange ? "self" : empty
  }

  /// Notes the lines that nobody compiles.
  func noteLeftOut(_ bytes: Range<Int>) {
    let places = [bytes.lowerBound, max(bytes.lowerBound, bytes.upperBound - 1)].map {
      self.places.location(for: AbsolutePosition(utf8Offset: $0)).line
    }
    leftOut.append(Draft.Lines(first: places[0], last: places[1]))
  }

  private static let emptyViews = [
    "AnyView": "SwiftUI.AnyView(SwiftUI.EmptyView())",
    "Text": "SwiftUI.Text(verbatim: \"\")",
  ]

  /// Protocols of SwiftUI whose values are content, each with an empty value.
  private static let emptyContents = [
    "View": "SwiftUI.EmptyView()",
    "Scene": "SwiftUI.WindowGroup { SwiftUI.EmptyView() }",
    "Commands": "SwiftUI.EmptyCommands()",
    "ToolbarContent": "SwiftUI.ToolbarItem { SwiftUI.EmptyView() }",
    "Gesture": "SwiftUI.TapGesture()",
    "Shape": "SwiftUI.Rectangle()",
    "InsettableShape": "SwiftUI.Rectangle()",
    "ShapeStyle": "SwiftUI.Color.clear",
    "ViewModifier": "SwiftUI.EmptyModifier()",
  ]

  /// Protocols of content in frameworks that aren't here, or that SwiftUI lacks here.
  private static let foreignContent: Set<String> = [
    "AxisContent", "AxisMark", "ChartContent", "CustomizableToolbarContent", "MapContent",
    "TableColumnContent", "TableRowContent", "WidgetConfiguration",
  ]

  /// Types of SwiftUI whose extensions add changes of views.
  private static let extendedViews: Set<String> = [
    "View", "Text", "Image", "Shape", "InsettableShape", "Color", "SwiftUI.View",
  ]
}

extension TypeSyntax {
  /// The words of the type.
  fileprivate var names: [String] { tokens(viewMode: .sourceAccurate).map(\.text) }

  /// The protocol behind `some`; nil for other types.
  var opaqueName: String? {
    guard let type = self.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some"
    else { return nil }
    return type.constraint.plainName
  }

  /// The name without the module before it and without generic arguments.
  var plainName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self), type.baseType.trimmedDescription == "SwiftUI" {
      return type.name.text
    }
    return trimmedDescription
  }
}
