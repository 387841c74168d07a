internal import InterfaceBuilder

/// What changed on Xcode's canvas, by the version that documents carry.
enum CanvasVersion {
  /// Section headers of plain tables lost their band.
  static let plainHeaders = 18_000
  /// Plain tables got room above their sections.
  static let headerPadding = 19_000
  /// That room was settled.
  static let settledHeaders = 20_000
  /// The status bar of phones with a notch grew.
  static let tallerBars = 21_000
}

extension Document {
  /// The major version of the tools that saved the document; the newest for one without.
  var canvasVersion: Int {
    guard let text = toolsVersion?.split(separator: ".").first, let version = Int(text) else {
      return .max
    }
    return version
  }
}
