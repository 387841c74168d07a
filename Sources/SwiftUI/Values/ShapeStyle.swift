/// A colour, gradient or picture that fills shapes; nothing is filled here.
public protocol ShapeStyle {}

/// Colours that go over into each other.
public struct Gradient: ShapeStyle, Hashable, Sendable {
  /// The colours with their places.
  public var stops: [Stop]

  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { place, color in
      Stop(color: color, location: CGFloat(place) / CGFloat(max(1, colors.count - 1)))
    }
  }

  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}

/// A gradient along a line.
public struct LinearGradient: View, ShapeStyle {
  /// A gradient from a point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Colours from a point to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Colours at places from a point to another.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A gradient around a point.
public struct RadialGradient: View, ShapeStyle {
  /// A gradient from a radius to another.
  public nonisolated init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  /// Colours from a radius to another.
  public nonisolated init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  /// Colours at places from a radius to another.
  public nonisolated init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  /// An empty view.
  public var body: EmptyView { EmptyView() }
}

/// A blur of what lies behind.
public struct Material: ShapeStyle, Sendable {
  /// Nearly clear.
  public static let ultraThinMaterial = Material()
  /// Rather clear.
  public static let thinMaterial = Material()
  /// Neither clear nor opaque.
  public static let regularMaterial = Material()
  /// Rather opaque.
  public static let thickMaterial = Material()
}

extension ShapeStyle where Self == Color {
  /// No colour.
  public static var clear: Color { .clear }
  /// White.
  public static var white: Color { .white }
  /// Black.
  public static var black: Color { .black }
  /// The system's red.
  public static var red: Color { .red }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's gray.
  public static var gray: Color { .gray }
}
