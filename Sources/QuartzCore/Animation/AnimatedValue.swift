import Foundation

/// A value that can be halfway between two others.
enum AnimatedValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case colors([CGColor])
  case numbers([CGFloat])
  /// Anything else; it changes at once.
  case other(Any)

  /// The value of what a property or an app hands over; nil for nothing.
  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let number as CGFloat: self = .number(number)
    case let flag as Bool: self = .other(flag)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform: self = .transform(CATransform3D(transform))
    case let color as CGColor: self = .color(color)
    case let path as CGPath: self = .path(path)
    case let colors as [CGColor]: self = .colors(colors)
    case let values as [Any]: self = Self.list(values)
    case let wrapped as NSValue where wrapped.geometry != nil: self.init(wrapped.geometry)
    default: self = NamedValue.cgFloat(value).map(Self.number) ?? .other(value)
    }
  }

  private static func list(_ values: [Any]) -> AnimatedValue {
    let numbers = values.compactMap(NamedValue.cgFloat)
    if numbers.count == values.count { return .numbers(numbers) }
    let colors = values.compactMap { $0 as? CGColor }
    return colors.count == values.count ? .colors(colors) : .other(values)
  }

  /// The value in the type that a property takes.
  var any: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .path(let path): path
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    case .other(let value): value
    }
  }

  /// True if two of these can be added, so that several animations of one value join smoothly.
  var isAdditive: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .transform, .color, .path, .colors, .numbers, .other: false
    }
  }
}

extension AnimatedValue {
  /// The value at a part of the way to another; what cannot be mixed changes at the end.
  func mixed(with other: AnimatedValue, _ part: CGFloat) -> AnimatedValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x),
          y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width),
          height: mix(a.size.height, b.size.height)
        )
      )
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, part))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, part))
    case (.path(let a), .path(let b)): return .path(a.mixed(with: b, part) ?? (part < 1 ? a : b))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, part) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(mix))
    default: return part < 1 ? self : other
    }
  }

  /// The sum; this value if they are of different kinds or cannot be added.
  func plus(_ other: AnimatedValue, times factor: CGFloat = 1) -> AnimatedValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * factor)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + b.x * factor, y: a.y + b.y * factor))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width * factor, height: a.height + b.height * factor))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * factor,
          y: a.origin.y + b.origin.y * factor,
          width: a.size.width + b.size.width * factor,
          height: a.size.height + b.size.height * factor
        )
      )
    case (.transform(let a), .transform(let b)): return .transform(b.concatenating(a))
    default: return self
    }
  }

  /// This value without another.
  func minus(_ other: AnimatedValue) -> AnimatedValue { plus(other, times: -1) }

  /// The value that changes nothing when it is added.
  var zero: AnimatedValue { minus(self) }

  /// True if both are the same; what cannot be compared is not.
  func isEqual(to other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.transform(let a), .transform(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a === b
    case (.colors(let a), .colors(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    default: false
    }
  }
}

extension CGColor {
  /// The colour at a part of the way to another, in sRGB multiplied by alpha, so that a colour
  /// that fades in does not darken on its way.
  func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
    let (a, b) = (rgba, other.rgba)
    let alpha = a.alpha + (b.alpha - a.alpha) * part
    guard alpha > 0 else { return .clear }
    func mix(_ channel: KeyPath<RGBA, CGFloat>) -> CGFloat {
      (a[keyPath: channel] * a.alpha * (1 - part) + b[keyPath: channel] * b.alpha * part) / alpha
    }
    return CGColor(RGBA(mix(\.red), mix(\.green), mix(\.blue), alpha))
  }
}

extension CGPath {
  /// The path at a part of the way to another of the same steps; nil for others.
  func mixed(with other: CGPath, _ part: CGFloat) -> CGPath? {
    let (ours, theirs) = (Array(steps), Array(other.steps))
    guard ours.count == theirs.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    let result = CGMutablePath()
    for (one, two) in zip(ours, theirs) {
      switch (one, two) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.quad(let c, let a), .quad(let d, let b)):
        result.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.cubic(let c, let e, let a), .cubic(let d, let f, let b)):
        result.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.close, .close): result.closeSubpath()
      default: return nil
      }
    }
    return result
  }
}
