public import Foundation
internal import UIKitValues

/// A text from which frames are made, column by column.
public final class CTFramesetter: NSObject, @unchecked Sendable {
  /// A paragraph with the character that ends it.
  struct Paragraph {
    let range: Range<Int>
    let typesetter: CTTypesetter
    let style: ParagraphAttributes
  }

  let string: NSAttributedString
  private(set) lazy var paragraphs = makeParagraphs()
  fileprivate lazy var typesetter = CTTypesetterCreateWithAttributedString(string)

  init(_ string: NSAttributedString) {
    self.string = (string.copy() as? NSAttributedString) ?? string
  }

  private func makeParagraphs() -> [Paragraph] {
    let text = string.string as NSString
    var (paragraphs, start): ([Paragraph], Int) = ([], 0)
    while start < text.length {
      let range = text.paragraphRange(for: NSRange(location: start, length: 0))
      let attributes = string.attributes(at: start, effectiveRange: nil)
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle) ?? NSParagraphStyle()
      let direction = style.engine.baseWritingDirection
      let typesetter = CTTypesetter(
        string,
        in: range,
        readsRightToLeft: direction == .natural ? nil : direction == .rightToLeft
      )
      let end = max(range.location + range.length, start + 1)
      paragraphs.append(
        Paragraph(range: start..<end, typesetter: typesetter, style: style.engine)
      )
      start = end
    }
    return paragraphs
  }
}

/// A framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString)
  -> CTFramesetter
{
  CTFramesetter(attrString)
}

/// A framesetter of the text that a typesetter has.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// A frame that fills a path with a text, from a range's location on; a length of 0 means until
/// the path is full or the text ends.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  let shape = FrameShape(path, frameAttributes)
  let layout = FrameLayout(framesetter, stringRange, in: shape)
  return CTFrame(layout, path: path, attributes: frameAttributes)
}

/// The size that a text takes in a room, of which a side that is not limited is `CGFloat.greatest…`.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter,
  _ stringRange: CFRange,
  _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  // Larger numbers would leave no digits for the text itself.
  func limited(_ side: CGFloat) -> CGFloat { side > 0 ? min(side, 1e7) : 1e7 }
  let room = CGRect(
    x: 0,
    y: 0,
    width: limited(constraints.width),
    height: limited(constraints.height)
  )
  let shape = FrameShape(CGPath(rect: room, transform: nil), nil)
  let layout = FrameLayout(framesetter, stringRange, in: shape)
  fitRange?.pointee = layout.visibleRange
  return layout.usedSize
}
