public import Foundation

extension NSValue {
  /// Wraps a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.numbers)
  }

  /// The transform that was wrapped; the identity for anything else.
  public var caTransform3DValue: CATransform3D {
    CATransform3D(numbers: numbers(16)) ?? CATransform3DIdentity
  }

  /// Wraps numbers, which Foundation on Linux keeps as an array: it has no values of structures.
  package convenience init(numbers: [CGFloat]) {
    let doubles = numbers.map { Double($0) }
    self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
  }

  /// As many numbers as are asked for; empty if the value holds something else.
  package func numbers(_ count: Int) -> [CGFloat] {
    guard String(cString: objCType) == "[\(count)d]" else { return [] }
    var doubles = [Double](repeating: 0, count: count)
    getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }

  /// The point, size, rectangle or transform that is wrapped; nil for anything else.
  var geometry: Any? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": pointValue
    case "{CGSize=dd}": sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
    case "[16d]": caTransform3DValue
    default: nil
    }
  }
}

extension CATransform3D {
  /// Row by row.
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init?(numbers: [CGFloat]) {
    guard numbers.count == 16 else { return nil }
    self.init(
      m11: numbers[0],
      m12: numbers[1],
      m13: numbers[2],
      m14: numbers[3],
      m21: numbers[4],
      m22: numbers[5],
      m23: numbers[6],
      m24: numbers[7],
      m31: numbers[8],
      m32: numbers[9],
      m33: numbers[10],
      m34: numbers[11],
      m41: numbers[12],
      m42: numbers[13],
      m43: numbers[14],
      m44: numbers[15]
    )
  }
}
