internal import CoreGraphics

/// An overview of a storyboard, as Xcode's canvas shows it: pictures of its scenes, and arrows
/// between them.
///
/// Coordinates are points of the scenes, y down; the origin is the document's own.
nonisolated struct StoryboardOverview {
  /// One drawn scene, or one top-level view of a xib.
  struct Scene {
    /// The id of the controller or view in its document.
    let id: String
    /// The name for people: its title, class or kind.
    let name: String
    /// Its storyboard identifier, if it has one.
    var identifier: String?
    /// True if it is the storyboard's initial scene.
    var isInitial = false
    /// The position of its middle in the document, in units of Xcode's canvas.
    let location: CGPoint
    /// The picture's size in points.
    let size: CGSize
    /// The picture's file name, beside the page.
    let file: String
  }

  /// One connection between two scenes.
  struct Arrow {
    let source: String
    let destination: String
    /// The kind of segue, such as `show` or `relationship`.
    let kind: String
    var identifier: String?
  }

  /// The document's name.
  let title: String
  var scenes: [Scene]
  var arrows: [Arrow]
}

nonisolated extension StoryboardOverview {
  /// The frame of each scene on the page, in points, by id.
  ///
  /// Xcode counts two units of its canvas to a point in documents of its present form and one in
  /// older ones, and neither says so; the places are spread just far enough that neighbours do not
  /// overlap. Scenes dropped on nearly the same spot stay there.
  /// - Complexity: O(*n*²) in the number of scenes.
  var places: [String: CGRect] {
    let factor = spread
    return Dictionary(
      scenes.map { scene in
        let origin = CGPoint(
          x: scene.location.x * factor - scene.size.width / 2,
          y: scene.location.y * factor - scene.size.height / 2
        )
        return (scene.id, CGRect(origin: origin, size: scene.size))
      }
    ) { first, _ in first }
  }

  /// The least factor from units of Xcode's canvas to points that keeps neighbours apart.
  private var spread: CGFloat {
    let gap: CGFloat = 120
    var factor: CGFloat = 0.5
    for (index, one) in scenes.enumerated() {
      for other in scenes[..<index] {
        let dx = abs(one.location.x - other.location.x)
        let dy = abs(one.location.y - other.location.y)
        let width = (max(one.size.width, other.size.width) + gap) / max(dx, 1)
        let height = (max(one.size.height, other.size.height) + gap) / max(dy, 1)
        let needed = min(width, height)
        if needed <= 2.5 { factor = max(factor, needed) }
      }
    }
    return factor
  }
}
