/// The rules for making constraints (Q-35 … Q-38).
extension NSLayoutConstraint {
  /// The fault in the parts that a constraint is to be made of; nil when there is none.
  static func objection(
    to first: AnyObject,
    _ attribute: Attribute,
    _ second: AnyObject?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat
  ) -> ConstraintException? {
    guard multiplier.isFinite else { return .multiplierNotFinite(multiplier) }
    for item in [first, second ?? first]
    where !(item is UIView || item is UILayoutGuide || item is LayoutDistance) {
      return .notAnItem(item: item)
    }
    guard attribute != .notAnAttribute else { return .invalidPairing(item: first) }
    if attribute.isLength {
      // A length with nothing to compare with is compared with the constant.
      guard second != nil, secondAttribute != .notAnAttribute else { return nil }
      return secondAttribute.isLength ? nil : .invalidPairing(item: first)
    }
    guard second != nil, multiplier != 0 else { return .lonelyLocation(item: first) }
    guard secondAttribute != .notAnAttribute, !secondAttribute.isLength,
      attribute.axis == secondAttribute.axis
    else { return .invalidPairing(item: first) }
    let mixes =
      (attribute.isDirectional && secondAttribute.isAbsoluteSide)
      || (attribute.isAbsoluteSide && secondAttribute.isDirectional)
    return mixes ? .mixedDirections(item: first) : nil
  }

  /// Refuses a constant that is not finite.
  func checkConstant() {
    guard !constant.isFinite else { return }
    let (first, second) = anchorNames
    UIKitException.constraint(
      .constantNotFinite(constant, first: first, second: second)
    ).raise()
  }

  /// The two sides as UIKit prints anchors.
  var anchorNames: (first: String, second: String) {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      guard item != nil, attribute != .notAnAttribute else { return "(null)" }
      let target = AnchorTarget(item: item, attribute: attribute)
      let anchor: NSObject =
        attribute.isLength
        ? NSLayoutDimension(target)
        : attribute.axis == .horizontal ? NSLayoutXAxisAnchor(target) : NSLayoutYAxisAnchor(target)
      return anchor.description
    }
    return (name(firstItem, firstAttribute), name(secondItem, secondAttribute))
  }

  /// Refuses a priority out of range, and on a constraint in use a change between required and
  /// optional.
  func checkPriority(was old: UILayoutPriority) {
    let new = priority.rawValue
    guard new > 0, new <= UILayoutPriority.required.rawValue else {
      UIKitException.constraint(.illegalPriority(new)).raise()
    }
    guard holder == nil || (old == .required) == (priority == .required) else {
      UIKitException.constraint(.priorityCrossedRequired(from: old.rawValue, to: new)).raise()
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// True if the attribute is a side whatever the direction of reading.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}
