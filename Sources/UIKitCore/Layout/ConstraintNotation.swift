/// Constraints as UIKit prints them.
///
/// A distance between neighbours, or of a view in its superview, reads as a visual format;
/// everything else as an equation.
extension NSLayoutConstraint {
  /// `<NSLayoutConstraint:0x1 H:[UILabel:0x2'Name']-(8)-[UIView:0x3]   (active)>`.
  var notation: String {
    var state = isActive ? "active" : "inactive"
    let formula: String
    if let picture {
      formula = picture.formula
      if let outer = picture.outer { state += ", names: '|':\(Self.name(outer)) " }
    } else {
      formula = equation
    }
    return Self.notation(kind: "NSLayoutConstraint", self, identifier, formula, state)
  }

  /// The frame around any constraint's text.
  static func notation(
    kind: String,
    _ object: AnyObject,
    _ identifier: String?,
    _ formula: String,
    _ state: String
  ) -> String {
    let name = identifier.map { "'\($0)' " } ?? ""
    return "<\(kind):\(number(object)) \(name)\(formula)   (\(state))>"
  }

  // MARK: Equations

  private var equation: String {
    let weight = priority == .required ? "" : " @\(priority.rawValue.short)"
    let left = Self.side(firstItem, firstAttribute)
    guard let secondItem, secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.sign) \(constant.short)\(weight)"
    }
    let factor = multiplier == 1 ? "" : "\(multiplier.short)*"
    let rest =
      constant == 0 ? "" : constant > 0 ? " + \(constant.short)" : " - \((-constant).short)"
    return "\(left) \(relation.sign) \(factor)\(Self.side(secondItem, secondAttribute))\(rest)"
      + weight
  }

  private static func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(null).\(attribute)" }
    return "\(name(item)).\(attribute)"
  }

  /// A class, an address, and the text by which one knows the object.
  static func name(_ item: AnyObject) -> String {
    var text = "\(type(of: item)):\(number(item))"
    let formula =
      (item as? UIView)?.textInMessages ?? (item as? UILayoutGuide)?.identifier ?? ""
    if !formula.isEmpty {
      text += formula.count > 24 ? "'\(formula.prefix(21))...'" : "'\(formula)'"
    }
    return text
  }

  nonisolated static func number(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  // MARK: Visual formats

  /// The constraint as a visual format, with the view that an edge belongs to.
  private var picture: (formula: String, outer: UIView?)? {
    guard multiplier == 1, let first = firstItem as? UIView, let second = secondItem as? UIView
    else { return nil }
    let axis = firstAttribute.axis == .horizontal ? "H" : "V"
    let weight = priority == .required ? "" : "@\(priority.rawValue.short)"
    let sign = relation == .equal ? "" : relation.sign
    let gap = "-(\(sign)\(constant.short)\(weight))-"
    switch (firstAttribute, secondAttribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard first.superview === second.superview else { return nil }
      return ("\(axis):[\(Self.name(second))]\(gap)[\(Self.name(first))]", nil)
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard first.superview === second else { return nil }
      return ("\(axis):|\(gap)[\(Self.name(first))]", second)
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard second.superview === first else { return nil }
      return ("\(axis):[\(Self.name(second))]\(gap)|", first)
    default: return nil
    }
  }
}

extension AnchorTarget {
  /// `UIView:0x1.leading`.
  var notation: String {
    guard let item else { return "(null).\(attribute)" }
    return "\(NSLayoutConstraint.name(item)).\(attribute)"
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension BinaryFloatingPoint {
  /// Without a fraction where there is none.
  package var short: String {
    let number = Double(self)
    return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
