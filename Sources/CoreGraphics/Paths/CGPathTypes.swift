public import Foundation

/// The shape of the end of an open line.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// The shape of the corner where two lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// The rule for the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path winds at least once, counting directions.
  case winding
  /// Points from which a ray meets the path an odd number of times.
  case evenOdd
}

/// The parts of a path that are painted.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The kind of one step of a path, which says how many points it has.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, lent to a function for the length of its call.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The step's points: none for closing, one for moving and lines, two or three for curves.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a step of its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that `CGPath.apply(info:function:)` calls for each step.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

/// One step of a path as a value.
package enum PathStep: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint)
  case close

  /// The step's points in the order of the public element.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The kind of the step in the public vocabulary.
  package var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The step after a transform.
  package func applying(_ t: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let control, let end): .quad(control.applying(t), end.applying(t))
    case .cubic(let first, let second, let end):
      .cubic(first.applying(t), second.applying(t), end.applying(t))
    case .close: .close
    }
  }
}
