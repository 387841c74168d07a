public import UIKitValues

/// A typeface at a size; the same object as UIKit's font, to which apps cast it.
public typealias CTFont = UIFont

/// The size of fonts that are asked for with 0.
private let usualSize: CGFloat = 12

/// A font whose letters are drawn through a matrix.
final class TransformedFont: UIFont, @unchecked Sendable {
  let ownMatrix: CGAffineTransform

  init(_ font: UIFont, matrix: CGAffineTransform) {
    ownMatrix = matrix
    super.init(descriptor: font.fontDescriptor, size: font.pointSize)
  }

  required convenience init?(coder: NSCoder) {
    guard let font = UIFont(coder: coder) else { return nil }
    self.init(font, matrix: .identity)
  }

  override func withSize(_ fontSize: CGFloat) -> UIFont {
    TransformedFont(super.withSize(fontSize), matrix: ownMatrix)
  }
}

extension UIFont {
  /// The font with a matrix; itself if there is none to be had.
  fileprivate func drawn(through matrix: UnsafePointer<CGAffineTransform>?) -> UIFont {
    guard let matrix = matrix?.pointee, !matrix.isIdentity else { return self }
    return TransformedFont(self, matrix: matrix)
  }

  /// The matrix of the letters.
  var matrix: CGAffineTransform { (self as? TransformedFont)?.ownMatrix ?? .identity }
}

/// A font by its PostScript, full or family name; Helvetica if there is none of that name.
///
/// A size of 0 becomes 12 points.
public func CTFontCreateWithName(
  _ name: CFString,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : usualSize
  let font =
    UIFont(name: "\(name)", size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size)
  return font.drawn(through: matrix)
}

/// A font by its name; the options change nothing here.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithName(name, size, matrix)
}

/// The font that fits a descriptor best; a size of 0 takes the descriptor's, or 12 points.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let own = descriptor.pointSize > 0 ? descriptor.pointSize : usualSize
  return UIFont(descriptor: descriptor, size: size > 0 ? size : own).drawn(through: matrix)
}

/// The font that fits a descriptor best; the options change nothing here.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont {
  CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// The font that the system uses for a purpose, in any language; a size of 0 takes the purpose's.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType,
  _ size: CGFloat,
  _ language: CFString?
) -> CTFont? {
  let size = size > 0 ? size : uiType.size
  if uiType.isEmphasized { return .systemFont(ofSize: size, weight: .bold) }
  if uiType == .userFixedPitch { return UIFont(name: "Menlo", size: size) }
  return .systemFont(ofSize: size)
}

/// A typeface that was read from a file, at a size; 0 becomes 12 points.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let name = "\(graphicsFont.postScriptName ?? "")"
  let descriptor = UIFontDescriptor(name: name, size: size > 0 ? size : usualSize)
  let changed = attributes.map { descriptor.addingAttributes($0.requested) } ?? descriptor
  return UIFont(descriptor: changed, size: descriptor.pointSize).drawn(through: matrix)
}

/// The font with other attributes; a size of 0 and a matrix of nil keep what it has.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let changed = attributes.map { font.fontDescriptor.addingAttributes($0.requested) }
  let descriptor = changed ?? font.fontDescriptor
  let copy = UIFont(descriptor: descriptor, size: size > 0 ? size : descriptor.pointSize)
  var own = font.matrix
  return matrix == nil ? copy.drawn(through: &own) : copy.drawn(through: matrix)
}

/// The font with some traits set to those of a value; nil only on iOS, if no such typeface exists.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
    .union(symTraitValue.intersection(symTraitMask))
  guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return nil }
  let copy = UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
  return copy.drawn(through: matrix)
}

/// The same style in another font family.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont,
  _ size: CGFloat,
  _ matrix: UnsafePointer<CGAffineTransform>?,
  _ family: CFString
) -> CTFont? {
  guard UIFont(name: "\(family)", size: usualSize) != nil else { return nil }
  let descriptor = font.fontDescriptor.withFamily("\(family)")
  let copy = UIFont(descriptor: descriptor, size: size > 0 ? size : font.pointSize)
  return copy.drawn(through: matrix)
}

/// The font that draws a part of a text: the same, or one that has the characters it lacks.
public func CTFontCreateForString(
  _ currentFont: CTFont,
  _ string: CFString,
  _ range: CFRange
) -> CTFont {
  let part = string.substring(with: NSRange(location: range.location, length: range.length))
  let text = NSAttributedString(string: part, attributes: [.font: currentFont])
  let runs = CTLine(text).runs
  return runs.first { $0.font != currentFont }?.font ?? currentFont
}
