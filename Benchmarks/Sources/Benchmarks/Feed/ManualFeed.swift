import UIKit

/// The same cell, placed by hand: one view after the other, from the top to the bottom.
final class ManualFeedCell: FeedCell {
  private var indent: CGFloat = 8

  override func show(_ item: FeedItem) {
    super.show(item)
    indent = item.indent
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(bounds.width) { $0.frame = $1 }
  }

  /// Works out every frame for a width and answers the height.
  private func place(_ width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
    var y = placePoster(width, set) + 8
    y = placeArticle(width, y, set) + 8
    set(rule, CGRect(x: 0, y: y, width: width, height: 1))
    y = placeActions(width, y + 9, set) + 8
    y = placeReply(width, y, set) + 8
    set(border, CGRect(x: 0, y: y - 1, width: width, height: 1))
    return y
  }

  private func placePoster(_ width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
    let dots = options.sizeThatFits(.zero)
    set(options, CGRect(origin: CGPoint(x: width - 8 - dots.width, y: 8), size: dots))
    let top = line(action, x: 8, y: 8, end: width - 16 - dots.width, set) + 8
    set(avatar, CGRect(x: indent, y: top, width: 50, height: 50))
    let x = indent + 58
    var y = line(name, x: x, y: top, end: width - 20, set)
    let middle = (top + y) / 2
    set(unread, CGRect(x: width - 16, y: round(middle * 3 - 12) / 3, width: 8, height: 8))
    y = line(headline, x: x, y: y + 2, end: width - 8, set)
    y = line(time, x: x, y: y + 2, end: width - 8, set)
    return max(y, top + 50)
  }

  private func placeArticle(
    _ width: CGFloat,
    _ top: CGFloat,
    _ set: (UIView, CGRect) -> Void
  ) -> CGFloat {
    let height = comment.sizeThatFits(CGSize(width: width - 16, height: 0)).height
    set(comment, CGRect(x: 8, y: top, width: width - 16, height: height))
    var y = top + height + 8
    set(picture, CGRect(x: 0, y: y, width: width, height: width / 2))
    y = line(title, x: 8, y: y + width / 2 + 4, end: width - 8, set)
    return line(domain, x: 8, y: y + 2, end: width - 8, set)
  }

  private func placeActions(
    _ width: CGFloat,
    _ y: CGFloat,
    _ set: (UIView, CGRect) -> Void
  ) -> CGFloat {
    let size = answer.sizeThatFits(.zero)
    set(answer, CGRect(origin: CGPoint(x: round((width - size.width) * 1.5) / 3, y: y), size: size))
    let last = share.sizeThatFits(.zero)
    set(share, CGRect(origin: CGPoint(x: width - 8 - last.width, y: y), size: last))
    return line(like, x: 8, y: y, end: width, set)
  }

  private func placeReply(
    _ width: CGFloat,
    _ y: CGFloat,
    _ set: (UIView, CGRect) -> Void
  ) -> CGFloat {
    set(actor, CGRect(x: 8, y: y, width: 30, height: 30))
    let height = reply.sizeThatFits(CGSize(width: width - 54, height: 0)).height
    set(reply, CGRect(x: 46, y: y, width: width - 54, height: height))
    return y + max(30, height)
  }

  /// Places one line of words, no further than `end`; answers its lower edge.
  private func line(
    _ label: UILabel,
    x: CGFloat,
    y: CGFloat,
    end: CGFloat,
    _ set: (UIView, CGRect) -> Void
  ) -> CGFloat {
    let size = label.sizeThatFits(.zero)
    set(label, CGRect(x: x, y: y, width: min(size.width, end - x), height: size.height))
    return y + size.height
  }
}

/// A feed that asks its cells how tall they are.
final class ManualFeed: Feed {
  init(_ count: Int) { super.init((0..<count).map { _ in ManualFeedCell() }) }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for cell in cells {
      let size = cell.sizeThatFits(CGSize(width: bounds.width, height: 0))
      cell.frame = CGRect(origin: CGPoint(x: 0, y: y), size: size)
      y += size.height
    }
  }
}
