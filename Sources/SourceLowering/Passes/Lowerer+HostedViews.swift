internal import SwiftSyntax

/// If UIKit hosts a view of SwiftUI, the view that the app declares is kept, and what is around
/// it or added to it is left out (L-171).
extension Lowerer {
  /// Reduces the views that a call hosts, and leaves out what SwiftUI would add to one.
  func reduceViews(_ node: FunctionCallExprSyntax) {
    guard isOfSwiftUI else { return }
    dropChange(node)
    for argument in node.arguments where argument.label?.text == "rootView" {
      reduce(argument.expression)
    }
    guard let closure = node.trailingClosure else { return }
    if node.calledExpression.name == "UIHostingConfiguration" { reduce(closure) }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "background",
      member.base?.constructor?.calledExpression.name == "UIHostingConfiguration"
    {
      reduce(closure)
    }
  }

  /// Leaves out `.padding()` behind the making of a view, unless the app declares such a method.
  private func dropChange(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let name = member.base?.constructor?.calledExpression.name,
      isOwnView(name) || isView(name), !declaresMethod(member.declName.baseName.text)
    else { return }
    let bytes = member.period.bytes.lowerBound..<node.bytes.upperBound
    noteLeftOut(bytes)
    edits.blank(bytes)
  }

  private func reduce(_ expression: ExprSyntax) {
    guard let maker = expression.constructor, let name = maker.calledExpression.name,
      !isOwnView(name)
    else { return }
    if name == "AnyView" {
      maker.arguments.first.map { reduce($0.expression) }
    } else if Self.containers.contains(name), declarations.resolve(name) == nil {
      maker.trailingClosure.map(reduce)
    } else if isView(name) && !Self.plainViews.contains(name) || Self.shapes.contains(name) {
      leaveOut(expression)
    }
  }

  /// Reduces the one view of a closure; several, or a choice of them, become an empty view.
  private func reduce(_ closure: ClosureExprSyntax) {
    guard let first = closure.statements.first, let last = closure.statements.last else { return }
    var single: ExprSyntax?
    if closure.statements.count == 1 {
      single = first.item.as(ExprSyntax.self)
      single = first.item.as(ReturnStmtSyntax.self)?.expression ?? single
    }
    if let single, !single.is(IfExprSyntax.self), !single.is(SwitchExprSyntax.self) {
      return reduce(single)
    }
    replace(first.bytes.lowerBound..<last.bytes.upperBound)
  }

  private func leaveOut(_ node: some SyntaxProtocol) { replace(node.bytes) }

  private func replace(_ bytes: Range<Int>) {
    noteLeftOut(bytes)
    edits.replace(bytes, with: "SwiftUI.EmptyView()")
  }

  /// True if the file imports SwiftUI.
  private var isOfSwiftUI: Bool { imports.contains("SwiftUI") }

  /// True for a view that the app declares.
  private func isOwnView(_ name: String) -> Bool {
    declarations.resolve(name, in: typeName).flatMap { declarations.types[$0] }?.inherits
      .contains { Self.viewProtocols.contains($0) } == true
  }

  /// True for a view that SwiftUI has and the app does not declare anew.
  private func isView(_ name: String) -> Bool {
    Self.views.contains(name) && declarations.resolve(name) == nil
  }

  private func declaresMethod(_ name: String) -> Bool {
    declarations.methodNames.contains(name)
  }

  private static let viewProtocols: Set<String> = [
    "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// Views around others that SwiftUI has here too.
  private static let containers: Set<String> = [
    "Group", "HStack", "NavigationStack", "NavigationView", "ScrollView", "VStack", "ZStack",
  ]

  /// Views that SwiftUI has here too.
  private static let plainViews: Set<String> = [
    "AnyView", "Divider", "EmptyView", "Image", "Spacer", "Text",
  ]

  /// Shapes, which SwiftUI has here without what fills them.
  private static let shapes: Set<String> = [
    "Capsule", "Circle", "ContainerRelativeShape", "Ellipse", "LinearGradient", "Rectangle",
    "RoundedRectangle", "UnevenRoundedRectangle",
  ]

  /// Views by the names of SwiftUI's documentation.
  private static let views = containers.union(plainViews).union([
    "AsyncImage", "Button", "Canvas", "ColorPicker", "ContentUnavailableView", "ControlGroup",
    "DatePicker", "DisclosureGroup", "ForEach", "Form", "Gauge", "GeometryReader", "Grid",
    "GroupBox", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "Link", "List", "Menu", "MultiDatePicker", "NavigationLink", "NavigationSplitView",
    "OutlineGroup", "Picker", "ProgressView", "ScrollViewReader", "Section", "SecureField",
    "ShareLink", "Slider", "Stepper", "TabView", "Table", "TextEditor", "TextField",
    "TimelineView", "Toggle", "ViewThatFits",
  ])
}

extension ExprSyntax {
  /// The call `View(…)` that a chain of further calls begins with; nil for other expressions.
  fileprivate var constructor: FunctionCallExprSyntax? {
    var rest = self
    while let call = rest.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        return call
      }
      guard let base = member.base, base.is(FunctionCallExprSyntax.self) else { return call }
      rest = base
    }
    return nil
  }

  /// The name of a type that is called: `View`, `Menu.View` or `View<Model>`; nil for functions.
  fileprivate var name: String? {
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.name
    }
    let text = self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? trimmedDescription
    let isPath = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    guard isPath, let last = text.split(separator: ".").last else { return nil }
    guard last.first?.isUppercase == true else { return nil }
    return text.hasPrefix("SwiftUI.") ? String(last) : text
  }
}
