/// The rule by which values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `linear`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values are mixed between their times.
  public static let linear = Self(rawValue: "linear")
  /// Each value holds until the next one's time.
  public static let discrete = Self(rawValue: "discrete")
  /// A path is followed at an even speed; values are mixed as with `linear`.
  public static let paced = Self(rawValue: "paced")
  /// Values lie on a smooth curve through all of them.
  public static let cubic = Self(rawValue: "cubic")
  /// A path is followed at an even speed; values lie on a smooth curve.
  public static let cubicPaced = Self(rawValue: "cubicPaced")
}

/// The turning of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name; an unknown one acts as `rotateAuto`.
  public let rawValue: String
  /// Makes a mode of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis follows the direction of the path.
  public static let rotateAuto = Self(rawValue: "auto")
  /// The layer's x axis points against the direction of the path.
  public static let rotateAutoReverse = Self(rawValue: "autoReverse")
}

/// The key under which a layer keeps a transition, whatever key it is added for.
public let kCATransition = "transition"

/// The way in which one picture gives way to the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name; an unknown one shows the new picture at once.
  public let rawValue: String
  /// Makes a type of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture dissolves into the new one.
  public static let fade = Self(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = Self(rawValue: "push")
  /// The old picture slides away from the new one.
  public static let reveal = Self(rawValue: "reveal")
  /// The picture turns round and shows the next on its back.
  package static let flip = Self(rawValue: "flip")
}

/// The side from which a picture comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The side's name; an unknown one acts as `fromLeft`.
  public let rawValue: String
  /// Makes a side of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures move from right to left.
  public static let fromRight = Self(rawValue: "fromRight")
  /// Pictures move from left to right.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// Pictures move down.
  public static let fromTop = Self(rawValue: "fromTop")
  /// Pictures move up.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
