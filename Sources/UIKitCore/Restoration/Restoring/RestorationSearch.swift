internal import StateArchive

/// The places that are searched for a preserved controller, in order.
struct RestorationSearch: Equatable {
  /// One of those that are asked.
  enum Step: Equatable {
    /// The restoration class that the controller had; its nil ends the search.
    case restorationClass(String)
    case delegate
    /// A controller that is there already, in the same place.
    case existing
    /// The scene that the controller came from.
    case storyboard(SavedStoryboard)
  }

  /// The places that are left.
  private(set) var steps: [Step]

  init(for object: SavedObject) {
    if let name = object.restorationClass {
      steps = [.restorationClass(name)]
    } else {
      steps = [.delegate, .existing] + (object.storyboard.map { [.storyboard($0)] } ?? [])
    }
  }

  /// Removes and returns the next place; nil if the controller is left out.
  mutating func next() -> Step? { steps.isEmpty ? nil : steps.removeFirst() }
}
