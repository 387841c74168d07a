internal import Foundation

/// The compiled interfaces of Portico's modules, against which sources are type-checked.
struct PorticoModules {
  /// The folder with the `.swiftmodule` files.
  let folder: URL

  /// The modules that an app may import; a folder that lacks one of them is rejected.
  static let needed = ["UIKit", "UIKitCore", "UIKitValues"] + frameworks

  /// The modules by the names of iOS's frameworks, beside UIKit.
  private static let frameworks = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "Combine", "CommonCrypto",
    "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI", "GameplayKit", "ImageIO",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network", "OSLog", "Photos",
    "PhotosUI", "QuickLook", "SafariServices", "Security", "Social", "Speech", "StoreKit",
    "SwiftUI", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications",
    "WatchConnectivity", "WebKit", "WidgetKit", "os",
  ]

  /// The newest there are: beside the running command, in Portico's package, where apps are
  /// built, or where `make install` puts them; nil when Portico was never built for apps.
  static func found(_ places: PorticoPlaces) -> PorticoModules? {
    let binaries = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let folders = [
      binaries.appendingPathComponent("Modules"),
      binaries.appendingPathComponent("../lib/portico").standardizedFileURL,
      places.package.appendingPathComponent(".build/debug/Modules"),
      places.package.appendingPathComponent(".build/release/Modules"),
      places.scratch.appendingPathComponent("debug/Modules"),
    ]
    return folders.compactMap { folder in age(of: folder).map { (folder, $0) } }
      .max { $0.1 < $1.1 }.map { PorticoModules(folder: $0.0) }
  }

  /// True if a folder has the interfaces of all modules that an app may import.
  static func areWhole(_ folder: URL) -> Bool { age(of: folder) != nil }

  /// When the folder's modules were written; nil if some are missing.
  private static func age(of folder: URL) -> Date? {
    let dates = needed.map { name in
      let path = folder.appendingPathComponent("\(name).swiftmodule").path
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date
    }
    guard !dates.contains(nil) else { return nil }
    return dates[1]
  }

  /// Compiles Portico's modules where apps are built.
  static func make(_ places: PorticoPlaces) throws(BuildError) -> PorticoModules {
    for target in ["UIKit"] + frameworks {
      let arguments = [
        "build", "--package-path", places.package.path, "--scratch-path", places.scratch.path,
        "--target", target, "-debug-info-format", "none",
      ]
      do {
        _ = try Tool(Toolchain.current.swift, arguments).output()
      } catch {
        throw BuildError(error) { .tool("swift build", reason: $0) }
      }
    }
    return PorticoModules(folder: places.scratch.appendingPathComponent("debug/Modules"))
  }
}
