/// The scenes that are being made inside one another, bounded so that those that embed themselves,
/// or each other without end, come to an end.
enum Nesting {
  /// The most times that one scene can be inside itself.
  private static let repetitions = 4
  /// The greatest depth of scenes inside one another.
  private static let depth = 32
  /// The most scenes that one scene can bring with it.
  private static let company = 400

  private static var depths: [String: Int] = [:]
  private static var open = 0
  private static var made = 0

  /// Begins a scene; false, and nothing to leave, when there are too many already.
  static func enter(_ name: String) -> Bool {
    guard depths[name, default: 0] < repetitions, open < depth, made < company else { return false }
    depths[name, default: 0] += 1
    open += 1
    made += 1
    return true
  }

  /// Ends a scene that was entered.
  static func leave(_ name: String) {
    depths[name, default: 1] -= 1
    open -= 1
    guard open == 0 else { return }
    depths = [:]
    made = 0
  }
}
