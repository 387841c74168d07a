internal import ConstraintSolver

/// Contradictions, told with the constraints that nobody wrote.
extension LayoutEngine {
  /// Says what contradicts what, and what is done about it.
  func report(_ conflict: Solver.Conflict) {
    guard !isFitting else { return }
    FrameRecording.current?.noteConflict(
      of: conflict.constraints.compactMap { constraintsByToken[$0]?.object },
      refused: constraintsByToken[conflict.refused]?.object
    )
    let words = notations(of: Set(conflict.constraints + [conflict.refused]))
    let list = conflict.constraints.compactMap { words[$0] }
    guard let broken = words[conflict.refused] else { return }
    UIViewAlertForUnsatisfiableConstraints(broken, list)
    Diagnostic.unsatisfiable(constraints: list, broken: broken).report()
  }

  /// The constraints behind some rows as UIKit prints them.
  func notations(of tokens: Set<Solver.Token>) -> [Solver.Token: String] {
    var words: [Solver.Token: String] = [:]
    for token in tokens { words[token] = constraintsByToken[token]?.object.notation }
    guard words.count < tokens.count else { return words }
    for item in items {
      note(item.frameRows, of: item, in: tokens) { words[$0] = $1 }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        guard let rows = item.content[axis] else { continue }
        for token in [rows.least, rows.most] where tokens.contains(token) {
          words[token] = notation(rows, axis, of: item)
        }
      }
      for (index, token) in item.arrangement.enumerated() where tokens.contains(token) {
        words[token] = notation(arrangement: index, of: item)
      }
    }
    return words
  }

  private func note(
    _ rows: [Solver.Token],
    of item: LayoutItem,
    in tokens: Set<Solver.Token>,
    _ say: (Solver.Token, String) -> Void
  ) {
    let names = ["minX", "minY", "width", "height"]
    for (index, token) in rows.enumerated() where tokens.contains(token) {
      let number = item.frameConstants.indices.contains(index) ? item.frameConstants[index] : 0
      let words = "\(NSLayoutConstraint.name(item.object)).\(names[index]) == \(number.short)"
      say(token, heldNotation(words, isWidth: index == 2, of: item))
    }
  }

  /// A root is held by its surroundings, everything else by its mask.
  private func heldNotation(_ words: String, isWidth: Bool, of item: LayoutItem) -> String {
    guard let view = item.view, view !== root else {
      return NSLayoutConstraint.notation(
        kind: "NSLayoutConstraint",
        item,
        "UIView-Encapsulated-Layout-\(isWidth ? "Width" : "Height")",
        words,
        "active"
      )
    }
    let outer = view.superview.map { ", names: '|':\(NSLayoutConstraint.name($0)) " } ?? ""
    return NSLayoutConstraint.notation(
      kind: "NSAutoresizingMaskLayoutConstraint",
      item,
      nil,
      "\(view.autoresizingMask.notation) \(words)",
      "active" + outer
    )
  }

  private func notation(
    _ rows: ContentRows,
    _ axis: NSLayoutConstraint.Axis,
    of item: LayoutItem
  ) -> String {
    let view = item.view
    let hugging = view?.contentHuggingPriority(for: axis).rawValue.short ?? ""
    let resistance = view?.contentCompressionResistancePriority(for: axis).rawValue.short ?? ""
    let side = axis == .horizontal ? "width" : "height"
    return NSLayoutConstraint.notation(
      kind: "NSContentSizeLayoutConstraint",
      item,
      nil,
      "\(NSLayoutConstraint.name(item.object)).\(side) == \(rows.wish.length.short) "
        + "Hug:\(hugging) CompressionResistance:\(resistance)",
      "active"
    )
  }

  private func notation(arrangement index: Int, of item: LayoutItem) -> String? {
    guard let stack = item.view as? UIStackView else { return nil }
    var arrangement = StackArrangement(engine: self, stack: stack)
    let rows = arrangement.rows()
    guard rows.indices.contains(index) else { return nil }
    return NSLayoutConstraint.notation(
      kind: "NSLayoutConstraint",
      item,
      "UISV-\(rows[index].role.rawValue)",
      words(rows[index]),
      "active"
    )
  }

  /// A row as a sum against a sum.
  private func words(_ row: LinearRow) -> String {
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
