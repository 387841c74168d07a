/// Frameworks of iOS that Portico lacks, and what an app does without them.
enum SystemFrameworks {
  /// Advice for doing without a framework; nil if iOS has no such framework.
  static func advice(for name: String) -> String? {
    if let advice = special[name] { return advice }
    return plain.contains(name) ? "Put what uses it in #if canImport(\(name))." : nil
  }

  private static let special = [
    "SwiftData": "Store with Core Data, or with Codable and files.",
    "Darwin": "Import Foundation, or Glibc in #if canImport(Glibc).",
    "AppKit": "Put what is for the Mac in #if canImport(AppKit).",
    "IOKit": "Put what is for the Mac in #if canImport(IOKit).",
  ]

  private static let plain: Set<String> = [
    "ARKit", "Accessibility", "Accounts", "ActivityKit", "AddressBook", "AddressBookUI",
    "AppIntents", "AssetsLibrary", "CallKit", "CarPlay", "CloudKit", "CoreAudio", "CoreFoundation",
    "CoreMIDI", "CoreML", "CoreNFC", "CoreAnimation", "DeviceCheck", "ExternalAccessory",
    "FileProvider", "GLKit", "GameController", "GameKit", "HealthKit", "HealthKitUI", "HomeKit",
    "Intents", "IntentsUI", "JavaScriptCore", "Messages", "Metal", "MetalKit", "NetworkExtension",
    "NotificationCenter", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "PushKit",
    "QuickLookThumbnailing", "RealityKit", "ReplayKit", "SceneKit", "ScreenTime", "SensorKit",
    "ShazamKit", "SoundAnalysis", "SpriteKit", "TipKit", "Twitter", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchKit", "iAd",
  ]
}
