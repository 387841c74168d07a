/// The settings of one target in one configuration, the project's below the target's own.
public struct BuildSettings: Sendable {
  private let values: [String: String]

  /// Settings by name, as they were written.
  public init(_ values: [String: String]) { self.values = values }

  /// A setting with everything in `$(…)` put in; nil when nobody sets it.
  public subscript(_ name: String) -> String? { values[name].map { expanded($0, depth: 0) } }

  /// The conditions that sources may ask for, such as `DEBUG`.
  public var compilationConditions: [String] {
    (self["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ").map(String.init)
  }

  /// The settings that stand for keys of the property list, by key.
  public var infoKeys: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    return values.keys.filter { $0.hasPrefix(prefix) }.reduce(into: [:]) { keys, name in
      keys[String(name.dropFirst(prefix.count))] = self[name]
    }
  }

  /// A text with the settings that it names put in: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`.
  public func expanded(_ text: String) -> String { expanded(text, depth: 0) }

  /// Settings may name one another in a ring; eight turns are enough for any that don't.
  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < 8 else { return "" }
    return text.replacing(#/\$[({](\w+)(?::(\w+))?[)}]/#) { match in
      let value = values[String(match.1)].map { expanded($0, depth: depth + 1) } ?? ""
      return match.2.map { Self.changed(value, by: String($0)) } ?? value
    }
  }

  private static func changed(_ value: String, by operation: String) -> String {
    switch operation {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }

  /// A name as Swift takes it for a module.
  public static func identifier(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
