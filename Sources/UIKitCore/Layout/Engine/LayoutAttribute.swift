nonisolated extension NSLayoutConstraint.Attribute {
  /// One end of an item, or its middle.
  package enum Edge {
    case start
    case end
    case center
  }

  var isLength: Bool { self == .width || self == .height }

  /// True if the attribute follows the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  package var edge: Edge {
    switch self {
    case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin:
      .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    default: .start
    }
  }

  /// The attribute by side.
  func sided(_ rightToLeft: Bool) -> Self {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
