/// The system that a document was drawn for.
public enum Platform: String, Hashable, Codable, Sendable {
  /// iPhone and iPad.
  case iOS
  /// The Mac with AppKit.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision.
  case visionOS
  /// A name that the reader does not know.
  case unknown

  init(documentType: String, targetRuntime: String) {
    let text = targetRuntime.isEmpty ? documentType : targetRuntime
    self =
      if text.contains("watchKit") || text.contains("WatchKit") {
        .watchOS
      } else if text.contains("AppleTV") {
        .tvOS
      } else if text.contains("MacOSX") || text.contains(".Cocoa.") {
        .macOS
      } else if text.contains("XROS") || text.contains("visionOS") || text.contains("xrOS") {
        .visionOS
      } else if text.contains("CocoaTouch") || text.contains("iOS") {
        .iOS
      } else {
        .unknown
      }
  }
}
