internal import Foundation
internal import InterfaceBuilder

/// The place of a view.
@MainActor
extension NibCoder {
  /// The frame of a view, or what its distances from the sides of its superview make of it.
  package var viewFrame: CGRect? { rect("frame") ?? insetFrame }

  /// Documents of 2016 hold distances and lengths of some views (`frameInset`); a distance left
  /// out follows from the others, and is none where nothing says it.
  private var insetFrame: CGRect? {
    guard let inset = child(key: "frameInset") else { return nil }
    let owner = archive.source.document.owner(of: element)
    let space = owner.flatMap { NibCoder(element: $0, archive: archive).viewFrame?.size } ?? .zero
    let across = inset.span("minX", "width", "maxX", of: space.width)
    let down = inset.span("minY", "height", "maxY", of: space.height)
    return CGRect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private func span(
    _ least: String,
    _ length: String,
    _ most: String,
    of whole: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let (start, end) = (number(least), number(most))
    guard let length = number(length) else {
      return (start ?? 0, max(whole - (start ?? 0) - (end ?? 0), 0))
    }
    return (start ?? end.map { whole - $0 - length } ?? 0, length)
  }
}
