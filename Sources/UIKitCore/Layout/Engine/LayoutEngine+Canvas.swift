internal import ConstraintSolver

/// What Xcode's canvas keeps of a document as it was drawn.
extension LayoutEngine {
  /// Stronger than any content hugs by default, weaker than it resists.
  private static let kept = UILayoutPriority(600)

  /// Leaves the content of a scroll view as long as it was drawn, when a constraint says where it
  /// ends: the canvas lets it grow, but nothing that hugs makes it shorter.
  func keepDrawnContent(endingAt row: LinearRow) {
    guard Self.drawnShift == nil, row.relation == .equal,
      let content = row.expression.terms.first(where: { isContentLength($0.variable) }),
      let owner = owners[content.variable.position],
      !owner.keptLengths.contains(content.variable)
    else { return }
    var rest = row.expression.constant
    for term in row.expression.terms where term.variable != content.variable {
      guard let drawn = drawnNumber(term.variable) else { return }
      rest += term.coefficient * drawn
    }
    let length = -rest / content.coefficient
    guard length > 0 else { return }
    owner.keptLengths.append(content.variable)
    FrameRecording.current?.keepsContent = true
    add(
      LinearRow(
        LinearExpression(content.variable),
        .equal,
        LinearExpression(constant: length),
        at: Self.kept
      )
    )
  }

  /// Whether a variable is how far a scroll view's content reaches.
  private func isContentLength(_ variable: Solver.Variable) -> Bool {
    guard let owner = owners[variable.position], let guide = owner.object as? UILayoutGuide,
      let scroll = guide.owningView as? UIScrollView
    else { return false }
    return guide === scroll.contentLayoutGuide
      && (variable == owner.width || variable == owner.height)
  }

  /// What a variable was in the document; nil for views that are not drawn.
  private func drawnNumber(_ variable: Solver.Variable) -> Double? {
    guard let item = owners[variable.position], let view = item.view,
      let frame = view.layout.drawnFrame
    else { return nil }
    return item.number(variable, in: view.alignmentRect(forFrame: frame))
  }
}

extension LayoutItem {
  /// The number of a rectangle that one of the item's variables stands for.
  func number(_ variable: Solver.Variable, in rect: CGRect) -> Double {
    switch variable {
    case minX: Double(rect.minX)
    case minY: Double(rect.minY)
    case width: Double(rect.width)
    default: Double(rect.height)
    }
  }
}
