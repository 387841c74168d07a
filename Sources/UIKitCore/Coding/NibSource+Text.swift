internal import Foundation
internal import InterfaceBuilder

/// Attributed strings, as a document spells them out in fragments.
extension NibSource {
  func attributedString(_ element: Element, traits: UITraitCollection) -> NSAttributedString? {
    guard let text = InterfaceBuilder.AttributedString(element) else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      let attributes = attributes(of: fragment, traits: traits)
      result.append(NSAttributedString(string: fragment.content, attributes: attributes))
    }
    return result
  }

  private func attributes(
    of fragment: InterfaceBuilder.AttributedString.Fragment,
    traits: UITraitCollection
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, color) in fragment.colors {
      attributes[Self.keys[key] ?? NSAttributedString.Key(key)] = self.color(color)
    }
    for (key, number) in fragment.numbers {
      attributes[Self.keys[key] ?? NSAttributedString.Key(key)] = NSNumber(value: number)
    }
    attributes[.font] = fragment.font.map { font($0, traits: traits) }
    attributes[.paragraphStyle] = fragment.paragraph.map { paragraphStyle($0) }
    attributes[.link] = fragment.strings["NSLink"].flatMap(URL.init(string:))
    return attributes
  }

  private func paragraphStyle(
    _ paragraph: InterfaceBuilder.ParagraphStyle
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = paragraph.alignment.flatMap { NSTextAlignment.names[$0] } ?? .natural
    style.lineBreakMode =
      paragraph.lineBreakMode.flatMap { NSLineBreakMode.names[$0] } ?? .byWordWrapping
    style.lineSpacing = paragraph.lineSpacing ?? 0
    style.lineHeightMultiple = paragraph.lineHeightMultiple ?? 0
    style.minimumLineHeight = paragraph.minimumLineHeight ?? 0
    style.maximumLineHeight = paragraph.maximumLineHeight ?? 0
    style.paragraphSpacing = paragraph.paragraphSpacing ?? 0
    style.paragraphSpacingBefore = paragraph.paragraphSpacingBefore ?? 0
    style.firstLineHeadIndent = paragraph.firstLineHeadIndent ?? 0
    style.headIndent = paragraph.headIndent ?? 0
    style.tailIndent = paragraph.tailIndent ?? 0
    return style
  }

  private static let keys: [String: NSAttributedString.Key] = [
    "NSColor": .foregroundColor,
    "NSBackgroundColor": .backgroundColor,
    "NSStrokeColor": .strokeColor,
    "NSUnderlineColor": .underlineColor,
    "NSStrikethroughColor": .strikethroughColor,
    "NSKern": .kern,
    "NSUnderline": .underlineStyle,
    "NSStrikethrough": .strikethroughStyle,
    "NSBaselineOffset": .baselineOffset,
    "NSStrokeWidth": .strokeWidth,
  ]
}

extension NSTextAlignment {
  /// The names of alignments in documents.
  static let names: [String: Self] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]
}

extension NSLineBreakMode {
  /// The names of line break modes in documents, in paragraph styles and in labels.
  static let names: [String: Self] = [
    "wordWrapping": .byWordWrapping, "wordWrap": .byWordWrapping,
    "charWrapping": .byCharWrapping, "characterWrap": .byCharWrapping,
    "clipping": .byClipping, "clip": .byClipping,
    "truncatingHead": .byTruncatingHead, "headTruncation": .byTruncatingHead,
    "truncatingTail": .byTruncatingTail, "tailTruncation": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle, "middleTruncation": .byTruncatingMiddle,
  ]
}
