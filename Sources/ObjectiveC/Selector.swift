/// The name of a message, as targets and actions exchange it.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name with its colons, such as `done:`.
  public let description: String

  /// Makes a selector of any text; no method of that name need exist.
  public init(_ name: String) { description = name }

  /// Makes a selector of a literal, as `"done:"`.
  public init(stringLiteral name: String) { description = name }

  /// The number of arguments that the message takes: that of its colons.
  package var argumentCount: Int { description.count { $0 == ":" } }
}

/// The name of a selector as text.
nonisolated public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// The selector with that name.
nonisolated public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
