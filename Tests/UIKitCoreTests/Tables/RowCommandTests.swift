import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The commands of editing that lists offered before they had context menus, and headers that leave.
@Suite(.serialized) struct `Commands for rows` {
  private final class Birds: UITableViewController {
    var lines: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { 30 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Bird \(indexPath.section).\(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }

    override func tableView(
      _ tableView: UITableView,
      shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row == 1 }

    override func tableView(
      _ tableView: UITableView,
      canPerformAction action: Selector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action.description == "copy:" }

    override func tableView(
      _ tableView: UITableView,
      performAction action: Selector,
      forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { lines.append("\(action) \(indexPath.section).\(indexPath.row)") }

    override func tableView(
      _ tableView: UITableView,
      didEndDisplayingHeaderView view: UIView,
      forSection section: Int
    ) { lines.append("gone \(section)") }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.section).\(indexPath.row)")
    }
  }

  private func shown() -> (Stage, Birds) {
    let list = Birds(style: .plain)
    let stage = Stage(root: list)
    stage.turn()
    return (stage, list)
  }

  private func middle(of name: String, on stage: Stage) -> CGPoint {
    stage.view(named: name)?.convert(CGPoint(x: 60, y: 20), to: nil) ?? .zero
  }

  @Test(.oracle("V-271")) func `a press offers the commands that the delegate allows`() {
    let (stage, list) = shown()
    stage.press(at: middle(of: "Bird 1.1", on: stage), for: 0.8)
    stage.advance(by: 0.5)
    #expect(stage.view(named: "Cut") == nil && stage.view(named: "Paste") == nil)
    stage.tap("Copy")
    stage.advance(by: 0.5)
    #expect(list.lines == ["copy: 1.1"])
    stage.press(at: middle(of: "Bird 1.0", on: stage), for: 0.8)
    #expect(list.lines == ["copy: 1.1", "selected 1.0"])
  }

  @Test(.oracle("V-272")) func `the delegate hears of headers that leave`() {
    let (stage, list) = shown()
    list.tableView.contentOffset.y += 250
    stage.turn()
    #expect(list.lines.prefix(1) == ["gone 0"])
  }

  private final class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test(.oracle("V-273")) func `the selection of a collection goes when it comes back`() {
    let list = Items(collectionViewLayout: UICollectionViewFlowLayout())
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    let stage = Stage(root: list)
    stage.turn()
    let path = IndexPath(item: 1, section: 0)
    list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    list.viewWillAppear(false)
    #expect(list.collectionView.indexPathsForSelectedItems == [])
    list.clearsSelectionOnViewWillAppear = false
    list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    list.viewWillAppear(false)
    #expect(list.collectionView.indexPathsForSelectedItems == [path])
    withExtendedLifetime(stage) {}
  }
}
