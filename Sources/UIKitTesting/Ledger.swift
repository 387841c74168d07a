/// The messages of a test in the order they came.
public final class Ledger {
  /// The lines noted since the last `take()`, in their order.
  public private(set) var entries: [String] = []

  /// Makes an empty ledger.
  public init() {}

  /// Writes a line, such as `A.viewDidLoad`.
  public func note(_ entry: String) { entries.append(entry) }

  /// The lines since the last call, and forgets them.
  public func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  /// The lines with repeats of the one before left out, as layout may run more than once.
  public var collapsed: [String] {
    entries.reduce(into: []) { lines, entry in
      if lines.last != entry { lines.append(entry) }
    }
  }

  /// The collapsed lines that are among these.
  public func only(_ wanted: Set<String>) -> [String] {
    entries.filter { wanted.contains($0) }.reduce(into: []) { lines, entry in
      if lines.last != entry { lines.append(entry) }
    }
  }
}
