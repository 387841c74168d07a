public import Foundation

/// An animation through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values to go through, of types that can be animated; ignored if there is a path; default
  /// nil.
  open var values: [Any]?
  /// A path for points to follow, in place of values; default nil.
  open var path: CGPath? { didSet { walk = nil } }
  /// The part of the duration, from 0 to 1, at which each value is reached; nil spreads them
  /// evenly.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next; even where there is none; default nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The rule between values; default `.linear`.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The turning of the layer with the direction of the path; nil, the default, does not turn.
  open var rotationMode: CAAnimationRotationMode?
  /// The tightness of the curve at each value, for cubic modes; kept, and has no effect here.
  open var tensionValues: [NSNumber]?
  /// The sharpness of corners at each value, for cubic modes; kept, and has no effect here.
  open var continuityValues: [NSNumber]?
  /// The side to which the curve leans at each value, for cubic modes; kept, and has no effect here.
  open var biasValues: [NSNumber]?
  private var walk: PathWalk?

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    rotationMode = other.rotationMode
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    biasValues = other.biasValues
  }

  override func apply(to moving: CALayer, at moment: AnimationMoment) {
    super.apply(to: moving, at: moment)
    guard let rotationMode, let angle = position(progress(moment))?.angle else { return }
    let turn = rotationMode == .rotateAutoReverse ? angle + .pi : angle
    moving.transform = CATransform3DMakeRotation(turn, 0, 0, 1).concatenating(moving.transform)
  }

  override func value(at moment: AnimationMoment, base: AnimatedValue?) -> AnimatedValue? {
    let part = progress(moment)
    if path != nil { return position(part).map { .point($0.point) } }
    let values = (values ?? []).compactMap { AnimatedValue($0) }
    guard let first = values.first, let last = values.last else { return nil }
    let value = self.value(of: values, at: part)
    guard isCumulative, moment.iteration > 0 else { return value }
    return value.plus(last.minus(first), times: CGFloat(moment.iteration))
  }

  private func value(of values: [AnimatedValue], at part: CGFloat) -> AnimatedValue {
    if calculationMode == .discrete {
      let times = times(values.count + 1)
      let index = times.dropLast().lastIndex { $0 <= part + 1e-9 } ?? 0
      return values[min(index, values.count - 1)]
    }
    guard values.count > 1 else { return values[0] }
    let (index, share) = leg(part, times(values.count))
    let (from, to) = (values[index], values[index + 1])
    guard calculationMode == .cubic || calculationMode == .cubicPaced else {
      return from.mixed(with: to, share)
    }
    let before = index > 0 ? values[index - 1] : from
    let after = index + 2 < values.count ? values[index + 2] : to
    return from.curved(to, share, before: before, after: after)
  }

  /// The leg at a part of the time, and the part of that leg by its own pace.
  private func leg(_ part: CGFloat, _ times: [CGFloat]) -> (Int, CGFloat) {
    let index = min(times.dropLast().lastIndex { $0 <= part } ?? 0, times.count - 2)
    let length = times[index + 1] - times[index]
    let share = length > 0 ? min(max((part - times[index]) / length, 0), 1) : 1
    let paces = timingFunctions ?? []
    return (index, paces.indices.contains(index) ? paces[index].progress(at: share) : share)
  }

  private func times(_ count: Int) -> [CGFloat] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map { CGFloat($0.doubleValue) } }
    return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  /// The place on the path and the direction there.
  private func position(_ part: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    guard let path else { return nil }
    let walk = walk ?? PathWalk(path)
    self.walk = walk
    guard calculationMode != .paced, calculationMode != .cubicPaced, walk.legCount > 0 else {
      return walk.position(atShare: part)
    }
    let (index, share) = leg(part, times(walk.legCount + 1))
    return walk.position(onLeg: index, share)
  }
}

extension AnimatedValue {
  /// The value on a smooth curve through four, at a part of the way between the middle two.
  fileprivate func curved(
    _ next: AnimatedValue,
    _ t: CGFloat,
    before: AnimatedValue,
    after: AnimatedValue
  ) -> AnimatedValue {
    guard isAdditive else { return mixed(with: next, t) }
    let (square, cube) = (t * t, t * t * t)
    return
      zero
      .plus(before, times: (-cube + 2 * square - t) / 2)
      .plus(self, times: (3 * cube - 5 * square + 2) / 2)
      .plus(next, times: (-3 * cube + 4 * square + t) / 2)
      .plus(after, times: (cube - square) / 2)
  }
}

/// A path as legs of short lines, to be walked by its length.
private struct PathWalk {
  private var legs: [[CGPoint]] = []

  var legCount: Int { legs.count }

  init(_ path: CGPath) {
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for step in path.steps {
      switch step {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): add([last, point], &last)
      case .quad(let control, let end):
        let from = last
        add(
          Self.samples { Self.mix(Self.mix(from, control, $0), Self.mix(control, end, $0), $0) },
          &last
        )
      case .cubic(let one, let two, let end):
        let from = last
        add(
          Self.samples { t in
            let middle = Self.mix(one, two, t)
            return Self.mix(
              Self.mix(Self.mix(from, one, t), middle, t),
              Self.mix(middle, Self.mix(two, end, t), t),
              t
            )
          },
          &last
        )
      case .close: add([last, start], &last)
      }
    }
  }

  private mutating func add(_ points: [CGPoint], _ last: inout CGPoint) {
    guard let end = points.last else { return }
    legs.append(points)
    last = end
  }

  /// The place at a share of one leg.
  func position(onLeg index: Int, _ share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    legs.indices.contains(index) ? Self.position(on: legs[index], share) : nil
  }

  /// The place at a share of the whole length.
  func position(atShare share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
    Self.position(on: legs.flatMap { $0 }, share)
  }

  private static func position(
    on line: [CGPoint],
    _ share: CGFloat
  ) -> (point: CGPoint, angle: CGFloat)? {
    let pieces = zip(line, line.dropFirst()).filter { $0 != $1 }
    guard let last = pieces.last else { return line.first.map { ($0, 0) } }
    let lengths = pieces.map { hypot(Double($1.x - $0.x), Double($1.y - $0.y)) }
    var left = lengths.reduce(0, +) * Double(share)
    for (piece, length) in zip(pieces, lengths) {
      if left <= length { return place(piece, CGFloat(left / length)) }
      left -= length
    }
    return place(last, 1)
  }

  private static func place(
    _ piece: (CGPoint, CGPoint),
    _ share: CGFloat
  ) -> (point: CGPoint, angle: CGFloat) {
    let angle = atan2(Double(piece.1.y - piece.0.y), Double(piece.1.x - piece.0.x))
    return (mix(piece.0, piece.1, share), CGFloat(angle))
  }

  private static func samples(_ curve: (CGFloat) -> CGPoint) -> [CGPoint] {
    (0...32).map { curve(CGFloat($0) / 32) }
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
