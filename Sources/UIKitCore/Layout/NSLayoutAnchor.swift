/// One attribute of a view or guide, from which constraints are made.
///
/// The type parameter keeps horizontal, vertical and length anchors apart.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let target: AnchorTarget

  init(_ target: AnchorTarget) { self.target = target }

  /// The attribute's name, such as `leading`.
  open var name: String { "\(target.attribute)" }
  /// The view or guide; nil once it is gone, as the anchor does not keep it.
  open var item: Any? { target.item }

  /// As UIKit prints anchors: `<NSLayoutXAxisAnchor:0x1 "UIView:0x2.leading">`.
  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)):\(NSLayoutConstraint.number(self)) \"\(target.notation)\">"
    }
  }

  /// True for an anchor of the same item and attribute, whatever its type (W-208).
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    // The object stays on the main actor, to which anchors belong.
    nonisolated(unsafe) let other = object
    return MainActor.assumeIsolated { (other as? any TargetedAnchor)?.target == target }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { target.attribute.rawValue }
  }

  /// Makes a constraint, not active yet: this anchor is the other plus `c` points.
  ///
  /// Anchors that do not go together, such as leading and left, raise an exception.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { target.relate(.equal, to: anchor.target, constant: c) }

  /// Makes a constraint, not active yet: this anchor is at least the other plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { target.relate(.greaterThanOrEqual, to: anchor.target, constant: c) }

  /// Makes a constraint, not active yet: this anchor is at most the other plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { target.relate(.lessThanOrEqual, to: anchor.target, constant: c) }
}

extension NSLayoutAnchor: TargetedAnchor {}

/// An anchor of any type.
private protocol TargetedAnchor {
  var target: AnchorTarget { get }
}

extension NSLayoutConstraint {
  /// The anchor of the first item's attribute (W-208).
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(AnchorTarget(item: firstItem, attribute: firstAttribute))
  }

  /// The anchor of the second item's attribute; nil without a second item (W-208).
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(AnchorTarget(item: $0, attribute: secondAttribute)) }
  }
}

/// A view or guide that a constraint or an anchor names and does not keep; distances are kept, as
/// nobody else has them.
struct ItemReference {
  private let view: ViewReference?
  private weak var guide: AnyObject?
  private let distance: LayoutDistance?

  init(_ item: AnyObject?) {
    view = (item as? UIView)?.reference
    distance = view == nil ? item as? LayoutDistance : nil
    guide = view == nil && distance == nil ? item : nil
  }

  /// Nil for none, and once it is gone.
  var object: AnyObject? { view?.view ?? guide ?? distance }
}

/// The item and attribute of an anchor.
struct AnchorTarget: Equatable {
  private let reference: ItemReference
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    reference = ItemReference(item)
    self.attribute = attribute
  }

  var item: AnyObject? { reference.object }

  static func == (first: Self, second: Self) -> Bool {
    first.attribute == second.attribute && first.item === second.item
  }

  /// The space between siblings.
  static let systemSpacing: CGFloat = 8

  /// The distance that the system keeps to another anchor: between baselines it depends on the
  /// fonts, so that lines of the lower one follow those of the upper one.
  func spacing(to other: AnchorTarget) -> CGFloat {
    guard attribute.isBaseline, other.attribute.isBaseline,
      let view = item as? UIView, let font = view.baselineView(on: attribute).baselineFont
    else { return Self.systemSpacing }
    return view.ceilToPixel(font.lineHeight)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to other: AnchorTarget?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? UILayoutGuide(),
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// A vertical line of a view or guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Makes a constraint: `multiplier` times 8 points after the other anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Makes a constraint: at least `multiplier` times 8 points after the other anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Makes a constraint: at most `multiplier` times 8 points after the other anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A horizontal line of a view or guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Makes a constraint: `multiplier` times 8 points below the other anchor.
  ///
  /// Between two baselines the distance is a line of the lower view's font instead of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// Makes a constraint: at least `multiplier` times the system's distance below the other anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// Makes a constraint: at most `multiplier` times the system's distance below the other anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

extension NSLayoutAnchor {
  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    target.relate(
      relation,
      to: anchor.target,
      constant: target.spacing(to: anchor.target) * multiplier
    )
  }
}

/// The width or height of a view or guide.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes a constraint, not active yet: the length is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    target.relate(.equal, to: nil, constant: c)
  }

  /// Makes a constraint, not active yet: the length is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    target.relate(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// Makes a constraint, not active yet: the length is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    target.relate(.lessThanOrEqual, to: nil, constant: c)
  }

  /// Makes a constraint, not active yet: the length is `m` times the other plus `c` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    target.relate(.equal, to: anchor.target, multiplier: m, constant: c)
  }

  /// Makes a constraint: the length is at least `m` times the other plus `c` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    target.relate(.greaterThanOrEqual, to: anchor.target, multiplier: m, constant: c)
  }

  /// Makes a constraint: the length is at most `m` times the other plus `c` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    target.relate(.lessThanOrEqual, to: anchor.target, multiplier: m, constant: c)
  }
}

/// The distance between two anchors, which constraints treat as the length of an item.
@MainActor
final class LayoutDistance: NSObject {
  /// The anchor at which the distance begins.
  let from: AnchorTarget
  /// The anchor at which it ends.
  let to: AnchorTarget

  init(from: AnchorTarget, to: AnchorTarget) { (self.from, self.to) = (from, to) }

  /// The closest view around both anchors; nil if they have none in common.
  var closestCommonView: UIView? {
    guard let first = NSLayoutConstraint.view(of: from.item),
      let second = NSLayoutConstraint.view(of: to.item)
    else { return nil }
    return first.closestCommonAncestor(with: second)
  }

  /// Makes the length of the distance between two anchors, positive if the second comes after the
  /// first in the direction of reading, or is below it.
  static func dimension<Kind>(
    from first: NSLayoutAnchor<Kind>,
    to second: NSLayoutAnchor<Kind>
  ) -> NSLayoutDimension {
    let distance = LayoutDistance(from: first.target, to: second.target)
    let isHorizontal = first.target.attribute.axis == .horizontal
    return NSLayoutDimension(
      AnchorTarget(item: distance, attribute: isHorizontal ? .width : .height)
    )
  }
}

extension NSLayoutXAxisAnchor {
  /// Makes the distance from this anchor to another, to be constrained as a length.
  ///
  /// It is positive if the other comes after this one. The anchors need a view in common once a
  /// constraint of the distance is active.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.dimension(from: self, to: otherAnchor)
  }
}

extension NSLayoutYAxisAnchor {
  /// Makes the distance from this anchor to another, to be constrained as a length.
  ///
  /// It is positive if the other is below this one. The anchors need a view in common once a
  /// constraint of the distance is active.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    LayoutDistance.dimension(from: self, to: otherAnchor)
  }
}
