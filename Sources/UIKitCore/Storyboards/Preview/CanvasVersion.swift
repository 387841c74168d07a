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

extension NibCoder {
  /// What stands in for a view's content on the canvas: a placeholder, or the height that its kind
  /// had in that version.
  var canvasSize: CGSize? {
    guard let version = archive.source.canvasVersion else { return nil }
    let none = UIView.noIntrinsicMetric
    func placeholder(_ name: String) -> CGFloat? {
      number(name).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    let width = placeholder("placeholderIntrinsicWidth")
    let height = placeholder("placeholderIntrinsicHeight") ?? olderHeight(version)
    return width == nil && height == nil
      ? nil : CGSize(width: width ?? none, height: height ?? none)
  }

  private func olderHeight(_ version: Int) -> CGFloat? {
    switch element.name {
    case "textField" where element["borderStyle"] == "roundedRect" && version < 15_000: 30
    case "stepper" where version < 15_000: 29
    case "progressView" where version < 17_000: 2
    case "pageControl" where version < 17_000: 37
    default: nil
    }
  }
}
