internal import CoreGraphics
package import InterfaceBuilder

/// A view's frame as layout finds it, beside the one that Xcode saved.
package struct FrameComparison {
  package let element: Element
  /// The class of the view.
  package let className: String
  /// What the document holds.
  package let saved: CGRect
  /// What layout found.
  package let found: CGRect
  /// Pixels to a point of the document's device.
  package let scale: CGFloat
  /// Whether the frame is another one when words measure more.
  package let dependsOnText: Bool
  /// Whether constraints place the view; else its autoresizing mask or its superview does.
  package let isConstrained: Bool

  /// How far the worst of the four numbers is off, in points.
  package var distance: CGFloat {
    [
      saved.minX - found.minX, saved.minY - found.minY, saved.width - found.width,
      saved.height - found.height,
    ].map(abs).max() ?? 0
  }

  /// Whether all four numbers are within a point.
  package var matches: Bool { distance <= 1.001 }
  /// Whether all four numbers are within a pixel.
  package var isExact: Bool { distance <= 1 / scale + 0.001 }
}
