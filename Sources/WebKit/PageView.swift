internal import Foundation
internal import UIKitCore

/// Draws the text of a page.
final class PageView: UIView {
  private let heading = UILabel()
  private let words = UILabel()
  private static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.font = .systemFont(ofSize: 22, weight: .semibold)
    heading.numberOfLines = 0
    words.font = .systemFont(ofSize: 16)
    words.textColor = .secondaryLabel
    words.numberOfLines = 0
    addSubview(heading)
    addSubview(words)
  }

  /// Nobody archives the view.
  required init?(coder: NSCoder) { nil }

  func show(_ text: PageText) {
    heading.text = text.title
    words.text = text.words
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (_, words) = frames(width: size.width)
    return CGSize(width: size.width, height: words.maxY + Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (heading.frame, words.frame) = frames(width: bounds.width)
  }

  private func frames(width: CGFloat) -> (heading: CGRect, words: CGRect) {
    let room = CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let top = heading.text == nil ? 0 : heading.sizeThatFits(room).height
    let first = CGRect(x: Self.margin, y: Self.margin, width: room.width, height: top)
    let height = words.sizeThatFits(room).height
    let second = CGRect(
      x: Self.margin,
      y: first.maxY + (top > 0 ? 8 : 0),
      width: room.width,
      height: height
    )
    return (first, second)
  }
}
