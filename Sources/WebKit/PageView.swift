internal import Foundation
internal import UIKitCore

/// Draws the text of a page.
final class PageView: UIView {
  private let heading = UILabel()
  private let content = UILabel()
  private static let margin: CGFloat = 16
  /// The text that is shown; nil at first.
  private(set) var shown: PageText?

  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.font = .systemFont(ofSize: 22, weight: .semibold)
    heading.numberOfLines = 0
    content.numberOfLines = 0
    addSubview(heading)
    addSubview(content)
  }

  /// Nobody archives the view.
  required init?(coder: NSCoder) { nil }

  func show(_ text: PageText) {
    shown = text
    if let styled = text.styled {
      // A page's title is not in the page.
      heading.text = nil
      content.attributedText = styled
    } else {
      heading.text = text.title
      content.text = text.content
      content.font = .systemFont(ofSize: 16)
      content.textColor = .secondaryLabel
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (_, content) = frames(width: size.width)
    return CGSize(width: size.width, height: content.maxY + Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (heading.frame, content.frame) = frames(width: bounds.width)
  }

  private func frames(width: CGFloat) -> (heading: CGRect, content: CGRect) {
    let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let top = heading.text == nil ? 0 : heading.sizeThatFits(room).height
    let first = CGRect(x: Self.margin, y: Self.margin, width: room.width, height: top)
    let height = content.sizeThatFits(room).height
    let second = CGRect(
      x: Self.margin,
      y: first.maxY + (top > 0 ? 8 : 0),
      width: room.width,
      height: height
    )
    return (first, second)
  }
}

extension PageText {
  /// Text without a size is 16 points high in a browser and 12 in a text read from a page (L-343).
  private static let scale: CGFloat = 16 / 12

  /// The text as the page's elements have it; nil for a page without any.
  fileprivate var styled: NSAttributedString? {
    guard let markup, markup.contains("<"),
      let text = try? NSMutableAttributedString(
        data: Data(markup.utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.html,
          .characterEncoding: String.Encoding.utf8.rawValue,
          // Text that names no color stays readable in the dark.
          .defaultAttributes: [NSAttributedString.Key.foregroundColor: UIColor.label],
        ],
        documentAttributes: nil
      )
    else { return nil }
    // The end of the last paragraph begins no further line.
    while text.string.last?.isNewline == true {
      text.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
    }
    let whole = NSRange(location: 0, length: text.length)
    // What is walked over stays as it is, since runs that become equal would be one.
    let read = NSAttributedString(attributedString: text)
    read.enumerateAttribute(.font, in: whole) { font, range, _ in
      guard let font = font as? UIFont else { return }
      text.addAttribute(.font, value: font.withSize(font.pointSize * Self.scale), range: range)
    }
    return text
  }
}
