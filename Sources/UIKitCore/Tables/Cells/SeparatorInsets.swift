extension UIEdgeInsets {
  /// The insets of separators: edges of `automaticDimension` are the automatic ones, and others
  /// count from there if the reference says so.
  func separators(
    over automatic: UIEdgeInsets,
    _ reference: UITableView.SeparatorInsetReference
  ) -> UIEdgeInsets {
    func edge(_ own: CGFloat, _ automatic: CGFloat) -> CGFloat {
      if own == UITableView.automaticDimension { return automatic }
      return reference == .fromAutomaticInsets ? automatic + own : own
    }
    return UIEdgeInsets(
      top: 0,
      left: edge(left, automatic.left),
      bottom: 0,
      right: edge(right, automatic.right)
    )
  }
}

extension UITableView {
  /// The inset that nobody set: separators begin where the text of rows does.
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: metrics.margin, bottom: 0, right: 0)
  }
}
