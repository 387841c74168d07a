/// A colour as filters take it: its parts, without a space of their own.
nonisolated open class CIColor: NSObject, @unchecked Sendable {
  /// The red part, from 0 to 1.
  public let red: CGFloat
  /// The green part, from 0 to 1.
  public let green: CGFloat
  /// The blue part, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// The parts of a colour, resolved for the current traits.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of parts from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}

nonisolated extension UIColor {
  /// A colour of the same parts.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
