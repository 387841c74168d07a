public import CoreImage

nonisolated extension CIColor {
  /// The parts of a colour, resolved for the current traits.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

nonisolated extension UIColor {
  /// A colour of the same parts.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The parts of the colour, resolved for the current traits.
  public var ciColor: CIColor { CIColor(color: self) }
}
