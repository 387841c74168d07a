/// The name of a message, as targets and actions exchange it.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name with its colons, such as `done:`.
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }

  /// How many arguments the message takes.
  package var argumentCount: Int { description.count { $0 == ":" } }
}

/// The name of a selector as text.
nonisolated public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// The selector with that name.
nonisolated public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
