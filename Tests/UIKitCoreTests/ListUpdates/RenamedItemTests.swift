import Testing
import UIKitTesting

@testable import UIKitCore

/// Items that are objects, and whose hash changes while a list shows them.
@Suite struct `Items that are renamed` {
  nonisolated final class Hero: Hashable, @unchecked Sendable {
    var name: String
    init(_ name: String) { self.name = name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    static func == (a: Hero, b: Hero) -> Bool { a.name == b.name }
  }

  @Test(.oracle("V-179")) func `are found in a snapshot and made anew`() {
    let stage = Stage()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    stage.window.addSubview(view)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Hero> { cell, _, hero in
      cell.accessibilityLabel = hero.name
    }
    let source = UICollectionViewDiffableDataSource<Int, Hero>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    let heroes = ["Ann", "Ben", "Cleo"].map(Hero.init)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(heroes)
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    heroes[1].name = "Benjamin"
    snapshot = source.snapshot()
    snapshot.reloadItems([heroes[1]])
    source.apply(snapshot)
    stage.settle()
    let names = view.indexPathsForVisibleItems.sorted().map {
      view.cellForItem(at: $0)?.accessibilityLabel
    }
    #expect(names == ["Ann", "Benjamin", "Cleo"])
    heroes[0].name = "Anna"
    snapshot = source.snapshot()
    snapshot.deleteItems([heroes[0]])
    snapshot.moveItem(heroes[2], beforeItem: heroes[1])
    source.apply(snapshot, animatingDifferences: false)
    #expect(source.snapshot().itemIdentifiers.map(\.name) == ["Cleo", "Benjamin"])
    #expect(source.indexPath(for: heroes[2]) == IndexPath(item: 0, section: 0))
  }
}
