import UIKit

/// A cell that 64 constraints place.
final class ConstraintFeedCell: FeedCell {
  private lazy var indent = avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in parts { view.translatesAutoresizingMaskIntoConstraints = false }
    translatesAutoresizingMaskIntoConstraints = false
    for view in [options, like, answer, share] {
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    NSLayoutConstraint.activate(header + poster + words + article + actions + replies)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ item: FeedItem) {
    super.show(item)
    indent.constant = item.indent
  }

  private var header: [NSLayoutConstraint] {
    [
      action.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      action.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      action.trailingAnchor.constraint(lessThanOrEqualTo: options.leadingAnchor, constant: -8),
      options.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      options.topAnchor.constraint(equalTo: action.topAnchor),
    ]
  }

  private var poster: [NSLayoutConstraint] {
    [
      indent,
      avatar.topAnchor.constraint(equalTo: action.bottomAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 50),
      avatar.heightAnchor.constraint(equalToConstant: 50),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      unread.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 4),
      unread.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      unread.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      unread.widthAnchor.constraint(equalToConstant: 8),
      unread.heightAnchor.constraint(equalToConstant: 8),
      headline.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      headline.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      headline.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      time.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      time.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 2),
      time.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
    ]
  }

  private var words: [NSLayoutConstraint] {
    let close = comment.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8)
    close.priority = .defaultLow
    return [
      comment.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      comment.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      comment.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 8),
      comment.topAnchor.constraint(greaterThanOrEqualTo: time.bottomAnchor, constant: 8),
      close,
    ]
  }

  private var article: [NSLayoutConstraint] {
    [
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.topAnchor.constraint(equalTo: comment.bottomAnchor, constant: 8),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 4),
      domain.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      domain.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
      domain.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
    ]
  }

  private var actions: [NSLayoutConstraint] {
    [
      rule.leadingAnchor.constraint(equalTo: leadingAnchor),
      rule.trailingAnchor.constraint(equalTo: trailingAnchor),
      rule.topAnchor.constraint(equalTo: domain.bottomAnchor, constant: 8),
      rule.heightAnchor.constraint(equalToConstant: 1),
      like.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      like.topAnchor.constraint(equalTo: rule.bottomAnchor, constant: 8),
      answer.centerXAnchor.constraint(equalTo: centerXAnchor),
      answer.topAnchor.constraint(equalTo: like.topAnchor),
      answer.leadingAnchor.constraint(greaterThanOrEqualTo: like.trailingAnchor, constant: 8),
      share.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      share.topAnchor.constraint(equalTo: like.topAnchor),
      share.leadingAnchor.constraint(greaterThanOrEqualTo: answer.trailingAnchor, constant: 8),
    ]
  }

  private var replies: [NSLayoutConstraint] {
    let close = bottomAnchor.constraint(equalTo: actor.bottomAnchor, constant: 8)
    close.priority = .defaultLow
    return [
      actor.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      actor.topAnchor.constraint(equalTo: like.bottomAnchor, constant: 8),
      actor.widthAnchor.constraint(equalToConstant: 30),
      actor.heightAnchor.constraint(equalToConstant: 30),
      reply.leadingAnchor.constraint(equalTo: actor.trailingAnchor, constant: 8),
      reply.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      reply.topAnchor.constraint(equalTo: actor.topAnchor),
      bottomAnchor.constraint(greaterThanOrEqualTo: actor.bottomAnchor, constant: 8),
      bottomAnchor.constraint(greaterThanOrEqualTo: reply.bottomAnchor, constant: 8),
      close,
      border.leadingAnchor.constraint(equalTo: leadingAnchor),
      border.trailingAnchor.constraint(equalTo: trailingAnchor),
      border.bottomAnchor.constraint(equalTo: bottomAnchor),
      border.heightAnchor.constraint(equalToConstant: 1),
    ]
  }
}

/// A feed whose cells hang on one another.
final class ConstraintFeed: Feed {
  init(_ count: Int) {
    super.init((0..<count).map { _ in ConstraintFeedCell() })
    var top = topAnchor
    var constraints: [NSLayoutConstraint] = []
    for cell in cells {
      constraints += [
        cell.leadingAnchor.constraint(equalTo: leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: trailingAnchor),
        cell.topAnchor.constraint(equalTo: top),
      ]
      top = cell.bottomAnchor
    }
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }
}
