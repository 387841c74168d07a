internal import UIKitCore

/// The scenes of an app's storyboards that were seen.
struct TourScenes {
  private var storyboards: [UIStoryboard] = []
  private var seen: Set<String> = []

  mutating func note(_ scenes: [SceneInstance]) {
    for scene in scenes {
      seen.insert(Self.name(scene.scene.id, in: scene.storyboard))
      if !storyboards.contains(where: { $0.name == scene.storyboard.name }) {
        storyboards.append(scene.storyboard)
      }
    }
  }

  private static func name(_ id: String, in storyboard: UIStoryboard) -> String {
    "\(storyboard.name) \(id)"
  }

  /// The scenes that were not, by their identifiers or classes.
  var unseen: [String] {
    storyboards.flatMap { storyboard in
      storyboard.source.document.scenes.filter {
        !$0.isReference && $0.controller != nil
          && !seen.contains(Self.name($0.id, in: storyboard))
      }.map { scene in
        let controller = scene.controller
        let name =
          controller?["storyboardIdentifier"] ?? controller?["customClass"]
          ?? controller?["title"] ?? controller?.name
        return "\(name ?? scene.id) in \(storyboard.name)"
      }
    }
  }
}
