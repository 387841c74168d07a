/// Images that stretch in one column and one row, as the first versions of iOS had them.

nonisolated extension UIImage {
  /// The width of the left part that keeps its size, in points; 0 where the columns stretch.
  public var leftCapWidth: Int { hasOneStretch ? Int(capInsets.left) : 0 }

  /// The height of the top part that keeps its size, in points; 0 where the rows stretch.
  public var topCapHeight: Int { hasOneStretch ? Int(capInsets.top) : 0 }

  /// True if one column or one row of the middle stretches.
  private var hasOneStretch: Bool {
    guard let resizing = state.resizing, resizing.mode == .stretch else { return false }
    let insets = resizing.insets
    return insets == Self.insets(left: Int(insets.left), top: Int(insets.top), in: size)
  }

  func stretchable(left: Int, top: Int) -> UIImage {
    let insets = Self.insets(left: left, top: top, in: size)
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// A cap of 0 leaves the whole side to stretch, as there is nothing that would keep its size.
  private static func insets(left: Int, top: Int, in size: CGSize) -> UIEdgeInsets {
    let right = left > 0 ? max(size.width - CGFloat(left) - 1, 0) : 0
    let bottom = top > 0 ? max(size.height - CGFloat(top) - 1, 0) : 0
    return UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: bottom, right: right)
  }
}
