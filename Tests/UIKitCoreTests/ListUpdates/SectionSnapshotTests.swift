import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Outlines of sections, and the way of data sources from one snapshot to the next.
@Suite(.serialized) struct `Section snapshots` {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func birds() -> Outline {
    var outline = Outline()
    outline.append(["owls", "gulls"])
    outline.append(["barn owl", "eagle owls"], to: "owls")
    outline.append(["snowy owl"], to: "eagle owls")
    outline.append(["herring gull"], to: "gulls")
    return outline
  }

  @Test(.oracle("V-67")) func `children are shown while what is above them is expanded`() {
    var outline = birds()
    #expect(outline.visibleItems == ["owls", "gulls"])
    #expect(
      outline.items == ["owls", "barn owl", "eagle owls", "snowy owl", "gulls", "herring gull"]
    )
    outline.expand(["eagle owls"])
    #expect(outline.visibleItems == ["owls", "gulls"])
    #expect(!outline.isVisible("snowy owl"))
    outline.expand(["owls"])
    #expect(outline.visibleItems == ["owls", "barn owl", "eagle owls", "snowy owl", "gulls"])
    outline.collapse(["owls"])
    #expect(outline.visibleItems == ["owls", "gulls"])
    #expect(outline.isExpanded("eagle owls"))
    #expect(outline.level(of: "snowy owl") == 2)
    #expect(outline.parent(of: "snowy owl") == "eagle owls")
    #expect(outline.parent(of: "owls") == nil)
    #expect(outline.index(of: "gulls") == 4)
  }

  @Test(.oracle("V-95")) func `an item twice, or one that is not there, ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // On any thread, where snapshots are made.
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        Thread.detachNewThread {
          var outline = NSDiffableDataSourceSectionSnapshot<String>()
          outline.append(["owl"])
          outline.append(["gull", "owl", "gull"], to: "owl")
          done.resume()
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("must be unique. Duplicate item identifiers: {(\n    owl,\n    gull\n)}'")
    )
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.delete(["owl"])
    }
    await #expect(processExitsWith: .failure) {
      _ = NSDiffableDataSourceSectionSnapshot<String>().isExpanded("owl")
    }
    var outline = birds()
    outline.expand(["stork"])
    outline.collapse(["stork"])
    #expect(!outline.contains("stork") && outline.index(of: "stork") == nil)
  }

  @Test func `outlines are changed below, beside and inside of items`() {
    var outline = birds()
    outline.insert(["ducks"], before: "gulls")
    outline.insert(["terns"], after: "gulls")
    #expect(outline.rootItems == ["owls", "ducks", "gulls", "terns"])
    let part = outline.snapshot(of: "owls", includingParent: true)
    #expect(part.items == ["owls", "barn owl", "eagle owls", "snowy owl"])
    #expect(outline.snapshot(of: "owls").rootItems == ["barn owl", "eagle owls"])
    outline.delete(["owls"])
    #expect(!outline.contains("snowy owl"))
    outline.insert(part, after: "terns")
    #expect(outline.rootItems.last == "owls")
    var other = Outline()
    other.append(["mallard", "pintail"])
    outline.replace(childrenOf: "ducks", using: other)
    #expect(outline.parent(of: "pintail") == "ducks")
    other.deleteAll()
    outline.replace(childrenOf: "ducks", using: other)
    #expect(outline.snapshot(of: "ducks").items == [])
    #expect(outline.visualDescription().hasPrefix("* ducks\n+ gulls\n  * herring gull"))
  }

  // MARK: Data sources

  private final class Shown {
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var filled: [String] = []

    init() {
      layout.itemSize = CGSize(width: 300, height: 30)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        collectionViewLayout: layout
      )
      self.view = view
      var fill: (String) -> Void = { _ in }
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
        cell.accessibilityLabel = item
        fill(item)
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      fill = { [unowned self] in filled.append($0) }
    }

    var labels: [String] { view.visibleCells.map { $0.accessibilityLabel ?? "?" } }
  }

  @Test(.oracle("V-68"))
  func `an outline that is applied makes its section and shows what is visible`() {
    let shown = Shown()
    var outline = birds()
    outline.expand(["owls"])
    shown.source.apply(outline, to: 7, animatingDifferences: false)
    #expect(shown.labels == ["owls", "barn owl", "eagle owls", "gulls"])
    #expect(shown.source.snapshot().sectionIdentifiers == [7])
    #expect(shown.source.snapshot(for: 7).items.count == 6)
    let cell = shown.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell?.outline == OutlinePlace(level: 1, isExpanded: false, hasChildren: false))
    #expect(shown.view.visibleCells[0].configurationState.isExpanded)
    var flat = shown.source.snapshot()
    flat.appendItems(["swifts"], toSection: 7)
    shown.source.apply(flat, animatingDifferences: false)
    #expect(shown.source.snapshot(for: 7).rootItems.count == 5)
  }

  @Test(.oracle("V-69")) func `the user expands and collapses as the handlers let it`() {
    let shown = Shown()
    var log: [String] = []
    shown.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    shown.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    shown.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "gulls" }
    shown.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, now in
      guard now.items.isEmpty else { return now }
      var below = Outline()
      below.append(["a young \(parent)"])
      return below
    }
    shown.source.apply(birds(), to: 0, animatingDifferences: false)
    shown.source.userToggled(IndexPath(item: 1, section: 0))
    shown.source.userToggled(IndexPath(item: 1, section: 0))
    #expect(shown.labels == ["owls", "gulls", "herring gull"])
    shown.source.userToggled(IndexPath(item: 2, section: 0))
    #expect(shown.labels == ["owls", "gulls", "herring gull", "a young herring gull"])
    shown.source.userToggled(IndexPath(item: 0, section: 0))
    shown.source.userToggled(IndexPath(item: 0, section: 0))
    #expect(log == ["expand gulls", "expand herring gull", "expand owls", "collapse owls"])
  }

  @Test(.oracle("V-70")) func `items that the user moves are reported in one transaction`() throws {
    let shown = Shown()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["x", "y"], toSection: 1)
    shown.source.apply(snapshot, animatingDifferences: false)
    shown.view.layoutIfNeeded()
    let first = IndexPath(item: 0, section: 0)
    #expect(!shown.view.beginInteractiveMovementForItem(at: first))
    var heard: NSDiffableDataSourceTransaction<Int, String>?
    shown.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    shown.source.reorderingHandlers.didReorder = { heard = $0 }
    #expect(!shown.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(shown.view.beginInteractiveMovementForItem(at: first))
    let target = try #require(shown.view.cellForItem(at: IndexPath(item: 1, section: 1)))
    shown.view.updateInteractiveMovementTargetPosition(target.center)
    shown.view.endInteractiveMovement()
    let transaction = try #require(heard)
    #expect(transaction.initialSnapshot.itemIdentifiers == ["a", "b", "c", "x", "y"])
    #expect(transaction.finalSnapshot.itemIdentifiers == ["b", "c", "x", "a", "y"])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0, 1])
    #expect(transaction.difference.count == 2)
    #expect(shown.labels == ["b", "c", "x", "a", "y"])
    #expect(shown.source.snapshot().itemIdentifiers(inSection: 1) == ["x", "a", "y"])
  }

  @Test func `items that are configured again keep their cells, reloaded ones do not`() {
    let shown = Shown()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    shown.source.apply(snapshot, animatingDifferences: false)
    shown.view.layoutIfNeeded()
    let cells = shown.view.visibleCells
    #expect(shown.filled == ["a", "b"])
    snapshot.reconfigureItems(["b"])
    shown.source.apply(snapshot, animatingDifferences: false)
    #expect(shown.filled == ["a", "b", "b"])
    #expect(shown.view.visibleCells == cells)
    #expect(shown.source.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test(.oracle("V-71")) func `snapshots are applied from other threads and awaited`() async {
    let shown = Shown()
    let source = shown.source
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot, animatingDifferences: false) {
          dispatchPrecondition(condition: .onQueue(.main))
          done.resume()
        }
      }
    }
    #expect(shown.labels == ["a", "b"])
    var snapshot = source.snapshot()
    snapshot.appendItems(["c"])
    await source.apply(snapshot, animatingDifferences: true)
    #expect(shown.labels == ["a", "b", "c"])
    snapshot.deleteItems(["a"])
    await source.applySnapshotUsingReloadData(snapshot)
    #expect(shown.labels == ["b", "c"])
  }

  @Test func `places of items are found after each change`() {
    let shown = Shown()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 1)
    shown.source.apply(snapshot, animatingDifferences: false)
    #expect(shown.source.indexPath(for: "b") == IndexPath(item: 1, section: 1))
    snapshot.moveItem("b", beforeItem: "a")
    shown.source.apply(snapshot, animatingDifferences: false)
    #expect(shown.source.indexPath(for: "b") == IndexPath(item: 0, section: 1))
    #expect(shown.source.indexPath(for: "z") == nil)
  }

  // MARK: The price

  /// An item that counts how often items are hashed and compared.
  private nonisolated struct Counted: Hashable, Sendable {
    nonisolated(unsafe) static var steps = 0
    let number: Int

    static func == (left: Self, right: Self) -> Bool {
      steps += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Self.steps += 1
      hasher.combine(number)
    }
  }

  private func steps(_ count: Int, _ change: ([Int]) -> [Int]) -> Int {
    var old = NSDiffableDataSourceSnapshot<Int, Counted>()
    old.appendSections([0])
    old.appendItems((0..<count).map(Counted.init))
    var new = NSDiffableDataSourceSnapshot<Int, Counted>()
    new.appendSections([0])
    new.appendItems(change(Array(0..<count)).map(Counted.init))
    Counted.steps = 0
    let updates = ListUpdates(from: old, to: new)
    #expect(!updates.isEmpty)
    #expect(updates.objection(.collection, before: [count], after: [count]) == nil)
    return Counted.steps
  }

  @Test func `ten times the items are compared in ten times the steps`() {
    func ratio(_ change: ([Int]) -> [Int]) -> Double {
      Double(steps(20_000, change)) / Double(steps(2_000, change))
    }
    #expect(ratio { $0.reversed() } < 20)
    #expect(ratio { Array($0.suffix(from: $0.count / 2) + $0.prefix($0.count / 2)) } < 20)
    #expect(ratio { $0.map { $0 % 2 == 0 ? $0 : -$0 } } < 20)
  }

  @Test func `as few items move as have to`() {
    #expect(longestRisingRun(of: [0, 1, 5, 2, 3]) == [true, true, false, true, true])
    #expect(longestRisingRun(of: []) == [])
    #expect(longestRisingRun(of: [3, 2, 1, 0]).count { $0 } == 1)
  }
}
