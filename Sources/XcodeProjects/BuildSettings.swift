internal import Foundation

/// The settings of one target in one configuration, the project's below the target's own.
public struct BuildSettings: Sendable {
  private let values: [String: String]
  /// Settings that were too long already when they were read.
  private let cut: Set<String>

  /// Settings by name, as they were written.
  public init(_ values: [String: String]) { self.init(values, cut: []) }

  init(_ values: [String: String], cut: Set<String>) {
    self.values = values
    self.cut = cut
  }

  /// The greatest length of an expanded setting, in bytes of UTF-8; a longer one is empty.
  static let limit = 65_536

  /// A setting with everything in `$(…)` put in; nil when nobody sets it.
  public subscript(_ name: String) -> String? {
    var expansion = SettingExpansion(values)
    return expansion.value(of: name)
  }

  /// A text with the settings that it names put in: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`.
  public func expanded(_ text: String) -> String {
    var expansion = SettingExpansion(values)
    return expansion.expanded(text) ?? text
  }

  /// The names of settings that are too long, and empty for that.
  public var oversized: [String] {
    var expansion = SettingExpansion(values)
    for name in values.keys.sorted() { _ = expansion.value(of: name) }
    return cut.union(expansion.oversized).sorted()
  }

  /// The conditions that sources may ask for, such as `DEBUG`, wherever a setting defines them.
  public var compilationConditions: [String] {
    var found = items(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var flags = items(of: "OTHER_SWIFT_FLAGS")[...]
    while let flag = flags.popFirst() {
      switch flag {
      // The next argument is for another tool, such as the C compiler.
      case "-Xcc", "-Xlinker", "-Xfrontend": _ = flags.popFirst()
      case "-D": flags.popFirst().map { found.append($0) }
      case _ where flag.hasPrefix("-D"): found.append(String(flag.dropFirst(2)))
      default: break
      }
    }
    var seen: Set<String> = []
    return found.filter { $0.contains(#/^[\p{L}_]\w*$/#) && seen.insert($0).inserted }
  }

  private func items(of name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace).map { word in
      word.filter { $0 != "\"" && $0 != "'" }
    }
  }

  /// The settings that stand for keys of the property list, by key.
  public var infoKeys: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    return values.keys.filter { $0.hasPrefix(prefix) }.reduce(into: [:]) { keys, name in
      keys[String(name.dropFirst(prefix.count))] = self[name]
    }
  }

  /// A value as an operation behind a colon changes it, as in `$(NAME:lower)`.
  static func changed(_ value: String, by operation: String) -> String {
    let file = URL(fileURLWithPath: value)
    return switch operation {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier":
      String(value.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "file": file.lastPathComponent
    case "base": file.deletingPathExtension().lastPathComponent
    case "suffix": file.pathExtension.isEmpty ? "" : "." + file.pathExtension
    case "dir": value.lastIndex(of: "/").map { String(value[...$0]) } ?? "./"
    case "standardizepath": file.standardizedFileURL.path
    case _ where operation.hasPrefix("default="):
      value.isEmpty ? String(operation.dropFirst("default=".count)) : value
    default: value
    }
  }

  /// A name as Swift takes it for a module.
  public static func identifier(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
