/// Constraints as UIKit prints them.
extension NSLayoutConstraint {
  /// `<NSLayoutConstraint:0x1 UILabel:0x2.leading == UIView:0x3.leading + 8   (active)>`.
  var notation: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let weight = priority == .required ? "" : " @\(priority.rawValue.short)"
    let state = isActive ? "active" : "inactive"
    let address = Self.number(self)
    return "<NSLayoutConstraint:\(address) \(name)\(equation)\(weight)   (\(state))>"
  }

  private var equation: String {
    let left = Self.side(firstItem, firstAttribute)
    guard let secondItem else { return "\(left) \(relation.sign) \(constant.short)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.short)*"
    let rest =
      constant == 0 ? "" : constant > 0 ? " + \(constant.short)" : " - \((-constant).short)"
    return "\(left) \(relation.sign) \(factor)\(Self.side(secondItem, secondAttribute))\(rest)"
  }

  private static func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(null).\(attribute)" }
    var text = "\(type(of: item)):\(number(item))"
    if let label = item as? UILabel, let words = label.text { text += "'\(words.prefix(24))'" }
    if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      text += "'\(guide.identifier)'"
    }
    return "\(text).\(attribute)"
  }

  private static func number(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension BinaryFloatingPoint {
  /// Without a fraction where there is none.
  fileprivate var short: String {
    let number = Double(self)
    return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
