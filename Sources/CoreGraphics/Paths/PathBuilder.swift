package import Foundation

/// The standard shapes as steps, their curves as cubics.
enum PathBuilder {
  /// The distance of a control point that makes a cubic follow a quarter circle of radius 1.
  static let quarter: CGFloat = 0.5522847498307936

  static func rect(_ rect: CGRect) -> [PathStep] {
    guard !rect.isNull else { return [] }
    let corners = rect.standardized.corners
    return [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close]
  }

  static func ellipse(_ rect: CGRect) -> [PathStep] {
    guard !rect.isNull else { return [] }
    let rect = rect.standardized
    let t = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    let circle = arc(center: .zero, radius: 1, start: 0, delta: 2 * .pi).map { $0.applying(t) }
    guard case .line(let first)? = circle.first else { return [] }
    return [.move(first)] + circle.dropFirst() + [.close]
  }

  static func roundedRect(_ rect: CGRect, _ radii: CGSize) -> [PathStep] {
    guard !rect.isNull else { return [] }
    let rect = rect.standardized
    let radii = CGSize(
      width: min(max(radii.width, 0), rect.width / 2),
      height: min(max(radii.height, 0), rect.height / 2)
    )
    guard radii.width > 0, radii.height > 0 else { return Self.rect(rect) }
    return roundedRect(rect, corners: [radii, radii, radii, radii])
  }

  /// A rectangle whose corners have radii of their own, from (minX, minY) towards (maxX, minY).
  static func roundedRect(_ rect: CGRect, corners radii: [CGSize]) -> [PathStep] {
    let corners = rect.corners
    var steps: [PathStep] = []
    for index in 0..<4 {
      let corner = corners[index]
      let size = radii[index]
      let before = towards(corners[(index + 3) % 4], from: corner, by: size)
      let after = towards(corners[(index + 1) % 4], from: corner, by: size)
      steps.append(index == 0 ? .move(before) : .line(before))
      if size.width > 0, size.height > 0 {
        steps.append(
          .cubic(mix(before, corner, quarter), mix(after, corner, quarter), after)
        )
      }
    }
    return steps + [.close]
  }

  /// A circle's arc as a line to its start and cubics of at most a quarter turn each.
  static func arc(
    center: CGPoint,
    radius: CGFloat,
    start: CGFloat,
    delta: CGFloat
  ) -> [PathStep] {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    guard delta.isFinite, start.isFinite, radius.isFinite else { return [] }
    let delta = min(max(delta, -2 * .pi), 2 * .pi)
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let part = delta / CGFloat(count)
    let reach = 4 / 3 * tan(part / 4) * radius
    var steps: [PathStep] = [.line(point(start))]
    guard delta != 0 else { return steps }
    for index in 0..<count {
      let (from, to) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
      let (p0, p3) = (point(from), point(to))
      steps.append(
        .cubic(
          CGPoint(x: p0.x - reach * sin(from), y: p0.y + reach * cos(from)),
          CGPoint(x: p3.x + reach * sin(to), y: p3.y - reach * cos(to)),
          p3
        )
      )
    }
    return steps
  }

  static func mix(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  private static func towards(_ other: CGPoint, from corner: CGPoint, by size: CGSize) -> CGPoint {
    CGPoint(
      x: corner.x + (other.x == corner.x ? 0 : other.x > corner.x ? size.width : -size.width),
      y: corner.y + (other.y == corner.y ? 0 : other.y > corner.y ? size.height : -size.height)
    )
  }
}

extension CGPath {
  /// A rectangle whose corners have radii of their own, from (minX, minY) towards (maxX, minY).
  package convenience init(rect: CGRect, cornerRadii: [CGFloat]) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let radii = (0..<4).map { index in
      let radius = index < cornerRadii.count ? min(max(cornerRadii[index], 0), limit) : 0
      return CGSize(width: radius, height: radius)
    }
    self.init(steps: rect.isNull ? [] : PathBuilder.roundedRect(rect, corners: radii))
  }
}
