/// A font choice as the attributes of a descriptor, and back.

nonisolated extension FontChoice {
  init?(knownName name: String) {
    if name.hasPrefix("."), let system = FontChoice(systemName: name) {
      self = system
      return
    }
    if let known = FontCatalog.find(name) {
      self.init(family: .named(known.family))
      weight = known.face.weight
      isItalic = known.face.isItalic
    } else if let own = Self.registeredFont(name) {
      self.init(family: .named(own.postScriptName))
      weight = UIFont.Weight(css: own.weight).rawValue
      isItalic = own.isItalic
    } else {
      return nil
    }
  }

  /// A font that the app brought along: registered already, or found among its resources.
  private static func registeredFont(_ name: String) -> RegisteredFont? {
    if let font = FontLibrary.shared.announcedFont(name) { return font }
    guard ResourceLibrary.shared.registerFonts() else { return nil }
    return FontLibrary.shared.announcedFont(name)
  }

  /// The system font's own hidden names, such as `.SFUI-Semibold`.
  private init?(systemName name: String) {
    guard name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") else { return nil }
    self.init(family: .system(name.contains("Mono") ? .monospaced : .default))
    apply(style: name)
  }

  var attributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    if size > 0 { attributes[.size] = size }
    if let textStyle { attributes[.textStyle] = textStyle.rawValue }
    if !matrix.isIdentity { attributes[.matrix] = matrix }
    attributes[.name] = postscriptName
    attributes[.family] = familyName
    attributes[.traits] = [
      UIFontDescriptor.TraitKey.weight: weight,
      UIFontDescriptor.TraitKey.slant: isItalic ? 0.07 : 0,
      UIFontDescriptor.TraitKey.symbolic: CGFloat(traits.rawValue),
    ]
    return attributes
  }

  func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontChoice {
    var choice = self
    if let name = attributes[.name] as? String { choice.apply(name: name) }
    if let family = attributes[.family] as? String { choice.family = .named(family) }
    if let face = attributes[.face] as? String { choice.apply(style: face) }
    if let size = number(attributes[.size]), size != choice.size {
      choice.size = size
      choice.lineDistance = 0
    }
    if let style = textStyle(attributes[.textStyle]) { choice.textStyle = style }
    if let matrix = Self.matrix(attributes[.matrix]) { choice.matrix = matrix }
    if let traits = attributes[.traits] as? [AnyHashable: Any] { choice.apply(traits: traits) }
    if let settings = attributes[.featureSettings] as? [[AnyHashable: Any]] {
      choice.apply(features: settings)
    }
    return choice
  }

  private mutating func apply(name: String) {
    guard let known = FontChoice(knownName: name) else {
      family = .named(name)
      return
    }
    family = known.family
    weight = known.weight
    isItalic = known.isItalic
  }

  private mutating func apply(style: String) {
    let known = UIFont.Weight.named.last {
      style.range(of: $0.word, options: .caseInsensitive) != nil
    }
    weight = known?.weight.rawValue ?? 0
    isItalic = style.contains("Italic") || style.contains("Oblique")
  }

  private mutating func apply(traits: [AnyHashable: Any]) {
    func value(_ key: UIFontDescriptor.TraitKey) -> CGFloat? {
      number(traits[key] ?? traits[key.rawValue])
    }
    if let symbolic = value(.symbolic) {
      apply(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(symbolic)))
    }
    let heaviness = traits[UIFontDescriptor.TraitKey.weight] as? UIFont.Weight
    if let weight = heaviness?.rawValue ?? value(.weight) { self.weight = weight }
    if let slant = value(.slant) { isItalic = slant > 0 }
  }

  /// Number spacing (type 6) of selector 0 asks for digits of one width.
  private mutating func apply(features: [[AnyHashable: Any]]) {
    for feature in features {
      let type = feature[UIFontDescriptor.FeatureKey.type] as? Int
      let selector = feature[UIFontDescriptor.FeatureKey.selector] as? Int
      if type == 6 { hasMonospacedDigits = selector == 0 }
    }
  }

  /// A transform as Swift has it, or in the value that Objective-C puts it into.
  private static func matrix(_ value: Any?) -> CGAffineTransform? {
    (value as? CGAffineTransform) ?? (value as? NSValue)?.cgAffineTransformValue
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }

  private func textStyle(_ value: Any?) -> UIFont.TextStyle? {
    (value as? UIFont.TextStyle) ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
  }
}

// MARK: - Archiving

nonisolated extension FontChoice {
  init?(coder: NSCoder) {
    let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String?
    guard let name else { return nil }
    self = FontChoice(family: .system(.default)).applying([.name: name])
    size = CGFloat(coder.decodeDouble(forKey: "UIFontPointSize"))
    weight = CGFloat(coder.decodeDouble(forKey: "UIFontWeight"))
    isItalic = coder.decodeBool(forKey: "UIFontIsItalic")
    lineDistance = CGFloat(coder.decodeDouble(forKey: "UIFontLineDistance"))
    hasMonospacedDigits = coder.decodeBool(forKey: "UIFontHasMonospacedDigits")
    // Asking for a key that was not written is an error, which would fail the whole archive.
    guard coder.containsValue(forKey: "UIFontTextStyle") else { return }
    let style = coder.decodeObject(of: NSString.self, forKey: "UIFontTextStyle") as String?
    textStyle = style.map(UIFont.TextStyle.init(rawValue:))
  }

  func encode(with coder: NSCoder) {
    coder.encode(postscriptName as NSString, forKey: "UIFontName")
    coder.encode(Double(size), forKey: "UIFontPointSize")
    coder.encode(Double(weight), forKey: "UIFontWeight")
    coder.encode(isItalic, forKey: "UIFontIsItalic")
    coder.encode(Double(lineDistance), forKey: "UIFontLineDistance")
    coder.encode(hasMonospacedDigits, forKey: "UIFontHasMonospacedDigits")
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UIFontTextStyle") }
  }
}
