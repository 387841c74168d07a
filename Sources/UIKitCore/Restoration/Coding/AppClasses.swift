internal import Foundation
internal import ObjectiveC

/// The classes that an app may be asked for by name.
nonisolated enum AppClasses {
  /// The class of a name with its module, as `String(reflecting:)` writes it.
  static func type(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    guard let found = ClassRegistry.shared.type(named: parts[1], module: parts[0]) else {
      return nil
    }
    // A class of another module with the same name is another class.
    return stateName(of: found) == name ? found : nil
  }

  /// Returns `true` if an app or a test declares the class, and not Portico or Foundation.
  static func isOwn(_ type: AnyClass) -> Bool {
    if ClassRegistry.shared.isRegistered(type) { return true }
    let module = stateName(of: type).prefix { $0 != "." }
    return !systemModules.contains(String(module))
  }

  private static let systemModules: Set = [
    "Foundation", "FoundationEssentials", "Swift", "UIKit", "UIKitCore", "UIKitValues",
    "QuartzCore", "CoreGraphics", "WebKit", "ObjectiveC", "Dispatch", "FoundationAdditions",
    "AuthenticationServices", "ContactsUI", "EventKitUI", "LinkPresentation", "MediaPlayer",
    "MessageUI", "MultipeerConnectivity", "QuickLook", "SafariServices", "Social", "StoreKit",
  ]
}
