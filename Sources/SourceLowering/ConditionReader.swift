/// Reads the condition of an `#if` as far as it is the same for every app: those of iOS hold, and what
/// every app imports is there; what a project sets is not known.
struct ConditionReader {
  private var text: Substring

  /// True or false for every app; nil for a condition that is not the same for all.
  static func value(of text: String) -> Bool? {
    var reader = ConditionReader(text: text.filter { $0 != " " }[...])
    let value = reader.readAlternatives()
    return reader.text.isEmpty ? value : nil
  }

  private mutating func take(_ token: String) -> Bool {
    guard text.hasPrefix(token) else { return false }
    text = text.dropFirst(token.count)
    return true
  }

  private mutating func readAlternatives() -> Bool? {
    var values = [readParts()]
    while take("||") { values.append(readParts()) }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private mutating func readParts() -> Bool? {
    var values = [readPart()]
    while take("&&") { values.append(readPart()) }
    if values.contains(false) { return false }
    return values.contains(nil) ? nil : true
  }

  private mutating func readPart() -> Bool? {
    if take("!") { return readPart().map { !$0 } }
    if take("(") {
      let value = readAlternatives()
      return take(")") ? value : nil
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    text = text.dropFirst(name.count)
    var argument: Substring?
    if take("(") {
      argument = text.prefix { $0 != ")" }
      text = text.dropFirst((argument?.count ?? 0) + 1)
    }
    switch (name, argument) {
    case ("true", nil): return true
    case ("false", nil): return false
    case ("os", let system?): return system == "iOS"
    case ("canImport", "UIKit"), ("canImport", "Foundation"): return true
    case ("canImport", "AppKit"), ("canImport", "Cocoa"), ("canImport", "WatchKit"): return false
    default: return nil
    }
  }
}
