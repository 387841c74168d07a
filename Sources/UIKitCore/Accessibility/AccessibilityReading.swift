/// A view whose description costs so much that it is kept while a screen is read.
///
/// Its list holds it until the end, so that no other object gets its place in memory.
protocol DescribedOnce: UIResponder {}

/// One reading of a screen, in which nothing changes, so that each row is described once.
///
/// A row's description is put together from all that is in it, and is asked for its label, value,
/// hint, traits, actions and place, one after another.
enum AccessibilityReading {
  private static var known: [ObjectIdentifier: AccessibilityDefaults]?

  /// Runs a reading; one inside of another is a part of it.
  static func run<Result>(_ body: () -> Result) -> Result {
    guard known == nil else { return body() }
    known = [:]
    defer { known = nil }
    return body()
  }

  fileprivate static func defaults(of responder: UIResponder) -> AccessibilityDefaults {
    guard known != nil, responder is any DescribedOnce else {
      return responder.accessibilityDefaults
    }
    let id = ObjectIdentifier(responder)
    if let defaults = known?[id] { return defaults }
    let defaults = responder.accessibilityDefaults
    known?[id] = defaults
    return defaults
  }
}

extension UIResponder {
  /// The values that follow from the class, found once in a reading.
  var knownDefaults: AccessibilityDefaults { AccessibilityReading.defaults(of: self) }
}
