import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Lists in collection views whose parts are gone, and cells of values that make no sense.
@Suite(.serialized) struct `Lists of unusual cells and data` {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func view() -> UICollectionView {
    UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)
      )
    )
  }

  private func source(
    _ view: UICollectionView,
    _ fill: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
  ) -> Source {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      fill($0, $2)
    }
    return Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }

  private func snapshot(_ items: [String]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func `a data source outlives its list`() async {
    var list: UICollectionView? = view()
    guard let shown = list else { return }
    let source = source(shown)
    await source.apply(snapshot(["a", "b"]))
    list = nil
    await Task.yield()
    await source.apply(snapshot(["b", "c"]))
    await source.applySnapshotUsingReloadData(snapshot(["c"]))
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["x"])
    outline.append(["y"], to: "x")
    await source.apply(outline, to: 4)
    #expect(source.snapshot().itemIdentifiers == ["c", "x"])
    source.userToggled(IndexPath(item: 0, section: 1))
    source.userToggled(IndexPath(item: 9, section: 9))
    source.userMoved(IndexPath(item: 9, section: 9), to: IndexPath(item: 0, section: 0))
    _ = list
  }

  @Test func `a registration serves several lists, one after the other`() {
    var made = 0
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
      made += 1
    }
    for _ in 0..<3 {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      let path = IndexPath(item: 0, section: 0)
      _ = list.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      _ = list.dequeueConfiguredReusableCell(using: registration, for: path, item: nil)
    }
    #expect(made == 3)
  }

  @Test(.oracle("V-05")) func `an outline with another section's item ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewFlowLayout()
        )
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
          _,
          _,
          _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a"], toSection: 0)
        source.apply(snapshot)
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a"])
        source.apply(outline, to: 1)
      }
    }
  }

  @Test func `an item that is gone when its expansion begins`() {
    let list = view()
    let source = source(list) { cell, _ in cell.accessories = [.outlineDisclosure()] }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["owls"])
    outline.append(["barn owl"], to: "owls")
    source.apply(outline, to: 0)
    source.sectionSnapshotHandlers.willExpandItem = { [weak source] (_: String) in
      source?.apply(self.snapshot(["gull"]))
    }
    let controller = UIViewController()
    controller.view.addSubview(list)
    let stage = Stage(root: controller)
    stage.turn(2)
    source.userToggled(IndexPath(item: 0, section: 0))
    stage.advance(by: 1)
    #expect(!source.snapshot().itemIdentifiers.isEmpty)
    source.sectionSnapshotHandlers.willExpandItem = nil
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 1e300])
  func `cells of numbers that make no sense`(_ value: CGFloat) {
    let list = view()
    let source = source(list) { cell, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = item
      content.imageToTextPadding = value
      content.image = UIImage(systemName: "star")
      content.imageProperties.maximumSize = CGSize(width: value, height: value)
      content.imageProperties.cornerRadius = value
      content.alpha = value
      cell.contentConfiguration = content
      cell.indentationLevel = -3
      cell.indentationWidth = value
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      cell.accessories = [
        .disclosureIndicator(),
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: box,
            placement: .trailing(displayed: .always, at: { _ in .max }),
            reservedLayoutWidth: .custom(value)
          )
        ),
      ]
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = value
      background.strokeWidth = value
      background.strokeOutset = value
      cell.backgroundConfiguration = background
    }
    source.apply(snapshot(["a", "b", "c"]))
    let controller = UIViewController()
    controller.view.addSubview(list)
    let stage = Stage(root: controller)
    stage.turn(3)
    #expect(list.visibleCells.count > 0)
    _ = stage.screenshot()
  }

  @Test func `transitions that nobody began, or that begin twice`() {
    let list = view()
    list.finishInteractiveTransition()
    list.cancelInteractiveTransition()
    let (one, other) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    let first = list.startInteractiveTransition(to: one)
    first.transitionProgress = 4
    list.layoutIfNeeded()
    let second = list.startInteractiveTransition(to: other)
    second.transitionProgress = -2
    list.layoutIfNeeded()
    list.cancelInteractiveTransition()
    list.finishInteractiveTransition()
    list.layoutIfNeeded()
    #expect(list.collectionViewLayout === one)
  }

  @Test func `pages beyond all numbers`() {
    let renderer = UIPrintPageRenderer()
    let formatter = UISimpleTextPrintFormatter(text: "a")
    renderer.addPrintFormatter(formatter, startingAtPageAt: .max)
    renderer.addPrintFormatter(UIPrintFormatter(), startingAtPageAt: -5)
    #expect(renderer.numberOfPages == .max)
    #expect(renderer.printFormattersForPage(at: -5)?.count == 1)
    renderer.drawPage(at: -1, in: .zero)
  }
}
