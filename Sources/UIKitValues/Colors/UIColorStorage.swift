/// The source of a colour's components.
nonisolated enum UIColorStorage: @unchecked Sendable {
  case fixed(CGColor)
  case pattern(UIImage)
  /// A colour of the system's palette, known by name.
  case system(SystemColor)
  /// A colour set of an asset catalogue.
  case catalog(name: String, AdaptiveColor)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)
  /// Another colour with its opacity replaced once that colour is resolved.
  indirect case faded(UIColor, alpha: CGFloat)
  /// Another colour that is used for something less prominent.
  indirect case prominent(UIColor, UIColor.Prominence)
}

nonisolated extension UIColorStorage: Hashable {
  static func == (first: UIColorStorage, second: UIColorStorage) -> Bool {
    switch (first, second) {
    case (.fixed(let one), .fixed(let other)): one == other
    case (.pattern(let one), .pattern(let other)): one === other
    case (.system(let one), .system(let other)): one.name == other.name
    case (.catalog(let one, let values), .catalog(let other, let otherValues)):
      one == other && values == otherValues
    case (.faded(let one, let alpha), .faded(let other, let otherAlpha)):
      alpha == otherAlpha && one.isEqual(other)
    case (.prominent(let one, let level), .prominent(let other, let otherLevel)):
      level == otherLevel && one.isEqual(other)
    // Two rules are equal only when they are one object, which the colour itself compares.
    case (.fixed, _), (.pattern, _), (.system, _), (.catalog, _), (.faded, _), (.prominent, _),
      (.dynamic, _):
      false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .fixed(let color): hasher.combine(color)
    case .pattern(let image): hasher.combine(ObjectIdentifier(image))
    case .system(let color): hasher.combine(color.name)
    case .catalog(let name, _): hasher.combine(name)
    case .dynamic: break
    case .faded(let color, let alpha):
      hasher.combine(color)
      hasher.combine(alpha)
    case .prominent(let color, let prominence):
      hasher.combine(color)
      hasher.combine(prominence)
    }
  }
}

// MARK: - Archiving

nonisolated extension UIColorStorage {
  init?(coder: NSCoder) {
    if coder.containsValue(forKey: "UISystemColorName") {
      let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName")
      guard let name, let color = SystemColor.all[name as String] else { return nil }
      self = .system(color)
    } else if coder.containsValue(forKey: "UIWhite") {
      let white = coder.decodeDouble(forKey: "UIWhite")
      self = .fixed(CGColor(gray: white, alpha: coder.decodeDouble(forKey: "UIAlpha")))
    } else if coder.containsValue(forKey: "UIRed") {
      self = .fixed(
        CGColor.srgb(
          coder.decodeDouble(forKey: "UIRed"),
          coder.decodeDouble(forKey: "UIGreen"),
          coder.decodeDouble(forKey: "UIBlue"),
          coder.decodeDouble(forKey: "UIAlpha")
        )
      )
    } else {
      return nil
    }
  }

  func encode(with coder: NSCoder) {
    if case .system(let color) = self {
      coder.encode(color.name as NSString, forKey: "UISystemColorName")
      return
    }
    let color = UIColor(storage: self)
    if case .fixed(let fixed) = self, fixed.isGray {
      coder.encode(Double(fixed.components?.first ?? 0), forKey: "UIWhite")
      coder.encode(Double(fixed.alpha), forKey: "UIAlpha")
    } else if let rgb = color.extendedSRGB {
      coder.encode(Double(rgb.red), forKey: "UIRed")
      coder.encode(Double(rgb.green), forKey: "UIGreen")
      coder.encode(Double(rgb.blue), forKey: "UIBlue")
      coder.encode(Double(rgb.alpha), forKey: "UIAlpha")
    }
  }
}
