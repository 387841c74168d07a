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
    content.font = .systemFont(ofSize: 16)
    content.textColor = .secondaryLabel
    content.numberOfLines = 0
    addSubview(heading)
    addSubview(content)
  }

  /// Nobody archives the view.
  required init?(coder: NSCoder) { nil }

  func show(_ text: PageText) {
    shown = text
    heading.text = text.title
    content.text = text.content
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
