import Foundation
import UIKit
import UIKitTesting

/// The life of a table with an index; `Benchmarks long-tables-run KIND ROWS` lives through it, for
/// counting instructions between its marks.
@MainActor
final class LongTablesRun {
  enum Kind: String, CaseIterable {
    /// Rows of one height.
    case fixed
    /// Rows whose cells decide it, and which are estimated before.
    case estimated
  }

  enum Phase: ListPhase {
    /// The table appears.
    case opened
    /// Its end comes into sight at once.
    case ended
    /// Upwards from there, a row a frame.
    case scrolled
    /// A letter of the index is chosen, far away.
    case indexed
    /// A row comes in above all.
    case inserted

    /// The number of frames over which the cost is spread.
    var times: Int { self == .scrolled ? 20 : 1 }

    /// How much dearer it may be than in a table of 100 rows.
    var limit: Double? {
      switch self {
      case .scrolled: 1.05
      // A list of 1,000 blocks and 16,000 words of flags are copied.
      case .inserted: 2.5
      case .opened, .ended, .indexed: 1.2
      }
    }
  }

  private let stage = Stage(.iPhone15)
  private let rows: IndexedRows
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ kind: Kind, _ count: Int) {
    rows = IndexedRows(count)
    stage.keepsCallbacks = false
    if kind == .fixed { table.rowHeight = 44 }
    table.register(TableCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
  }

  static func run(_ words: [String]) throws {
    guard words.count == 2, let kind = Kind(rawValue: words[0]), let count = Int(words[1]) else {
      throw Complaint("Usage: Benchmarks long-tables-run fixed|estimated ROWS")
    }
    // Fonts, pictures and whatever else is loaded once.
    let first = LongTablesRun(kind, 100)
    for phase in Phase.allCases { first.live(phase) }
    let run = LongTablesRun(kind, count)
    for phase in Phase.allCases {
      run.mark()
      run.live(phase)
    }
  }

  /// A phase begins; what counts instructions stops here.
  @inline(never)
  private func mark() { marks += 1 }
  private var marks = 0

  private func live(_ phase: Phase) {
    switch phase {
    case .opened:
      let screen = UIViewController()
      screen.view = table
      stage.show(screen)
      stage.turn(3)
    case .ended:
      // What was estimated may turn out longer.
      for _ in 0..<3 {
        table.contentOffset.y = table.contentSize.height - table.bounds.height
        stage.turn()
      }
    case .scrolled:
      for _ in 0..<phase.times {
        table.contentOffset.y -= 44
        stage.turn()
      }
    case .indexed:
      let section = rows.tableView(table, sectionForSectionIndexTitle: "A", at: 0)
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
      stage.turn(2)
    case .inserted:
      rows.inserted += 1
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      stage.turn(2)
    }
  }
}

/// So many rows in two sections: no header comes in while the end is scrolled.
@MainActor
private final class IndexedRows: NSObject, UITableViewDataSource {
  private static let titles = ["A", "B"]
  private let count: Int
  /// The rows that came into the first section.
  var inserted = 0

  init(_ count: Int) { self.count = count }

  func numberOfSections(in tableView: UITableView) -> Int { Self.titles.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count / Self.titles.count + (section == 0 ? inserted : 0)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Self.titles[section]
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { Self.titles }

  func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { index }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    // Ten texts of one length everywhere, so that all rows ask for the same work.
    (cell as? TableCell)?.label.text = "Entry \(1_000_000 + indexPath.row % 10)"
    return cell
  }
}
