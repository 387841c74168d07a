internal import Foundation
internal import InterfaceBuilder

/// Geometry and objects.
@MainActor
extension NibCoder {
  /// A `<rect key="…">`, in the coordinate space of the element's superview.
  package func rect(_ key: String) -> CGRect? {
    guard let rect = childElement(key: key).flatMap({ InterfaceBuilder.Rect($0) }) else {
      return nil
    }
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// A `<size key="…">`, in points.
  package func size(_ key: String) -> CGSize? {
    guard let size = childElement(key: key).flatMap({ InterfaceBuilder.Size($0) }) else {
      return nil
    }
    return CGSize(width: size.width, height: size.height)
  }

  /// A `<point key="…">`.
  package func point(_ key: String) -> CGPoint? {
    guard let point = childElement(key: key).flatMap({ InterfaceBuilder.Point($0) }) else {
      return nil
    }
    return CGPoint(x: point.x, y: point.y)
  }

  /// An `<inset key="…">` or `<edgeInsets key="…">`.
  package func insets(_ key: String) -> UIEdgeInsets? {
    guard let insets = childElement(key: key).flatMap({ InterfaceBuilder.Insets($0) }) else {
      return nil
    }
    return UIEdgeInsets(
      top: insets.top,
      left: insets.left,
      bottom: insets.bottom,
      right: insets.right
    )
  }

  /// The object that the child with a key describes; the same one however often it is asked for.
  package func object(_ key: String) -> Any? {
    childElement(key: key).flatMap { archive.decode($0) }
  }

  /// The objects inside a collection such as `<subviews>`, in document order, without those that
  /// the size class leaves out.
  package func objects(_ collection: String) -> [Any] {
    guard let list = element.child(collection) ?? childElement(key: collection) else { return [] }
    let excluded = SizeClassVariation.excluded(from: collection, in: variations)
    return list.children.compactMap { child in
      if let id = child.id, excluded.contains(id) { return nil }
      return archive.decode(child)
    }
  }
}
