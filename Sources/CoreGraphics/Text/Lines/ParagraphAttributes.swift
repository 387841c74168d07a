package import Foundation

/// The breaking and placing of the lines of a paragraph.
package struct ParagraphAttributes: Hashable, Sendable {
  /// The position of lines between the edges.
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified, natural
  }

  /// The end of a line, and the treatment of text that does not fit.
  package enum LineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
  }

  /// The direction in which a paragraph is read.
  package enum WritingDirection: Hashable, Sendable {
    case natural, leftToRight, rightToLeft
  }

  /// A place that a tab character jumps to.
  package struct Tab: Hashable, Sendable {
    package var location: CGFloat
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment = .left) {
      (self.location, self.alignment) = (location, alignment)
    }
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.byWordWrapping
  package var lineSpacing: CGFloat = 0
  /// The factor of lines' heights; 0 means none.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The largest height of a line; 0 means no limit.
  package var maximumLineHeight: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The end of lines: from the leading edge if positive, from the trailing edge otherwise.
  package var tailIndent: CGFloat = 0
  package var baseWritingDirection = WritingDirection.natural
  package var tabs: [Tab] = []
  package var defaultTabInterval: CGFloat = 28
  /// True if the user's language is read from right to left, which `.natural` then means for text
  /// without direction.
  package var userReadsRightToLeft = false

  package init() {}

  /// The indent of a line on the side where it begins to be read.
  func head(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

  /// The room of a line in a container of a width.
  func room(isFirst: Bool, in container: CGFloat) -> CGFloat {
    let end = tailIndent > 0 ? min(tailIndent, container) : container + tailIndent
    return max(end - head(isFirst: isFirst), 0)
  }
}
