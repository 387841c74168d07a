import Foundation
import UIKit
import UIKitTesting

/// The life of one list; `Benchmarks lists-run KIND CELLS` lives through it, for counting
/// instructions between its marks.
@MainActor
final class ListsRun {
  enum Kind: String, CaseIterable {
    /// A compositional layout of one column.
    case sections
    case table
  }

  enum Phase: ListPhase {
    /// The list appears.
    case opened
    /// From one end to the other, each frame with cells that nobody saw before.
    case scrolled
    /// Back to the top.
    case returned
    /// An entry above all others comes in, with its animation.
    case inserted

    /// The number of frames, or of changes, over which the cost is spread.
    var times: Int {
      switch self {
      case .opened, .returned: 1
      case .scrolled: 40
      case .inserted: 3
      }
    }

    /// How much dearer it may be in a list a hundred times as long.
    var limit: Double? {
      switch self {
      case .opened, .returned: nil
      case .scrolled: 1.2
      case .inserted: 1.5
      }
    }
  }

  private let stage = Stage(.iPhone15)
  private let entries: Entries
  private let list: UIScrollView

  init(_ kind: Kind, _ count: Int) {
    entries = Entries(count)
    list = kind == .table ? entries.table() : entries.collection()
    stage.keepsCallbacks = false
  }

  static func run(_ words: [String]) throws {
    guard words.count == 2, let kind = Kind(rawValue: words[0]), let count = Int(words[1]) else {
      throw Complaint("Usage: Benchmarks lists-run sections|table CELLS")
    }
    // Fonts, pictures and whatever else is loaded once.
    let first = ListsRun(kind, 100)
    for phase in Phase.allCases { first.live(phase) }
    let run = ListsRun(kind, count)
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
      screen.view = list
      stage.show(screen)
      stage.turn(3)
    case .scrolled:
      for step in 1...phase.times {
        let end = list.contentSize.height - list.bounds.height
        list.contentOffset.y = end * CGFloat(step) / CGFloat(phase.times)
        stage.turn()
      }
    case .returned:
      list.contentOffset.y = 0
      stage.turn(2)
    case .inserted:
      for _ in 0..<phase.times {
        entries.insert(into: list)
        for _ in 0..<25 { stage.advance(by: 1 / 60) }
      }
    }
  }
}

/// As many entries as were asked for, each with words of its own.
@MainActor
private final class Entries: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private var texts: [Int]

  init(_ count: Int) { texts = Array(0..<count) }

  private func text(_ path: IndexPath) -> String {
    let number = texts[path.item]
    return "Entry \(number)" + String(repeating: " with more words than others", count: number % 4)
  }

  func table() -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TableCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    return table
  }

  func collection() -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    let list = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)
      )
    )
    list.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    return list
  }

  func insert(into list: UIScrollView) {
    texts.insert(texts.count, at: 0)
    let path = IndexPath(item: 0, section: 0)
    (list as? UITableView)?.insertRows(at: [path], with: .automatic)
    (list as? UICollectionView)?.insertItems(at: [path])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? TableCell)?.label.text = text(indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { texts.count }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CollectionCell)?.label.text = text(indexPath)
    return cell
  }
}

final class TableCell: UITableViewCell {
  let label = UILabel()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.fill(contentView)
  }
  required init?(coder: NSCoder) { nil }
}

private final class CollectionCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.fill(contentView)
  }
  required init?(coder: NSCoder) { nil }
}

extension UILabel {
  /// Lines that break, tied to all sides, so that a cell is as high as its words.
  fileprivate func fill(_ view: UIView) {
    numberOfLines = 0
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }
}
