public import Foundation
public import UIKitCore
public import UIKitValues

extension UIView {
  /// The name that Swift 4 has for `bringSubviewToFront(_:)`.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name that Swift 4 has for `sendSubviewToBack(_:)`.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
  /// The name that Swift 4 has for `init(style:)`.
  @available(swift, obsoleted: 4.2, renamed: "init(style:)")
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// The name that Swift 4 has for `style`.
  @available(swift, obsoleted: 4.2, renamed: "style")
  public var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension NSLayoutXAxisAnchor {
  /// The name that Swift 4 has for `constraint(equalToSystemSpacingAfter:multiplier:)`.
  @available(swift, obsoleted: 4.2, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)")
  public func constraintEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// The name that Swift 4 has for `constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)"
  )
  public func constraintGreaterThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  /// The name that Swift 4 has for `constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)"
  )
  public func constraintLessThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  /// The name that Swift 4 has for `constraint(equalToSystemSpacingBelow:multiplier:)`.
  @available(swift, obsoleted: 4.2, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)")
  public func constraintEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  /// The name that Swift 4 has for `constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)"
  )
  public func constraintGreaterThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  /// The name that Swift 4 has for `constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)"
  )
  public func constraintLessThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
}

extension UITableViewCell.StateMask {
  /// The name that Swift 4 has for `showingEditControl`.
  @available(swift, obsoleted: 4.2, renamed: "showingEditControl")
  public static var showingEditControlMask: Self { showingEditControl }

  /// The name that Swift 4 has for `showingDeleteConfirmation`.
  @available(swift, obsoleted: 4.2, renamed: "showingDeleteConfirmation")
  public static var showingDeleteConfirmationMask: Self { showingDeleteConfirmation }
}

extension NSUnderlineStyle {
  /// The name that Swift 4 has for no line at all, which is an empty set since.
  @available(swift, obsoleted: 4.2, message: "Use [] to construct an empty set.")
  public static var styleNone: NSUnderlineStyle { [] }

  /// The name that Swift 4 has for `single`.
  @available(swift, obsoleted: 4.2, renamed: "single")
  public static var styleSingle: NSUnderlineStyle { single }

  /// The name that Swift 4 has for `thick`.
  @available(swift, obsoleted: 4.2, renamed: "thick")
  public static var styleThick: NSUnderlineStyle { thick }

  /// The name that Swift 4 has for `double`.
  @available(swift, obsoleted: 4.2, renamed: "double")
  public static var styleDouble: NSUnderlineStyle { double }
}

extension RunLoop.Mode {
  /// The name that Swift 4 has for `default`.
  @available(swift, obsoleted: 4.2, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  /// The name that Swift 4 has for `common`.
  @available(swift, obsoleted: 4.2, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }

  /// The name that Swift 4 has for `tracking`.
  @available(swift, obsoleted: 4.2, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension UIAccessibilityTraits {
  /// Traits were numbers in Swift 4, and their union was written with `|`.
  @available(swift, obsoleted: 4.2, renamed: "union(_:)")
  public static func | (left: Self, right: Self) -> Self { left.union(right) }

  /// Traits were numbers in Swift 4, and others were added with `|=`.
  @available(swift, obsoleted: 4.2, renamed: "formUnion(_:)")
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }

  /// Traits were numbers in Swift 4, and what two have in common was written with `&`.
  @available(swift, obsoleted: 4.2, renamed: "intersection(_:)")
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }

  /// Traits were numbers in Swift 4, and `&=` left what two have in common.
  @available(swift, obsoleted: 4.2, renamed: "formIntersection(_:)")
  public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }

  /// Traits were numbers in Swift 4, and `~` gave all but some.
  @available(swift, obsoleted: 4.2, renamed: "subtracting(_:)")
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}
