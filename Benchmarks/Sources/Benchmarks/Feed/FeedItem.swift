import UIKit

/// What a cell of the feed shows: words of an ordinary length, none of them the same twice, so that
/// nothing was measured before.
struct FeedItem {
  var action: String
  var name: String
  var headline: String
  var time: String
  var comment: String
  var title: String
  var domain: String
  var reply: String
  /// How far the avatar stands from the edge, in points.
  var indent: CGFloat

  init(_ number: Int) {
    action = "Grace \(number) commented on this"
    name = "Ada Lovelace \(number)"
    headline = "Analyst of engines, reader of poems no. \(number)"
    time = "\(number) minutes ago"
    comment = """
      Letter \(number): the engine weaves patterns of numbers just as a loom weaves flowers and \
      leaves, and nobody has said yet what it may be asked for next.
      """
    title = "How engine \(number) came to print its own tables"
    domain = "tables-\(number).example.org"
    reply = "I read letter \(number) twice and still have a question about the last page of notes."
    indent = number % 2 == 0 ? 8 : 16
  }

  /// Gives out numbers that were never given out before.
  @MainActor
  static func next(_ count: Int) -> [FeedItem] {
    defer { given += count }
    return (given..<(given + count)).map { FeedItem($0) }
  }

  @MainActor private static var given = 100_000
}
