import UIKit

/// A cell of the feed: labels, pictures and lines; placing them is the subclasses' affair.
class FeedCell: UIView {
  let action = FeedCell.label(13, .secondaryLabel)
  let options = FeedCell.label(17, .secondaryLabel)
  let avatar = UIImageView(image: FeedCell.picture)
  let name = FeedCell.label(15, .label, .semibold)
  let unread = UIView()
  let headline = FeedCell.label(13, .secondaryLabel)
  let time = FeedCell.label(13, .tertiaryLabel)
  let comment = FeedCell.label(15, .label, lines: 0)
  let picture = UIImageView(image: FeedCell.picture)
  let title = FeedCell.label(15, .label, .medium)
  let domain = FeedCell.label(12, .secondaryLabel)
  let rule = UIView()
  let like = FeedCell.label(15, .label)
  let answer = FeedCell.label(15, .label)
  let share = FeedCell.label(15, .label)
  let actor = UIImageView(image: FeedCell.picture)
  let reply = FeedCell.label(15, .label, lines: 0)
  let border = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    options.text = "…"
    like.text = "Like"
    answer.text = "Comment"
    share.text = "Share"
    for line in [rule, border] { line.backgroundColor = .separator }
    unread.backgroundColor = .systemBlue
    for view in parts { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Everything in the cell, from the top to the bottom.
  var parts: [UIView] {
    [
      action, options, avatar, name, unread, headline, time, comment, picture, title, domain, rule,
      like, answer, share, actor, reply, border,
    ]
  }

  /// Shows another item.
  func show(_ item: FeedItem) {
    action.text = item.action
    name.text = item.name
    headline.text = item.headline
    time.text = item.time
    comment.text = item.comment
    title.text = item.title
    domain.text = item.domain
    reply.text = item.reply
  }

  private static func label(
    _ size: CGFloat,
    _ color: UIColor,
    _ weight: UIFont.Weight = .regular,
    lines: Int = 1
  ) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    label.numberOfLines = lines
    return label
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image {
    UIColor.systemGreen.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
  }
}

/// Cells one below the other.
class Feed: UIView {
  let cells: [FeedCell]

  init(_ cells: [FeedCell]) {
    self.cells = cells
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for cell in cells { addSubview(cell) }
  }

  required init?(coder: NSCoder) { nil }

  /// Every rectangle, for comparing feeds.
  var frames: [CGRect] { cells.flatMap { [$0.frame] + $0.parts.map(\.frame) } }
}
