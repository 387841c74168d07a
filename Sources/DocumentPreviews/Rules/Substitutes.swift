internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

extension NibCoder {
  /// The substitute for a view's content size on the canvas: the size that its class reported to
  /// Xcode, a placeholder, or the size of its kind in that version.
  func substituteSize(_ version: Int, designed: CGSize?) -> CGSize? {
    let none = UIView.noIntrinsicMetric
    if element.name == "button", version < CanvasVersion.measuredRows,
      ["infoLight", "infoDark", "detailDisclosure", "contactAdd"].contains(element["buttonType"])
    {
      return CGSize(width: 22, height: 22)
    }
    if let designed {
      // Text that breaks lines is as high as its lines.
      let breaks = element.name == "label" && integer("numberOfLines") ?? 1 != 1
      return CGSize(width: designed.width, height: breaks ? none : designed.height)
    }
    let width = placeholder("placeholderIntrinsicWidth") ?? versionWidth(version)
    let height = placeholder("placeholderIntrinsicHeight") ?? versionHeight(version)
    return width == nil && height == nil
      ? nil : CGSize(width: width ?? none, height: height ?? none)
  }

  private func placeholder(_ name: String) -> CGFloat? {
    number(name).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The content's size that the document holds: one that a class reported, a placeholder, or the
  /// size of the picture; nil where it holds none.
  func savedContent(designed: CGSize?) -> CGSize? {
    if let designed { return designed }
    let picture = element.name == "imageView" ? pictureSize : nil
    let width = placeholder("placeholderIntrinsicWidth") ?? picture?.width
    let height = placeholder("placeholderIntrinsicHeight") ?? picture?.height
    guard width != nil || height != nil else { return nil }
    return CGSize(
      width: width ?? UIView.noIntrinsicMetric,
      height: height ?? UIView.noIntrinsicMetric
    )
  }

  /// The size of the element's picture in the document's resources.
  private var pictureSize: CGSize? {
    guard let reference = ImageReference(element),
      let size = archive.source.document.resources.image(named: reference.name)?.size
    else { return nil }
    return CGSize(width: size.width, height: size.height)
  }

  /// The length of each side of a view without content in a stack, in points, since it is small.
  static let substituteLength: CGFloat = 50

  /// The length of each side of a view without content in a stack on the canvas, in points.
  func arrangedLength(_ version: Int, designed: CGSize?) -> CGFloat? {
    guard substituteSize(version, designed: designed) == nil,
      element.name == "view" || element.name == "stackView" && element.child("subviews") == nil
    else { return nil }
    return version < CanvasVersion.smallSubstitutes ? 1000 : Self.substituteLength
  }

  /// True if a label without words has a content of its own in a stack on the canvas, as a view
  /// without content has; one of several lines has none (LoopKit, CodeExamples, habitica-ios,
  /// Mixin, INaturalistIOS, pocket-casts-ios).
  func isEmptyLine(_ version: Int) -> Bool {
    guard version >= CanvasVersion.smallSubstitutes, element.name == "label",
      integer("numberOfLines") ?? 1 == 1, substituteSize(version, designed: nil) == nil
    else { return false }
    return element["text"]?.isEmpty != false && element.child(key: "text") == nil
      && element.child("attributedString") == nil
  }

  private func versionWidth(_ version: Int) -> CGFloat? {
    element.name == "switch" && version >= CanvasVersion.glass ? 61 : nil
  }

  private func versionHeight(_ version: Int) -> CGFloat? {
    switch element.name {
    case "textField"
    where element["borderStyle"] == "roundedRect" && version < CanvasVersion.fullContent: 30
    case "stepper" where version < 15_000: 29
    case "segmentedControl" where version < CanvasVersion.fullContent: 28
    case "progressView" where version < 17_000: 2
    case "pageControl" where version < 17_000: 37
    case "switch" where version >= CanvasVersion.glass: 28
    case "slider" where version >= CanvasVersion.glass: 34
    default: nil
    }
  }
}
