import Glibc
import UIKit

/// Rows of words that decide their own height, scrolled by 600 points a frame, as the programs in
/// `Benchmarks/Peers` do that scroll lists of other toolkits.
///
/// `Messages S8 FRAMES ROWS` prints what these print: microseconds of its own processor time and
/// allocations for a frame, and resident kilobytes after a tenth of the frames and at the end.
final class Words: Scenario {
  private let frames: Int
  private let table: WordsTable

  init(frames: Int, rows: Int) {
    self.frames = max(frames, 10)
    table = WordsTable(rows: rows)
  }

  override var root: UIViewController { table }

  override func measure() {
    let first = frames / 10
    for _ in 0..<first { scroll() }
    let before = resident
    let (start, asked) = (Probe.processor, Probe.allocations)
    for _ in first..<frames { scroll() }
    let count = Double(frames - first)
    let time = Double(Probe.processor - start) / 1000 / count
    print(time, Double(Probe.allocations - asked) / count, before, resident)
    fflush(nil)
    exit(0)
  }

  private func scroll() {
    guard let list = table.tableView else { return }
    let inset = list.adjustedContentInset
    let end = list.contentSize.height - list.bounds.height + inset.bottom
    let place = list.contentOffset.y + 600
    list.contentOffset.y = place > end ? -inset.top : place
    Self.frame()
  }

  private var resident: Int { Int(Probe.memory("VmRSS") * 1024) }
}

private final class WordsTable: UITableViewController {
  private let rows: Int

  init(rows: Int) {
    self.rows = rows
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WordsCell.self, forCellReuseIdentifier: "words")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "words", for: indexPath)
    let more = String(repeating: " with more words than others", count: indexPath.row % 4)
    (cell as? WordsCell)?.label.text = "Entry \(indexPath.row)\(more)"
    return cell
  }
}

private final class WordsCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
