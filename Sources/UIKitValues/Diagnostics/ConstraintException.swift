/// The exceptions UIKit raises about a constraint that makes no sense (Q-35 … Q-38).
package nonisolated enum ConstraintException {
  /// A location is set equal to a number.
  case lonelyLocation(item: AnyObject?)
  /// The two attributes are of different kinds.
  case invalidPairing(item: AnyObject?)
  /// Leading or trailing with left or right.
  case mixedDirections(item: AnyObject?)
  /// An item is no view and no guide.
  case notAnItem(item: AnyObject?)
  /// The constant is infinite or no number.
  case constantNotFinite(CGFloat, first: String, second: String)
  /// The multiplier is infinite or no number.
  case multiplierNotFinite(CGFloat)
  /// The priority is not between 0 and required.
  case illegalPriority(Float)
  /// A constraint in use became required, or ceased to be.
  case priorityCrossedRequired(from: Float, to: Float)
  /// No view holds both items.
  case noCommonAncestor(first: String, second: String)
  /// A stack was asked to put a view past its end.
  case arrangedTooFar(index: Int, count: Int)

  var name: String {
    switch self {
    case .lonelyLocation, .invalidPairing, .mixedDirections, .notAnItem:
      "NSInvalidArgumentException"
    case .noCommonAncestor: "NSGenericException"
    case .constantNotFinite, .multiplierNotFinite, .illegalPriority, .priorityCrossedRequired,
      .arrangedTooFar:
      "NSInternalInconsistencyException"
    }
  }

  package var reason: String {
    switch self {
    case .lonelyLocation(let item):
      "NSLayoutConstraint for \(Diagnostic.address(item)): A multiplier of 0 or a nil second item "
        + "together with a location for the first attribute creates an illegal constraint of a "
        + "location equal to a constant. Location attributes must be specified in pairs."
    case .invalidPairing(let item):
      "NSLayoutConstraint for \(Diagnostic.address(item)): Invalid pairing of layout attributes."
    case .mixedDirections(let item):
      "NSLayoutConstraint for \(Diagnostic.address(item)): A constraint cannot be made between a "
        + "leading/trailing attribute and a right/left attribute. Use leading/trailing for both "
        + "or neither."
    case .notAnItem(let item):
      "NSLayoutConstraint for \(Diagnostic.address(item)): Constraint items must each be a view "
        + "or layout guide."
    case .constantNotFinite(let constant, let first, let second):
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
        + "firstAnchor:\(first) secondAnchor:\(second)"
    case .multiplierNotFinite(let multiplier):
      "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    case .illegalPriority(let priority):
      "It's illegal to set priority:\(Self.shortened(priority)).  Priorities must be greater than 0 "
        + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .priorityCrossedRequired(let old, let new):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(Self.shortened(new)) and the existing priority was "
        + "\(Self.shortened(old))."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint with anchors \(first) and \(second) because they have no "
        + "common ancestor.  Does the constraint or its anchors reference items in different view "
        + "hierarchies?  That's illegal."
    case .arrangedTooFar(let index, let count):
      "-[UIStackView insertArrangedSubview:atIndex:]: Index out of bounds for arranged subview: "
        + "index = \(index) expected to be less than or equal to \(count)"
    }
  }

  private static func shortened(_ number: Float) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
