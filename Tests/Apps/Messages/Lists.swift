import CoreGraphics
import Foundation
import Glibc
import UIKit
import UIKitCore

/// A list of messages under a bar, with tabs.
class List: Scenario {
  let table: MessagesTable

  init(rows: Int) { table = MessagesTable(rows: rows, texts: nil) }

  init(texts: MessageTexts) { table = MessagesTable(rows: 10_000, texts: texts) }

  override var root: UIViewController {
    let names = [
      ("Home", "house"), ("Search", "magnifyingglass"), ("Inbox", "tray"), ("Settings", "gear"),
    ]
    let tabs = UITabBarController()
    tabs.viewControllers = names.enumerated().map { index, name in
      let first = index == 0 ? table : UIViewController()
      let stack = UINavigationController(rootViewController: first)
      stack.tabBarItem = UITabBarItem(
        title: name.0,
        image: UIImage(systemName: name.1),
        tag: index
      )
      return stack
    }
    return tabs
  }
}

/// The list, scrolled 20 points a frame.
final class Scrolling: List {
  private let isWhole: Bool

  init(isWhole: Bool) {
    self.isWhole = isWhole
    super.init(rows: 10_000)
  }

  override func measure() {
    let view: UITableView = table.tableView
    let top = view.contentOffset.y
    var series = ProbeSeries()
    for step in 1...330 {
      if step == 31 { series = ProbeSeries() }
      series.add {
        view.contentOffset.y = top + CGFloat(step * 20)
        if isWhole { for cell in view.visibleCells { Self.invalidate(cell) } }
        Self.frame()
      }
    }
    series.report("scroll")
    Probe.emit("scroll_end_value", Double(view.contentOffset.y - top))
    end()
  }

  private static func invalidate(_ view: UIView) {
    view.setNeedsDisplay()
    for child in view.subviews { invalidate(child) }
  }
}

/// The list of ten thousand rows scrolled steadily, whose texts come again: what a frame asks of
/// malloc after the first ones.
final class Steady: List {
  private static let (firstFrames, frames) = (400, 1000)

  init() { super.init(texts: MessageTexts(count: 48)) }

  override func measure() {
    let view: UITableView = table.tableView
    var place = view.contentOffset.y
    var asked: UInt = 0
    for step in 0..<(Self.firstFrames + Self.frames) {
      if step == Self.firstFrames { asked = Probe.allocations }
      place += 20
      view.contentOffset.y = place
      Self.frame()
    }
    Probe.emit("scroll_allocations", Double(Probe.allocations - asked) / Double(Self.frames))
    end()
  }
}

/// The list, with which nothing happens.
final class Idle: List {
  override var settling: TimeInterval { 2 }

  override func measure() {
    let (began, used, server) = (Probe.now, Probe.processor, Probe.server)
    let waits = Self.waits
    _ = Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in
      MainActor.assumeIsolated {
        let seconds = Double(Probe.now - began) / 1e9
        let share = 100 / seconds / 1e9
        Probe.emit("idle_cpu_pct", Double(Probe.processor - used) * share)
        Probe.emit("idle_xserver_pct", Double(Probe.server - server) * share)
        Probe.emit("idle_wakeups_per_s", Double(Self.waits - waits) / seconds)
        self.end()
      }
    }
  }

  /// How often the process slept.
  private static var waits: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_nvcsw
  }
}

/// Rows with a picture, a title and a line below it.
final class MessagesTable: UITableViewController {
  private let rows: Int
  private let pictures: [UIImage]
  /// Nil for rows that make their words when they are shown.
  private let texts: MessageTexts?

  init(rows: Int, texts: MessageTexts?) {
    self.rows = rows
    self.texts = texts
    pictures = (0..<8).map { MessagesTable.picture($0) }
    super.init(style: .plain)
    title = "Messages"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 64
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let (row, picture) = (indexPath.row, pictures[indexPath.row % 8])
    let words = texts.map { $0.titles[row % $0.count] } ?? MessageTexts.title(row)
    let more = texts.map { $0.lines[row % $0.count] } ?? MessageTexts.line(row)
    (cell as? MessageCell)?.show(words, more, picture)
    return cell
  }

  /// A made up photograph of 40 points.
  private static func picture(_ seed: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      for y in 0..<20 {
        for x in 0..<20 {
          UIColor(
            red: CGFloat((x * 12 + seed * 40) % 256) / 255,
            green: CGFloat((y * 12 + seed * 70) % 256) / 255,
            blue: CGFloat(((x ^ y) * 6 + seed * 20) % 256) / 255,
            alpha: 1
          )
          .setFill()
          context.fill(CGRect(x: x * 2, y: y * 2, width: 2, height: 2))
        }
      }
    }
  }
}

final class MessageCell: UITableViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let line = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    picture.layer.cornerRadius = 8
    picture.clipsToBounds = true
    title.font = .systemFont(ofSize: 16)
    line.font = .systemFont(ofSize: 13)
    line.textColor = .secondaryLabel
    for view in [picture, title, line] as [UIView] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 64
    picture.frame = CGRect(x: 12, y: 12, width: 40, height: 40)
    title.frame = CGRect(x: 64, y: 10, width: width, height: 24)
    line.frame = CGRect(x: 64, y: 34, width: width, height: 20)
  }

  func show(_ words: String, _ more: String, _ image: UIImage) {
    picture.image = image
    title.text = words
    line.text = more
  }
}

/// The words of so many rows.
struct MessageTexts {
  let count: Int
  let titles: [String]
  let lines: [String]

  init(count: Int) {
    self.count = count
    titles = (0..<count).map(Self.title)
    lines = (0..<count).map(Self.line)
  }

  private static let sentences = [
    "The quick brown fox jumps over the lazy dog", "Pack my box with five dozen liquor jugs",
    "Sphinx of black quartz, judge my vow today",
  ]

  static func title(_ row: Int) -> String { "Conversation number \(row)" }

  static func line(_ row: Int) -> String { "\(sentences[row % 3]) (\(row * 7919 % 1000))" }
}
