/// What a change of the stack still owes: a transition, and words to those who come and go.
struct NavigationJourney {
  /// The way to the new top, before it begins.
  struct Plan {
    var operation: UINavigationController.Operation
    var isAnimated: Bool
    /// The stack that is shown, which comes back if the way is given up (N-12).
    var before: [UIViewController]
  }

  /// The change that waits for the next layout.
  var plan: Plan?
  /// The transition that runs.
  var running: TransitionRunner?
  /// Controllers that were told that they will move here, and not yet that they did (N-03).
  var owesMove: [UIViewController] = []
  /// Controllers that left the stack and are children until they are out of sight (N-06).
  var leaving: [UIViewController] = []
  /// The stack before the transition that runs, which may still be cancelled (N-12).
  var before: [UIViewController]?
  /// Whether the delegate heard of the first controller (N-05).
  var hasBegun = false
  var hasArrived = false
  /// Whether bars are on their way in or out, and so must not be hidden yet.
  var movesBars = false
}
