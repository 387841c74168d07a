/// A request for a font: font family, weight, slant, size and role, each open until it is given.
nonisolated open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let choice: FontChoice
  /// The attributes that the descriptor was made of, when it was made of any.
  package private(set) var requested: [AttributeName: Any] = [:]

  init(_ choice: FontChoice) {
    self.choice = choice
  }

  /// A descriptor of the system font.
  public override convenience init() {
    self.init(FontChoice(family: .system(.default)))
  }

  /// A descriptor of what `attributes` say; unknown attributes are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontChoice(family: .system(.default)).applying(attributes))
    requested = attributes
  }

  /// A descriptor of the typeface with a name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// A descriptor of the typeface with a name whose letters are drawn through `matrix`.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// Reads a descriptor that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let choice = FontChoice(coder: coder) else { return nil }
    self.init(choice)
  }

  /// Descriptors can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  // MARK: Asking

  /// The full name of the typeface.
  open var postscriptName: String { choice.postscriptName }

  /// The size in points; 0 while none is given.
  open var pointSize: CGFloat { choice.size }

  /// The transform of the letters; default the identity; only its slant is drawn (V-251).
  open var matrix: CGAffineTransform { choice.matrix }

  /// Slant, weight and width as flags.
  open var symbolicTraits: SymbolicTraits { choice.traits }

  /// Everything that the descriptor says, by attribute.
  open var fontAttributes: [AttributeName: Any] { choice.attributes }

  /// One attribute's value.
  open func object(forKey attribute: AttributeName) -> Any? { choice.attributes[attribute] }

  /// The descriptors of typefaces that fit this one: itself.
  open func matchingFontDescriptors(withMandatoryKeys keys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  {
    [self]
  }

  // MARK: Deriving

  /// The same descriptor with more attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(choice.applying(attributes))
  }

  /// The same font family with other flags; it never returns nil here, whatever typefaces there
  /// are.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { $0.apply(symbolicTraits) }
  }

  /// The same typeface at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed {
      if $0.size != newPointSize { $0.lineDistance = 0 }
      $0.size = newPointSize
      $0.scaling = nil
    }
  }

  /// The same typeface with its letters drawn through another transform (V-251).
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    changed { $0.matrix = matrix }
  }

  /// The typeface of that style, such as “Bold Italic”, in the same font family.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The same style in another font family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same style in another design of the system font; nil when this isn't the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system = choice.family else { return nil }
    return changed { $0.family = .system(design) }
  }

  // MARK: NSObject

  /// The descriptor itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes everything that the descriptor says.
  open func encode(with coder: NSCoder) { choice.encode(with: coder) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.choice == choice
  }

  open override var hash: Int { choice.hashValue }

  open override var description: String {
    "<UIFontDescriptor: \(postscriptName), \(pointSize) pt>"
  }
}

nonisolated extension UIFontDescriptor {
  /// The descriptor of a text style for the current traits.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style for the text size that `traitCollection` asks for.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let traits = traitCollection ?? .current
    let size = DynamicType.size(of: style, for: traits.preferredContentSizeCategory)
    var choice = FontChoice(family: .system(.default))
    choice.weight = DynamicType.weight(of: style).rawValue
    choice.size = size.points
    choice.lineDistance = size.leading
    choice.textStyle = style
    if traits.legibilityWeight == .bold { choice.apply(.traitBold) }
    return UIFontDescriptor(choice)
  }
}

nonisolated extension UIFontDescriptor {
  convenience init(system design: SystemDesign, weight: UIFont.Weight) {
    self.init(FontChoice(family: .system(design), weight: weight.rawValue))
  }

  /// The descriptor of a typeface that the system offers by name; nil for other names.
  convenience init?(knownName name: String) {
    guard let choice = FontChoice(knownName: name) else { return nil }
    self.init(choice)
  }

  var face: FontFace { choice.face }

  var familyName: String { choice.familyName }

  var textStyle: UIFont.TextStyle? { choice.textStyle }

  /// The size, or the system's small size while none is given.
  var sizeOrDefault: CGFloat { pointSize > 0 ? pointSize : UIFont.smallSystemFontSize }

  private func changed(_ change: (inout FontChoice) -> Void) -> UIFontDescriptor {
    var choice = choice
    change(&choice)
    return UIFontDescriptor(choice)
  }
}
