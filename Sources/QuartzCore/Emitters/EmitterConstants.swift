/// The shape from which an emitter's particles come.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The shape's name; an unknown one acts as `point`.
  public let rawValue: String
  /// Makes a shape of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter's position.
  public static let point = Self(rawValue: "point")
  /// A line across, as long as the size is wide, through the position.
  public static let line = Self(rawValue: "line")
  /// A rectangle of the size about the position.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A rectangle here: depth is not shown.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle whose radius is the width of the size.
  public static let circle = Self(rawValue: "circle")
  /// A circle here: depth is not shown.
  public static let sphere = Self(rawValue: "sphere")
}

/// The part of an emitter's shape from which particles come.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `volume`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the shape.
  public static let points = Self(rawValue: "points")
  /// The edge of the shape.
  public static let outline = Self(rawValue: "outline")
  /// The inside of the shape.
  public static let surface = Self(rawValue: "surface")
  /// The inside of the shape.
  public static let volume = Self(rawValue: "volume")
}

/// The order and the way in which an emitter's particles are painted.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `unordered`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Any order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// By depth; any order here.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Colours add up; they lie above each other here.
  public static let additive = Self(rawValue: "additive")
}

/// Numbers that are the same for the same seed, by SplitMix64.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &+ 1 }

  /// A number from 0 up to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
  }

  /// A number about a middle, within half of a range on each side.
  mutating func number(about middle: Double, range: Double) -> Double {
    range == 0 ? middle : middle + (next() - 0.5) * range
  }
}
