public import QuartzCore

extension UIView {
  /// The value in `intrinsicContentSize` for a direction without a size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// Asks `systemLayoutSizeFitting` for the smallest size.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks `systemLayoutSizeFitting` for the largest size, 10,000 points a side.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
