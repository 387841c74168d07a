nonisolated extension UIColor {
  /// The prominence of what a colour is used for, from the most to the least.
  public enum Prominence: Int, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3
  }

  /// The prominence that the colour was made with; `primary` for all others.
  public var prominence: Prominence {
    guard case .prominent(_, let prominence) = storage else { return .primary }
    return prominence
  }

  /// The same colour for something more or less prominent; a dynamic colour stays dynamic.
  ///
  /// What is less prominent shows more of what is behind it, as the system's label colours do: the
  /// opacities are those of `secondaryLabel` and its like (V-250).
  public func withProminence(_ prominence: Prominence) -> UIColor {
    if case .prominent(let base, _) = storage { return base.withProminence(prominence) }
    return prominence == .primary ? self : UIColor(storage: .prominent(self, prominence))
  }

  /// The colour with its opacity multiplied by that of a prominence.
  func faded(to prominence: Prominence) -> UIColor {
    guard case .fixed(let color) = storage else { return self }
    return replacingAlpha(color.alpha * prominence.opacity)
  }
}

nonisolated extension UIColor.Prominence {
  /// The share of the opacity that is left.
  fileprivate var opacity: CGFloat {
    switch self {
    case .primary: 1
    case .secondary: 0.6
    case .tertiary: 0.3
    case .quaternary: 0.18
    }
  }
}
