internal import Foundation

/// A file of settings that a configuration stands on, `.xcconfig`.
struct ConfigurationFile {
  private let url: URL
  private let depth: Int

  init(_ url: URL) { self.init(url, depth: 0) }

  private init(_ url: URL, depth: Int) {
    self.url = url
    self.depth = depth
  }

  /// Sets what the file and those that it includes set; a file that is not there sets nothing.
  func lay(over values: inout [String: String]) {
    // Files may include one another in a ring.
    guard depth < 8, let text = try? String(contentsOf: url, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      if let included = line.firstMatch(of: #/^\s*#include\??\s*"(.+)"/#) {
        let other = url.deletingLastPathComponent().appendingPathComponent(String(included.1))
        ConfigurationFile(other, depth: depth + 1).lay(over: &values)
      } else if let setting = line.firstMatch(of: #/^\s*([\w\[\]=*.,]+?)\s*=\s*(.*)$/#) {
        Self.set(String(setting.1), Self.value(setting.2), in: &values)
      }
    }
  }

  /// Sets one setting over what was set before; those of other systems are left out.
  static func set(_ key: String, _ text: String, in values: inout [String: String]) {
    guard let bracket = key.firstIndex(of: "[") else {
      values[key] = text.replacing(#/\$[({]inherited[)}]/#, with: values[key] ?? "")
      return
    }
    let condition = key[bracket...]
    guard condition.contains("sdk=iphone") || condition.contains("config=Debug") else { return }
    set(String(key[..<bracket]), text, in: &values)
  }

  /// What stands before a comment.
  private static func value(_ text: Substring) -> String {
    let end = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
    return text[..<end].trimmingCharacters(in: .whitespaces)
  }
}
