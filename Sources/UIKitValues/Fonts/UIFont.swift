/// A typeface at a size, with the measures that layout needs; sizes and measures are points.
///
/// A font never changes and may be shared between threads. The system font measures as iOS's does
/// whatever typeface draws it.
nonisolated open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The typeface as the text engine knows it.
  package let face: FontFace
  let descriptor: UIFontDescriptor

  /// A font of the descriptor's typeface; a size of 0 keeps the descriptor's own size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.sizeOrDefault
    self.descriptor = descriptor.pointSize == size ? descriptor : descriptor.withSize(size)
    face = self.descriptor.face
  }

  /// The system font of 14 points; on iOS such a font can hardly be used.
  public convenience override init() {
    self.init(descriptor: UIFont.systemFont(ofSize: UIFont.systemFontSize).descriptor, size: 0)
  }

  /// A font by its full name or that of its font family; nil when the system has none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let descriptor = UIFontDescriptor(knownName: fontName) else { return nil }
    self.init(descriptor: descriptor, size: fontSize > 0 ? fontSize : UIFont.systemFontSize)
  }

  /// Reads a font that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    self.init(descriptor: descriptor, size: 0)
  }

  /// Fonts can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  // MARK: The font itself

  /// The descriptor that the font was made from.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// The size in points.
  open var pointSize: CGFloat { face.size }

  /// The name that finds exactly this typeface.
  open var fontName: String { descriptor.postscriptName }

  /// The name of the font family the typeface belongs to.
  open var familyName: String { descriptor.familyName }

  /// The same typeface at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: fontSize)
  }

  // MARK: Measures

  /// From the baseline up to the top of the tallest letters.
  open var ascender: CGFloat { face.metrics.ascent }

  /// From the baseline down to the bottom of the lowest letters; negative.
  open var descender: CGFloat { -face.metrics.descent }

  /// From the baseline to the top of a capital letter.
  open var capHeight: CGFloat { face.metrics.capHeight }

  /// From the baseline to the top of a small x.
  open var xHeight: CGFloat { face.metrics.xHeight }

  /// The height of one line of text.
  open var lineHeight: CGFloat { face.metrics.lineHeight }

  /// The space that the typeface asks for between lines.
  open var leading: CGFloat { face.metrics.leading }

  // MARK: NSObject

  /// The font itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes the font's descriptor.
  open func encode(with coder: NSCoder) { descriptor.encode(with: coder) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || descriptor.isEqual(other.descriptor)
  }

  open override var hash: Int { descriptor.hash }

  open override var description: String {
    let size = String(format: "%.2f", Double(pointSize))
    let style = face.isItalic ? "italic" : "normal"
    return "<UIFont: font-family: \"\(familyName)\"; font-weight: \(weight.name);"
      + " font-style: \(style); font-size: \(size)pt>"
  }
}

nonisolated extension UIFont {
  /// The typeface's weight.
  package var weight: Weight { Weight(face.weight) }
}
