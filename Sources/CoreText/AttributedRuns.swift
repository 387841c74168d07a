internal import UIKitValues

/// The runs of an attributed string as the text engine takes them, with the attributes they came
/// from.
struct AttributedRuns {
  private(set) var runs: [TextRun] = []
  private(set) var attributes: [[NSAttributedString.Key: Any]] = []
  /// The runs that are drawn in the context's fill colour.
  private(set) var plainRuns: Set<Int> = []

  init(_ string: NSAttributedString, in range: NSRange) {
    string.enumerateAttributes(in: range, options: []) { attributes, range, _ in
      let text = (string.string as NSString).substring(with: range)
      if attributes.usesContextColor { plainRuns.insert(runs.count) }
      runs.append(Self.run(text, attributes))
      self.attributes.append(attributes)
    }
  }

  private static func run(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> TextRun {
    let style = TextStyle(attributes)
    guard let delegate = attributes[.delegate] as? CTRunDelegate else {
      return TextRun(text, style: style)
    }
    let room = TextAttachment(
      size: CGSize(width: delegate.width, height: delegate.ascent + delegate.descent),
      baseline: -delegate.descent,
      identity: ObjectIdentifier(delegate),
      draw: { _, _ in }
    )
    var run = TextRun(text, style: style, attachment: room)
    run.text = String(repeating: "\u{FFFC}", count: text.utf16.count)
    return run
  }
}

extension NSAttributedString.Key {
  static let delegate = NSAttributedString.Key("\(kCTRunDelegateAttributeName)")
  fileprivate static let color = NSAttributedString.Key("\(kCTForegroundColorAttributeName)")
  fileprivate static let contextColor = NSAttributedString.Key(
    "\(kCTForegroundColorFromContextAttributeName)"
  )
  fileprivate static let fill = NSAttributedString.Key("\(kCTBackgroundColorAttributeName)")
  fileprivate static let language = NSAttributedString.Key("\(kCTLanguageAttributeName)")
}

extension [NSAttributedString.Key: Any] {
  fileprivate var usesContextColor: Bool {
    color(.color) == nil && color(.foregroundColor) == nil && number(.contextColor) ?? 0 != 0
  }

  /// A colour, be it of CoreText's kind or of UIKit's.
  fileprivate func color(_ key: NSAttributedString.Key) -> CGColor? {
    (self[key] as? CGColor) ?? (self[key] as? UIColor)?.cgColor
  }

  fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch self[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Int32: CGFloat(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  var font: UIFont {
    (self[.font] as? UIFont) ?? CTFontCreateWithName("Helvetica", 12, nil)
  }
}

extension TextStyle {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes.font
    let color = attributes.color(.color) ?? attributes.color(.foregroundColor) ?? .black
    self.init(face: font.face, color: color)
    kern = attributes.number(.kern) ?? attributes.number(.tracking) ?? 0
    kernsPairs = attributes.number(.kern) != 0
    usesLigatures = attributes.number(.ligature) != 0
    underline = Self.decoration(attributes)
    underlineColor = attributes.color(.underlineColor)
    background = attributes.color(.fill) ?? attributes.color(.backgroundColor)
    baselineOffset = attributes.number(.baselineOffset) ?? 0
    strokeWidth = attributes.number(.strokeWidth) ?? 0
    strokeColor = attributes.color(.strokeColor)
    language = attributes[.language] as? String
    if font.matrix.a != 0 { obliqueness = font.matrix.c / font.matrix.a }
  }

  private static func decoration(_ attributes: [NSAttributedString.Key: Any]) -> TextDecoration? {
    let value = attributes[.underlineStyle]
    let bits =
      (value as? CTUnderlineStyle).map { Int($0.rawValue) }
      ?? (value as? NSUnderlineStyle)?.rawValue
      ?? attributes.number(.underlineStyle).flatMap { Int(exactly: $0) } ?? 0
    switch bits & 0x0F {
    case 0: return nil
    case 2: return .thick
    case 9: return .double
    default: return .single
    }
  }
}
