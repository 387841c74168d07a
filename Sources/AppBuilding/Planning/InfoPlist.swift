public import Foundation
internal import XcodeProjects

/// The property list that lies beside an app's executable, everything substituted.
public struct InfoPlist: Sendable, Equatable {
  /// The list as a file.
  public let data: Data
  /// The executable's name.
  let executable: String

  /// Puts settings into a list, adds the keys that settings stand for, and those that every app
  /// has.
  init(_ list: [String: Any], settings: BuildSettings, executable: String) {
    var list = list.mapValues { Self.substituted($0, settings) }
    list.merge(Self.defaults(settings, executable)) { own, _ in own }
    if settings["GENERATE_INFOPLIST_FILE"] == "YES" {
      for (key, value) in settings.infoKeys { Self.add(key, value, to: &list) }
    }
    list["CFBundleExecutable"] = executable
    self.executable = executable
    let written = try? PropertyListSerialization.data(
      fromPropertyList: list,
      format: .xml,
      options: 0
    )
    data = written ?? Data()
  }

  /// The value of a key, as it was read.
  public subscript(_ key: String) -> Any? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return (list as? [String: Any])?[key]
  }

  private static func substituted(_ value: Any, _ settings: BuildSettings) -> Any {
    switch value {
    case let text as String: settings.expanded(text)
    case let list as [Any]: list.map { substituted($0, settings) }
    case let table as [String: Any]: table.mapValues { substituted($0, settings) }
    default: value
    }
  }

  private static func defaults(_ settings: BuildSettings, _ name: String) -> [String: Any] {
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
    return [
      "CFBundleName": name, "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleIdentifier": identifier.isEmpty ? "org.portico.\(name)" : identifier,
      "CFBundlePackageType": "APPL", "LSRequiresIPhoneOS": true,
      "CFBundleShortVersionString": settings["MARKETING_VERSION"] ?? "1.0",
      "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"] ?? "1",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
      "UIDeviceFamily": (settings["TARGETED_DEVICE_FAMILY"] ?? "1,2").split(separator: ",")
        .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) },
    ]
  }

  /// Adds the key of a setting `INFOPLIST_KEY_…`, of which some stand for tables and lists.
  private static func add(_ name: String, _ text: String, to list: inout [String: Any]) {
    let value: Any =
      switch text {
      case "YES": true
      case "NO": false
      default: name.hasPrefix("UISupportedInterfaceOrientations") ? items(text) : text
      }
    switch name {
    case "UIApplicationSceneManifest_Generation":
      guard text == "YES", list["UIApplicationSceneManifest"] == nil else { return }
      list["UIApplicationSceneManifest"] = [
        "UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any](),
      ]
    case "UILaunchScreen_Generation":
      if text == "YES", list["UILaunchScreen"] == nil { list["UILaunchScreen"] = [String: Any]() }
    case _ where name.hasSuffix("_iPhone"): list[name.dropLast(7) + "~iphone"] = value
    case _ where name.hasSuffix("_iPad"): list[name.dropLast(5) + "~ipad"] = value
    default: list[name] = value
    }
  }

  private static func items(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
