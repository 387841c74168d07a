internal import QuartzCore
internal import UIKitCore

/// The changes that the canvas makes to the rows that line up a stack's views.
extension CanvasRules {
  func change(_ rows: inout [LinearRow], of stack: UIStackView, in engine: LayoutEngine) {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    if let drawn = drawn(stack), let frame = drawn.frame {
      if shown.isEmpty { keep(frame.size, of: stack, &rows, in: engine) }
      let alignment = rows.indices.filter { rows[$0].role == .alignment }
      change(stack) { $0.alignmentRows = alignment }
    }
    for view in shown { rows += substitutes(for: view, in: engine) }
  }

  /// Stronger than what content by default resists with.
  private static let drawnSize = UILayoutPriority(800)

  /// Leaves an empty stack as large as it was drawn, even where other content gives way to it: what
  /// the stack will hold is not known.
  private func keep(
    _ size: CGSize,
    of stack: UIStackView,
    _ rows: inout [LinearRow],
    in engine: LayoutEngine
  ) {
    rows.removeAll { $0.role == .fitting }
    let item = engine.item(for: stack)
    for (extent, length) in [(item.width, size.width), (item.height, size.height)] {
      let wanted = LinearExpression(constant: Double(length))
      var row = LinearRow(LinearExpression(extent), .equal, wanted, at: Self.drawnSize)
      row.role = .fitting
      rows.append(row)
    }
  }

  /// A view without content measures at least something in a stack, so that it is seen.
  private func substitutes(for view: UIView, in engine: LayoutEngine) -> [LinearRow] {
    guard let least = drawn(view)?.arrangedLength else { return [] }
    let content = view.intrinsicContentSize
    let lengths = [
      (NSLayoutConstraint.Axis.horizontal, content.width), (.vertical, content.height),
    ]
    return lengths.filter { $0.1 < 0 }.map { axis, _ in
      var row = LinearRow(
        LinearExpression(engine.item(for: view).extent(axis)),
        .greaterThanOrEqual,
        LinearExpression(constant: Double(least + probes.unsaved)),
        at: view.contentCompressionResistancePriority(for: axis)
      )
      row.role = .fitting
      return row
    }
  }
}
