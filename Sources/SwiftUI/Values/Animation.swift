/// A course of changes over time; nothing moves here.
public struct Animation: Hashable, Sendable {
  /// The system's course.
  public static let `default` = Animation()
  /// A course that is slow at both ends.
  public static let easeInOut = Animation()
  /// A course that begins slowly.
  public static let easeIn = Animation()
  /// A course that ends slowly.
  public static let easeOut = Animation()
  /// A course of one speed.
  public static let linear = Animation()
  /// A course like that of a spring.
  public static let spring = Animation()
  /// A course like that of a spring that swings.
  public static let bouncy = Animation()
  /// A course like that of a spring that does not swing.
  public static let smooth = Animation()
  /// A course like that of a spring that swings little.
  public static let snappy = Animation()

  /// A course that is slow at both ends, in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// A course that begins slowly, in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// A course that ends slowly, in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// A course of one speed, in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// A course like that of a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// A course like that of a spring.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// A course like that of a spring, by what it is made of.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { Animation() }

  /// The course after a while, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The course, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The course so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The course without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Makes a change, which is not animated here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change of a kind, which is not animated here.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The course of a change.
public struct Transaction: Sendable {
  /// The course of the change.
  public var animation: Animation?
  /// True if the change is made at once.
  public var disablesAnimations = false

  /// A change at once.
  public init() {}

  /// A change over time.
  public init(animation: Animation?) { self.animation = animation }
}

/// A way in which a view comes and goes; none does here.
public struct AnyTransition: Sendable {
  /// The view fades.
  public static let opacity = AnyTransition()
  /// The view grows.
  public static let scale = AnyTransition()
  /// The view slides.
  public static let slide = AnyTransition()
  /// The view is there at once.
  public static let identity = AnyTransition()

  /// The same, at another speed.
  public func animation(_ animation: Animation?) -> AnyTransition { self }

  /// The view comes from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// The view comes from elsewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// One way to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition { insertion }
}
