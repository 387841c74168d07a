import Testing
import UIKitTesting

@testable import UIKitCore

/// Rows whose words are tied to all sides of their cell.
@Suite(.serialized) struct `Rows of constraints` {
  private final class WordCell: UITableViewCell {
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

  private final class Words: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(WordCell.self, forCellReuseIdentifier: "words")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "words", for: indexPath)
      let more = String(repeating: " with more words than others", count: indexPath.row % 4)
      (cell as? WordCell)?.label.text = "Entry \(indexPath.row)\(more)"
      return cell
    }
  }

  @Test func `are laid out without a conflict from the first frame on`() {
    var conflicts = 0
    let others = Diagnostic.listener
    Diagnostic.listener = { diagnostic in
      if case .unsatisfiable = diagnostic { conflicts += 1 }
    }
    defer { Diagnostic.listener = others }
    let words = Words(style: .plain)
    let stage = Stage(.iPhone15, root: words)
    for _ in 0..<5 {
      words.tableView.contentOffset.y += 600
      stage.turn()
    }
    #expect(conflicts == 0)
    #expect(words.tableView.visibleCells.contains { $0.frame.height > 60 })
  }
}
