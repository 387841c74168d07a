/// Scenes that no segue, no relationship, no identifier and no start leads to:
/// `unreachable-scene`.
///
/// A scene that is reached only from scenes out of reach is out of reach.
struct ReachRule: Rule {
  func check(_ document: Document, _ surroundings: Surroundings, _ findings: inout Findings) {
    guard document.holdsUIKit, document.kind == .storyboard, document.scenes.count > 1 else {
      return
    }
    let places = Dictionary(
      document.scenes.enumerated().compactMap { place, scene in
        scene.controller?.id.map { ($0, place) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    var reached = Set(starts(document, places))
    var waiting = Array(reached)
    while let place = waiting.popLast() {
      for segue in document.scenes[place].segues {
        guard let next = places[segue.destination], reached.insert(next).inserted else { continue }
        waiting.append(next)
      }
    }
    for (place, scene) in document.scenes.enumerated() where !reached.contains(place) {
      guard let controller = scene.controller else { continue }
      let name = controller["customClass"] ?? controller["title"] ?? controller.name
      findings.add(.warning, .unreachableScene(name), controller)
    }
  }

  /// The initial scene, and those that code can ask for.
  private func starts(_ document: Document, _ places: [String: Int]) -> [Int] {
    let initial = document.initialViewController.flatMap { places[$0] }
    let named = document.scenes.indices.filter {
      document.scenes[$0].controller?["storyboardIdentifier"] != nil
    }
    return named + (initial.map { [$0] } ?? [])
  }
}
