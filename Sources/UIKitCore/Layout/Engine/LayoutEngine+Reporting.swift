package import ConstraintSolver

/// Reports of contradictions, with the constraints that nobody wrote.
extension LayoutEngine {
  /// Says what contradicts what, and what is done about it.
  func report(_ conflict: Solver.Conflict) {
    guard !isFitting else { return }
    rules?.note(
      conflictOf: conflict.constraints.compactMap { constraintsByToken[$0]?.object },
      refused: constraintsByToken[conflict.refused]?.object
    )
    let constraints = constraints(behind: Set(conflict.constraints + [conflict.refused]))
    let list = conflict.constraints.compactMap { constraints[$0]?.description }
    guard let broken = constraints[conflict.refused]?.description else { return }
    UIViewAlertForUnsatisfiableConstraints(broken, list)
    Diagnostic.unsatisfiable(constraints: list, broken: broken).report()
  }

  /// The constraint of an app or a document behind a row.
  package func constraint(behind token: Solver.Token) -> NSLayoutConstraint? {
    constraintsByToken[token]?.object
  }

  /// The constraints behind some rows; what nobody wrote is made for the purpose.
  func constraints(behind tokens: Set<Solver.Token>) -> [Solver.Token: NSLayoutConstraint] {
    var found: [Solver.Token: NSLayoutConstraint] = [:]
    for token in tokens { found[token] = constraintsByToken[token]?.object }
    guard found.count < tokens.count else { return found }
    for item in items {
      for (index, token) in item.frameRows.enumerated() where tokens.contains(token) {
        found[token] = held(index, of: item)
      }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let rows = item.content[axis] else { continue }
        let known = [rows.least, rows.most].filter { tokens.contains($0) }
        guard !known.isEmpty else { continue }
        let constraint = content(rows, axis, of: item)
        for token in known { found[token] = constraint }
      }
      for (index, token) in item.arrangement.enumerated() where tokens.contains(token) {
        found[token] = arrangement(index, of: item)
      }
    }
    return found
  }

  /// The constraint that holds a side of a view at its frame, made to be printed.
  private func held(_ index: Int, of item: LayoutItem) -> GeneratedConstraint {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let number = item.frameConstants.indices.contains(index) ? item.frameConstants[index] : 0
    let side = ["minX", "minY", "width", "height"][index]
    let formula = "\(NSLayoutConstraint.name(item.object)).\(side) == \(number.short)"
    return GeneratedConstraint(
      of: item.object,
      attributes[index],
      CGFloat(number),
      heldNotation(formula, isWidth: index == 2, of: item)
    )
  }

  /// A root is held by its surroundings, everything else by its mask.
  private func heldNotation(_ formula: String, isWidth: Bool, of item: LayoutItem) -> String {
    guard let view = item.view, view !== root else {
      return NSLayoutConstraint.notation(
        kind: "NSLayoutConstraint",
        item,
        "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")",
        formula,
        "active"
      )
    }
    let outer = view.superview.map { ", names: '|':\(NSLayoutConstraint.name($0)) " } ?? ""
    return NSLayoutConstraint.notation(
      kind: "NSAutoresizingMaskLayoutConstraint",
      item,
      nil,
      "\(view.autoresizingMask.notation) \(formula)",
      "active" + outer
    )
  }

  private func content(
    _ rows: ContentRows,
    _ axis: NSLayoutConstraint.Axis,
    of item: LayoutItem
  ) -> GeneratedConstraint {
    let view = item.view
    let hugging = view?.contentHuggingPriority(for: axis).rawValue.short ?? ""
    let resistance = view?.contentCompressionResistancePriority(for: axis).rawValue.short ?? ""
    let side = axis == .horizontal ? "width" : "height"
    let length = rows.preference.length
    let formula = NSLayoutConstraint.notation(
      kind: "NSContentSizeLayoutConstraint",
      item,
      nil,
      "\(NSLayoutConstraint.name(item.object)).\(side) == \(length.short) "
        + "Hug:\(hugging) CompressionResistance:\(resistance)",
      "active"
    )
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return GeneratedConstraint(of: item.object, attribute, CGFloat(length), formula)
  }

  private func arrangement(_ index: Int, of item: LayoutItem) -> GeneratedConstraint? {
    guard let stack = item.view as? UIStackView else { return nil }
    let rows = rows(liningUp: stack)
    guard rows.indices.contains(index) else { return nil }
    let formula = NSLayoutConstraint.notation(
      kind: "NSLayoutConstraint",
      item,
      "UISV-\(rows[index].role.rawValue)",
      formula(rows[index]),
      "active"
    )
    return GeneratedConstraint(of: stack, .notAnAttribute, 0, formula)
  }

  /// A row as a sum against a sum.
  private func formula(_ row: LinearRow) -> String {
    func sum(_ terms: [Solver.Term], _ sign: Double, _ constant: Double) -> String {
      var parts = terms.map { term in
        let factor = term.coefficient * sign
        return (factor == 1 ? "" : "\(factor.short)*") + name(of: term.variable)
      }
      if constant != 0 || parts.isEmpty { parts.append(constant.short) }
      return parts.joined(separator: " + ")
    }
    let terms = row.expression.terms
    let constant = row.expression.constant
    let left = sum(terms.filter { $0.coefficient > 0 }, 1, max(0, constant))
    let right = sum(terms.filter { $0.coefficient < 0 }, -1, max(0, -constant))
    return "\(left) \(row.relation.sign) \(right)"
  }

  private func name(of variable: Solver.Variable) -> String {
    guard let item = owners[variable.position], item.has(variable) else { return "?" }
    let side =
      variable == item.minX
      ? "minX" : variable == item.minY ? "minY" : variable == item.width ? "width" : "height"
    return "\(NSLayoutConstraint.name(item.object)).\(side)"
  }
}

extension UIView.AutoresizingMask {
  /// `h=--& v=-&-`: what is fixed and what gives way, before, in and after the view.
  nonisolated var notation: String {
    func axis(_ before: Self, _ extent: Self, _ after: Self) -> String {
      let isRigid = isDisjoint(with: [before, extent, after])
      return (contains(before) ? "&" : "-") + (contains(extent) ? "&" : "-")
        + (isRigid || contains(after) ? "&" : "-")
    }
    let x = axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let y = axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "h=\(x) v=\(y)"
  }
}

/// Reached whenever constraints that must hold contradict each other, for breakpoints by name.
@inline(never)
public func UIViewAlertForUnsatisfiableConstraints(
  _ broken: String,
  _ constraints: [String]
) { LayoutEngine.lastContradiction = broken }
