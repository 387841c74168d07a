nonisolated extension UIImage {
  /// True if there is a text baseline.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// True if the image has highlights brighter than white; false for all here, since what is decoded
  /// has the usual range of brightness.
  public var isHighDynamicRange: Bool { false }

  /// The image without highlights brighter than white: the image itself, which has none.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
