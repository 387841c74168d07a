internal import CoreGraphics

nonisolated extension CGFloat {
  /// The number as a listing has it: rounded to so many decimals, none where they are zero.
  ///
  /// Documents may give any number, such as 1e300, or one that is not finite.
  func formatted(decimals: Int) -> String {
    let scale = (0..<decimals).reduce(CGFloat(1)) { scale, _ in scale * 10 }
    let scaled = (self * scale).rounded() / scale
    let rounded = scaled.isFinite ? scaled : self
    return Int(exactly: rounded).map(String.init) ?? "\(Double(rounded))"
  }
}
