/// A direction of an arrow key, and which of several rectangles lies nearest in it.
enum FocusDirection {
  case up, down, left, right

  var heading: UIFocusHeading {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  /// The cost of going from one rectangle to another; nil if that lies in no such direction.
  ///
  /// A rectangle straight ahead is nearer than one beside the way.
  func cost(from start: CGRect, to goal: CGRect) -> CGFloat? {
    let ahead: CGFloat
    let gap: CGFloat
    let aside: CGFloat
    switch self {
    case .up: (ahead, gap) = (start.midY - goal.midY, start.minY - goal.maxY)
    case .down: (ahead, gap) = (goal.midY - start.midY, goal.minY - start.maxY)
    case .left: (ahead, gap) = (start.midX - goal.midX, start.minX - goal.maxX)
    case .right: (ahead, gap) = (goal.midX - start.midX, goal.minX - start.maxX)
    }
    guard ahead > 0.5 else { return nil }
    let shift: CGFloat
    switch self {
    case .up, .down:
      aside = max(0, start.minX - goal.maxX, goal.minX - start.maxX)
      shift = abs(start.midX - goal.midX)
    case .left, .right:
      aside = max(0, start.minY - goal.maxY, goal.minY - start.maxY)
      shift = abs(start.midY - goal.midY)
    }
    // Beside each other is not ahead of each other.
    guard gap > -min(start.height, goal.height) / 2 || aside == 0 else { return nil }
    return max(0, gap) + 3 * aside + shift / 8 + ahead / 100
  }
}
