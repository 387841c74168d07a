internal import Device

/// Whoever follows a pointer that is over it.
protocol PointerFollower: AnyObject {
  /// The pointer is over it, at a point of the window; nil once it is not.
  func pointerMoved(to point: CGPoint?)
}

/// Whoever gives the pointer a shape while it is over it.
protocol PointerShaping: PointerFollower {
  /// The shape for the pointer's place; nil for that of the view.
  var pointerShape: PointerShape? { get }
}

/// The pointer of a desktop as it hovers over an app's views.
struct PointerTracking {
  private var followers: [Weak] = []
  /// The shape that suits the place of the pointer.
  var shape = PointerShape.arrow
  /// The way a pen is held that hovers; nil for the pointer.
  var pencil: PencilPose?

  /// The pointer is at a point over some followers; those that it was over before lose it first.
  mutating func move(to point: CGPoint?, over found: [any PointerFollower]) {
    let before = followers.compactMap(\.follower)
    followers = found.map(Weak.init)
    for follower in before where !found.contains(where: { $0 === follower }) {
      follower.pointerMoved(to: nil)
    }
    for follower in found { follower.pointerMoved(to: point) }
  }

  private struct Weak {
    weak var follower: (any PointerFollower)?
  }
}
