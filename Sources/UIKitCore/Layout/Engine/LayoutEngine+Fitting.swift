internal import ConstraintSolver
internal import QuartzCore

extension UIView {
  /// The size that the constraints in the view need: as close to the target as their priorities
  /// leave, on a solver of its own.
  func fittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    guard holdsLayout else { return plainFittingSize(target, horizontal, vertical) }
    let engine = LayoutEngine(root: self, isFitting: true)
    return engine.fit(target, horizontal, vertical)
  }

  /// True if constraints or a stack place something in the view.
  var holdsLayout: Bool {
    !layout.constraints.isEmpty || self is UIStackView || subviews.contains { $0.holdsLayout }
  }

  /// The intrinsic size where there is one, the target where the caller insists, else what is.
  private func plainFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let own = intrinsicContentSize
    func length(
      _ own: CGFloat,
      _ target: CGFloat,
      _ current: CGFloat,
      _ priority: UILayoutPriority
    ) -> CGFloat {
      if priority == .required { return target }
      if own != Self.noIntrinsicMetric { return own }
      return current
    }
    return CGSize(
      width: length(own.width, target.width, bounds.width, horizontal),
      height: length(own.height, target.height, bounds.height, vertical)
    )
  }
}

extension LayoutEngine {
  fileprivate func fit(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    let item = item(for: root)
    let inset = root.alignmentRectInsets
    let width = Double(target.width - inset.left - inset.right)
    let height = Double(target.height - inset.top - inset.bottom)
    add(
      LinearRow(
        LinearExpression(item.width),
        .equal,
        LinearExpression(constant: width),
        at: horizontal
      )
    )
    add(
      LinearRow(
        LinearExpression(item.height),
        .equal,
        LinearExpression(constant: height),
        at: vertical
      )
    )
    update()
    let frame = root.frame(forAlignmentRect: rect(item))
    return root.ceilToPixel(frame.size)
  }
}
