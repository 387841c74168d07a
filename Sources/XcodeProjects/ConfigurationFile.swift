internal import Foundation

/// A file of settings that a configuration stands on, `.xcconfig`.
struct ConfigurationFile {
  private let url: URL

  init(_ url: URL) { self.url = url.standardizedFileURL }

  /// Sets what the file and those that it includes set; a file that is not there sets nothing.
  func lay(over settings: inout WrittenSettings) {
    var read: Set<String> = []
    lay(over: &settings, read: &read)
  }

  /// Reads each file once: files may include one another in a cycle, or many times over.
  private func lay(over settings: inout WrittenSettings, read: inout Set<String>) {
    guard read.insert(url.path).inserted, let text = try? String(contentsOf: url, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      if let included = line.firstMatch(of: #/^\s*#include\??\s*"(.+)"/#) {
        let other = url.deletingLastPathComponent().appendingPathComponent(String(included.1))
        ConfigurationFile(other).lay(over: &settings, read: &read)
      } else if let setting = line.firstMatch(of: #/^\s*([\w\[\]=*.,]+?)\s*=\s*(.*)$/#) {
        settings.set(String(setting.1), Self.value(setting.2))
      }
    }
  }

  /// The part of a line before a comment.
  private static func value(_ text: Substring) -> String {
    let end = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
    return text[..<end].trimmingCharacters(in: .whitespaces)
  }
}

/// Settings by name as they were written, later ones over earlier ones.
struct WrittenSettings {
  private(set) var values: [String: String]
  /// Settings that were longer than any may be, and are empty for that.
  private(set) var cut: Set<String> = []

  init(_ values: [String: String]) { self.values = values }

  /// Sets one setting over what was set before; those of other systems are left out.
  mutating func set(_ key: String, _ text: String) {
    if let bracket = key.firstIndex(of: "[") {
      let condition = key[bracket...]
      guard condition.contains("sdk=iphone") || condition.contains("config=Debug") else { return }
      return set(String(key[..<bracket]), text)
    }
    let value = text.replacing(#/\$[({]inherited[)}]/#, with: values[key] ?? "")
    let isTooLong = value.utf8.count > BuildSettings.limit
    if isTooLong { cut.insert(key) }
    values[key] = isTooLong ? "" : value
  }
}
