internal import Foundation
internal import InterfaceBuilder

/// Constraints and layout guides of decoded views.
extension NibArchive {
  /// Gives a view the constraints that its element lists and its size class leaves in.
  func addConstraints(to decoded: Decoded) {
    guard let view = decoded.object as? UIView else { return }
    view.extras.variations = DocumentVariations(view, element: decoded.element, archive: self)
    guard let list = decoded.element.child("constraints"), !list.children.isEmpty else { return }
    let variations = SizeClassVariation.holding(of: decoded.element, in: traits)
    let excluded = SizeClassVariation.excluded(from: "constraints", in: variations)
    for element in list.children where !excluded.contains(element.id ?? "") {
      if let constraint = decode(element) as? NSLayoutConstraint { view.hold(constraint) }
    }
  }

  /// The constraint that an element describes; nil for one that is taken out when it is compiled,
  /// and for one whose items are not there.
  func constraint(_ element: Element) -> NSLayoutConstraint? {
    guard let saved = InterfaceBuilder.Constraint(element),
      !saved.isPlaceholder || source.keepsPlaceholders,
      let attribute = NSLayoutConstraint.Attribute.names[saved.firstAttribute],
      let first = item(saved.firstItem, of: element)
    else { return nil }
    let second = saved.secondItem.flatMap { object(id: $0) }
    if saved.secondItem != nil, second == nil { return nil }
    let other = saved.secondAttribute.flatMap { NSLayoutConstraint.Attribute.names[$0] }
    guard allows(first, attribute, second, other ?? .notAnAttribute, saved, element) else {
      return nil
    }
    let coder = NibCoder(element: element, archive: self)
    let constraint = NSLayoutConstraint(
      unchecked: first,
      attribute: attribute,
      relatedBy: .init(saved.relation),
      toItem: second,
      attribute: other ?? .notAnAttribute,
      multiplier: saved.multiplier,
      constant: coder.number("constant") ?? saved.constant(between: first, second)
    )
    constraint.priority = UILayoutPriority(
      document: coder.number("priority") ?? saved.priority
    )
    constraint.identifier = saved.identifier
    return constraint
  }

  /// Returns `true` if a constraint can be made; an invalid one is reported, not raised.
  private func allows(
    _ first: Any,
    _ attribute: NSLayoutConstraint.Attribute,
    _ second: Any?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ saved: InterfaceBuilder.Constraint,
    _ element: Element
  ) -> Bool {
    let objection = NSLayoutConstraint.objection(
      to: first as AnyObject,
      attribute,
      second.map { $0 as AnyObject },
      secondAttribute,
      multiplier: saved.multiplier
    )
    guard let objection else { return true }
    // Documents may mix sides by name and by direction, though UIKit refuses it in code.
    if case .mixedDirections = objection { return true }
    Diagnostic.illegalConstraint(id: element.id ?? "", reason: objection.reason).report()
    return false
  }

  /// A constraint without a first item speaks of the view that holds it.
  private func item(_ id: String?, of element: Element) -> Any? {
    if let id { return object(id: id) }
    return source.document.owner(of: element).flatMap { decode($0) }
  }

  /// The guide of a view, such as its safe area, that an element gives an id.
  func viewLayoutGuide(_ element: Element) -> UILayoutGuide? {
    guard let owner = source.document.owner(of: element),
      let view = decode(owner) as? UIView
    else { return nil }
    switch (element.key, view) {
    case ("keyboard", _): return view.keyboardLayoutGuide
    case ("frameLayoutGuide", let scroll as UIScrollView): return scroll.frameLayoutGuide
    case ("contentLayoutGuide", let scroll as UIScrollView): return scroll.contentLayoutGuide
    default: return view.safeAreaLayoutGuide
    }
  }
}

extension InterfaceBuilder.Constraint {
  /// The constant, where a document leaves it to the standard distance: there is one between
  /// siblings alone, since other views are at a margin of their superview, or at its edge.
  func constant(between first: Any, _ second: Any?) -> Double {
    guard usesStandardSpacing, !hasConstant,
      let first = NSLayoutConstraint.view(of: first as AnyObject),
      let second = NSLayoutConstraint.view(of: second.map { $0 as AnyObject })
    else { return constant }
    return first.isDescendant(of: second) || second.isDescendant(of: first) ? 0 : constant
  }
}

extension UILayoutPriority {
  /// A document's number, brought between least and required.
  init(document number: CGFloat) {
    self.init(min(max(Float(number), 1), Self.required.rawValue))
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: InterfaceBuilder.Constraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The names of attributes in documents.
  static let names: [String: Self] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension NibArchive {
  /// The strip of a controller's view below or above its bars.
  func barLengthGuide(_ element: Element) -> UILayoutGuide? {
    guard let owner = source.document.owner(of: element),
      let controller = decode(owner) as? UIViewController
    else { return nil }
    let guides = controller.barLengthGuides
    return element["type"] == "bottom" ? guides.bottom : guides.top
  }
}
