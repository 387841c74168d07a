/// The shadow of a background.
public struct UIShadowProperties: Hashable {
  /// The color of the shadow; default black.
  public var color: UIColor = .black
  /// The part of the color that is drawn, from 0 to 1; default 0 for no shadow.
  public var opacity: CGFloat = 0
  /// The blur, in points; default 0.
  public var radius: CGFloat = 0
  /// The distance from the background, in points; default zero.
  public var offset: CGSize = .zero
  /// The outline of the shadow, in the coordinates of the background; nil, the default, is that of the
  /// background with its corners.
  public var path: UIBezierPath?

  init() {}

  /// True if two shadows are drawn alike; paths are compared as objects.
  public static func == (a: Self, b: Self) -> Bool {
    a.color == b.color && a.opacity == b.opacity && a.radius == b.radius && a.offset == b.offset
      && a.path === b.path
  }

  /// Adds what makes two shadows different.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
  }
}
