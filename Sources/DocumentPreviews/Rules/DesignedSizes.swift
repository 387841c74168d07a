internal import CoreGraphics
internal import InterfaceBuilder
internal import UIKitCore

/// The sizes that Xcode asked classes of the application for.
///
/// Xcode runs a class that is marked for it, draws what it draws, and keeps the content size that
/// it answered beside the document's scenes. Here, where the class is not known, that answer
/// stands in for it.
struct DesignedSizes {
  private let sizes: [String: CGSize]

  init(_ document: Document) {
    var sizes: [String: CGSize] = [:]
    for designable in document.root.child("designables")?.children("designable") ?? [] {
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize"),
        let numbers = InterfaceBuilder.Size(size)
      else { continue }
      sizes[id] = CGSize(width: numbers.width, height: numbers.height)
    }
    self.sizes = sizes
  }

  subscript(element: Element) -> CGSize? { element.id.flatMap { sizes[$0] } }
}

extension UILabel {
  /// Takes the font with which the text fills a size without breaking lines.
  ///
  /// The height tells the point size, since lines of the system font are in proportion to it, and
  /// the width tells the weight.
  func adoptFont(filling size: CGSize) {
    guard let string = text, !string.isEmpty, size.width > 0 else { return }
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false).count
    let line = UIFont.systemFont(ofSize: 1).lineHeight
    let points = (size.height / CGFloat(lines) / line + 0.01).rounded(.down)
    guard points > 0 else { return }
    let system = [UIFont.Weight.regular, .medium, .semibold, .bold].map {
      UIFont.systemFont(ofSize: points, weight: $0)
    }
    let differences = ([font.withSize(points)] + system).map { font -> (UIFont, CGFloat) in
      self.font = font
      return (font, abs(naturalSize(width: 0).width - size.width))
    }
    if let best = differences.min(by: { $0.1 < $1.1 }) { font = best.0 }
  }
}
