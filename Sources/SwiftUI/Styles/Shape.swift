/// A shape in a rectangle, which is not drawn here.
public protocol Shape: Sendable, Animatable, View {
  /// The shape's path in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A shape that can be drawn smaller.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A value that changes in steps.
public protocol Animatable {
  /// The type of what changes.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The numbers that change.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing changes.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Numbers that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a number.
  mutating func scale(by rhs: Double)
  /// The sum of the squares.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No number.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// No number.
  public init() {}
  /// No number.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// No number.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// No number.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two numbers that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Two numbers.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// No numbers.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// The differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both by a number.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// A rectangle that fills its place.
  public nonisolated init() {}
  /// The rectangle itself.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of corners, in points.
  public var cornerSize: CGSize

  /// A rectangle with a radius in points.
  public nonisolated init(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) { cornerSize = CGSize(width: cornerRadius, height: cornerRadius) }

  /// The rectangle with round corners.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerSize.width)
  }

  /// The rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// The forms of round corners.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// A circle.
public struct Circle: InsettableShape {
  /// A circle in the middle of its place.
  public nonisolated init() {}

  /// The circle in the middle of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  /// The circle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle with half circles at its ends.
public struct Capsule: InsettableShape {
  /// A capsule that fills its place.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  /// The capsule in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// The capsule.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}
