public import Foundation

/// The names of the usual paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The pace's name; an unknown one acts as `linear`.
  public let rawValue: String
  /// Makes a name of any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = Self(rawValue: "linear")
  /// Begins slowly: control points (0.42, 0) and (1, 1).
  public static let easeIn = Self(rawValue: "easeIn")
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static let easeOut = Self(rawValue: "easeOut")
  /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The pace of layers' own animations: control points (0.25, 0.1) and (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}

/// A pace: a cubic curve from (0, 0) to (1, 1) that turns elapsed time into progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// One of the usual paces; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A pace from the two inner control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
  }

  /// Writes the control point of an index from 0 to 3 as two numbers; nothing for another index.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// The progress at a time, both from 0 to 1.
  package func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if curve(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, first.y, second.y)
  }

  private func curve(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
