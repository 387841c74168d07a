package import CoreGraphics
package import InterfaceBuilder
internal import UIKitCore

/// A view's frame as layout finds it, beside the one that Xcode saved.
package struct FrameComparison {
  package let element: Element
  /// The class of the view.
  package let className: String
  /// The frame that the document holds.
  package let saved: CGRect
  /// The frame that layout found.
  package let found: CGRect
  /// Pixels to a point of the document's device.
  package let scale: CGFloat
  /// True if the frame changes when text measures more.
  package let dependsOnText: Bool
  /// True if the frame changes when all sizes grow that the document does not hold: those of text,
  /// controls and bars, and the substitutes for missing content.
  package let dependsOnUnsaved: Bool
  /// True if constraints place the view; otherwise its autoresizing mask or its superview does.
  package let isConstrained: Bool
  /// The numbers of the frame that constraints leave open; the canvas keeps them as they were
  /// drawn.
  package let openNumbers: [Number]

  /// One of the four numbers of a frame.
  package enum Number: String, CaseIterable {
    case x
    case y
    case width
    case height
  }

  /// True if constraints place the view, but leave its position or size open.
  package var isAmbiguous: Bool { isConstrained && !openNumbers.isEmpty }

  /// True if constraints and values of the document alone decide the frame.
  package var hangsOnConstraints: Bool { !dependsOnText && !dependsOnUnsaved }

  /// The largest difference of the four numbers, in points.
  package var distance: CGFloat {
    [
      saved.minX - found.minX, saved.minY - found.minY, saved.width - found.width,
      saved.height - found.height,
    ].map(abs).max() ?? 0
  }

  /// True if all four numbers are within a point.
  package var matches: Bool { distance <= 1.001 }
  /// True if all four numbers are within a pixel.
  package var isExact: Bool { distance <= 1 / scale + 0.001 }
}

/// The results of laying out a document.
package struct LayoutFindings {
  /// Each view's frame beside the saved one, in the document's order.
  package var comparisons: [FrameComparison] = []
  /// The views of which constraints leave something open, in the document's order.
  var open: [FrameComparison] = []
  /// The constraints that have no effect, in the document's order.
  package var conflicts: [ConstraintConflict] = []
  /// The required constraints that saved frames break, in the document's order.
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
