/// Picking the fixed colour behind a dynamic one.

nonisolated extension UIColor {
  /// The colour for drawing under `traits`; a pattern answers clear, since it has no components.
  package func cgColor(with traits: UITraitCollection) -> CGColor {
    let color = resolved(with: traits)
    guard case .fixed(let fixed) = color.storage else { return .clear }
    return fixed
  }

  /// True when the colour can differ between trait collections.
  package var isDynamic: Bool {
    switch storage {
    case .fixed, .pattern: false
    case .system, .catalog, .dynamic: true
    case .faded(let color, _), .prominent(let color, _): color.isDynamic
    }
  }

  /// The picture that the colour repeats, if it is a pattern.
  package var patternImage: UIImage? {
    guard case .pattern(let image) = storage else { return nil }
    return image
  }

  func resolved(with traits: UITraitCollection) -> UIColor {
    var color = self
    // A rule may answer with another rule; a circle of rules ends at the bound, as clear.
    for _ in 0..<16 {
      switch color.storage {
      case .fixed, .pattern: return color
      case .system(let system): return system.values.color(for: traits)
      case .catalog(_, let values): return values.color(for: traits)
      case .dynamic(let provider): color = provider(traits)
      case .faded(let base, let alpha): color = base.resolved(with: traits).replacingAlpha(alpha)
      case .prominent(let base, let prominence):
        color = base.resolved(with: traits).faded(to: prominence)
      }
    }
    return .clear
  }

  func replacingAlpha(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color):
      UIColor(cgColor: color.copy(alpha: alpha.clampedToUnit) ?? color)
    case .pattern: self
    case .faded(let base, _): UIColor(storage: .faded(base, alpha: alpha))
    case .system, .catalog, .dynamic, .prominent: UIColor(storage: .faded(self, alpha: alpha))
    }
  }
}
