/// Puts settings into texts that name them.
///
/// Each setting is worked out once, so that those that name one another many times over end; one
/// that names itself, directly or in a cycle, is empty there.
struct SettingExpansion {
  private let values: [String: String]
  private var known: [String: String] = [:]
  private var inHand: Set<String> = []
  /// Settings that came out too long.
  private(set) var oversized: Set<String> = []

  init(_ values: [String: String]) { self.values = values }

  /// A setting with everything put in; nil when nobody sets it.
  mutating func value(of name: String) -> String? {
    if let value = known[name] { return value }
    guard let text = values[name] else { return nil }
    // The stack is no longer than this, however long a chain is.
    guard inHand.count < 200, inHand.insert(name).inserted else { return "" }
    defer { inHand.remove(name) }
    let value = expanded(text)
    if value == nil { oversized.insert(name) }
    known[name] = value ?? ""
    return value ?? ""
  }

  /// A text with everything put in; nil when it comes out too long.
  ///
  /// A name may be put together of settings itself, as in `$(ID_$(CONFIGURATION))`: the inner ones
  /// are put in first.
  mutating func expanded(_ text: String) -> String? {
    var text = text
    for _ in 0..<8 {
      guard let next = expandedOnce(text) else { return nil }
      guard next != text else { break }
      text = next
    }
    return text
  }

  private mutating func expandedOnce(_ text: String) -> String? {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: #/\$[({](\w+)((?::[^(){}$:]*)*)[)}]/#) {
      let operations = match.2.split(separator: ":").map(String.init)
      let value = value(of: String(match.1)) ?? ""
      result += rest[..<match.range.lowerBound]
      result += operations.reduce(value) { BuildSettings.changed($0, by: $1) }
      rest = rest[match.range.upperBound...]
      guard result.utf8.count <= BuildSettings.limit else { return nil }
    }
    result += rest
    return result.utf8.count <= BuildSettings.limit ? result : nil
  }
}
