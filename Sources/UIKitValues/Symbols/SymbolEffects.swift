/// A movement of a symbol; symbols keep still here.
nonisolated public protocol SymbolEffect: Hashable, Sendable {}

/// An effect that runs once.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that runs until it is taken away.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect with which one symbol becomes another.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}
/// An effect with which a symbol comes or goes.
nonisolated public protocol TransitionSymbolEffect: SymbolEffect {}

/// Up and down once, or again and again.
nonisolated public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Fainter and back.
nonisolated public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Part after part in colour.
nonisolated public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

/// Larger or smaller for as long as it lasts.
nonisolated public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Into view.
nonisolated public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Out of view.
nonisolated public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Another symbol in place of this one.
nonisolated public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Shaken a little.
nonisolated public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var left: Self { self }
  public var right: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Larger and smaller, slowly.
nonisolated public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// Turned round.
nonisolated public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}

nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}

nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

/// The number of times and the speed of an effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
