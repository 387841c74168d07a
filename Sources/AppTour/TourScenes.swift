internal import Foundation
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

  /// The part that is remembered while the app is launched again.
  struct Memory: Codable {
    /// The names of the storyboards of the app's own bundle.
    var storyboards: [String] = []
    var seen: Set<String> = []
  }

  init(_ memory: Memory = Memory()) {
    storyboards = memory.storyboards.map { UIStoryboard(name: $0, bundle: nil) }
    seen = memory.seen
  }

  var memory: Memory {
    let own = storyboards.filter { Bundle.main.holdsStoryboard(named: $0.name) }
    return Memory(storyboards: own.map(\.name), seen: seen)
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

extension Bundle {
  fileprivate func holdsStoryboard(named name: String) -> Bool {
    ["storyboard", "storyboardc"].contains { path(forResource: name, ofType: $0) != nil }
  }
}
