package import CoreGraphics
package import InterfaceBuilder
internal import UIKitCore

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
  /// Whether the frame is another one when all sizes that the document does not hold are more:
  /// those of words, controls and bars, and what stands for content that is not there.
  package let dependsOnUnsaved: Bool
  /// Whether constraints place the view; else its autoresizing mask or its superview does.
  package let isConstrained: Bool
  /// What constraints leave open; the canvas keeps it as it was drawn.
  package let openNumbers: [Number]

  /// One of the four numbers of a frame.
  package enum Number: String, CaseIterable {
    case x
    case y
    case width
    case height
  }

  /// Whether constraints place the view, but do not say where or how large.
  package var isAmbiguous: Bool { isConstrained && !openNumbers.isEmpty }

  /// Whether nothing but constraints and what the document holds decides the frame.
  package var hangsOnConstraints: Bool { !dependsOnText && !dependsOnUnsaved }

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

/// What layout says about a document.
package struct LayoutFindings {
  /// Each view's frame beside the saved one, in the document's order.
  package var comparisons: [FrameComparison] = []
  /// The views of which constraints leave something open, in the document's order.
  var open: [FrameComparison] = []
  /// The constraints that have no effect, in the document's order.
  package var conflicts: [ConstraintConflict] = []
  /// What is required of saved frames and they do not give, in the document's order.
  package var contradictions: [SavedFrameContradiction] = []

  /// The compared views whose saved frame was proved not to follow from the document.
  package var staleElements: Set<ObjectIdentifier> {
    Set(contradictions.flatMap(\.views).map { ObjectIdentifier($0) })
  }

  /// The views that constraints do not place or size, without those inside of them.
  package var ambiguities: [FrameComparison] {
    var inside: Set<ObjectIdentifier> = []
    return open.filter { comparison in
      guard !inside.contains(ObjectIdentifier(comparison.element)) else { return false }
      comparison.element.visit { inside.insert(ObjectIdentifier($0)) }
      return true
    }
  }
}
