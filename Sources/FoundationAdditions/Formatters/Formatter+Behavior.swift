extension NumberFormatter {
  /// The rules of a system's version by which numbers are written.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1_040
  }

  /// The rules of 10.4, the only ones there are on iOS; setting it has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  /// The rules of a system's version by which dates are written.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1_040
  }

  /// The rules of 10.4, the only ones there are on iOS; setting it has no effect.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
