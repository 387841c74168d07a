import Foundation
import UIKit

/// The life of one feed in a window, phase by phase; `Benchmarks feed-run KIND CELLS PHASES` lives
/// through the first of them, for counting instructions.
@MainActor
struct FeedRun {
  enum Kind: String, CaseIterable { case constraints, manual }

  enum Phase: Int, CaseIterable {
    /// The views, their constraints and their words.
    case created
    /// All frames, from nothing.
    case laidOut
    /// All frames, in another width.
    case rotated
    /// Other words and other constants, and all frames.
    case reused
  }

  private let kind: Kind
  private let window: UIWindow
  private let items: [FeedItem]
  private let others: [FeedItem]
  private(set) var feed: Feed?

  init(_ kind: Kind, _ items: [FeedItem], _ others: [FeedItem]) {
    self.kind = kind
    self.items = items
    self.others = others
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  static func run(_ words: [String]) throws {
    guard words.count == 3, let kind = Kind(rawValue: words[0]), let count = Int(words[1]),
      let phases = Int(words[2])
    else { throw Complaint("Usage: Benchmarks feed-run constraints|manual CELLS PHASES") }
    warmUp()
    var run = FeedRun(kind, FeedItem.next(count), FeedItem.next(count))
    for phase in Phase.allCases.prefix(phases) { run.live(phase) }
  }

  /// Loads fonts, pictures and whatever else is loaded once.
  static func warmUp() {
    for kind in Kind.allCases {
      var run = FeedRun(kind, FeedItem.next(1), FeedItem.next(1))
      for phase in Phase.allCases { run.live(phase) }
    }
  }

  mutating func live(_ phase: Phase) {
    switch phase {
    case .created: create()
    case .laidOut: window.layoutIfNeeded()
    case .rotated:
      feed?.frame.size.width = 844
      window.layoutIfNeeded()
    case .reused:
      show(others)
      window.layoutIfNeeded()
    }
  }

  private mutating func create() {
    let made = kind == .manual ? ManualFeed(items.count) : ConstraintFeed(items.count)
    feed = made
    show(items)
    window.addSubview(made)
  }

  private func show(_ items: [FeedItem]) {
    guard let feed else { return }
    for (cell, item) in zip(feed.cells, items) { cell.show(item) }
  }
}
