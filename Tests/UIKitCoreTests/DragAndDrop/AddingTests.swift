import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Rows that can be dragged, one after the other, onto a view below them.
private final class Screen: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDelegate, UIDropInteractionDelegate
{
  let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 300), style: .plain)
  let onto = UIView(frame: CGRect(x: 20, y: 500, width: 300, height: 200))
  var texts: [String] = []
  var counts: [Int] = []
  var chosen: [Int] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    (table.dataSource, table.delegate, table.dragDelegate) = (self, self, self)
    table.dragInteractionEnabled = true
    table.rowHeight = 50
    view.addSubview(table)
    onto.backgroundColor = .systemGray5
    onto.addInteraction(UIDropInteraction(delegate: self))
    view.addSubview(onto)
  }

  private func items(_ path: IndexPath) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "row \(path.row)" as NSString))]
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { items(indexPath) }
  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    counts.append(session.items.count)
    return items(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { [weak self] objects in
      self?.texts = objects as? [String] ?? []
    }
  }
}

@Suite(.serialized) struct `Items that join a drag` {
  @Test(.oracle("G-22")) func `taps of another finger take further rows along, each once`() {
    let screen = Screen()
    let stage = Stage(.iPhone15, root: screen)
    stage.turn(2)
    let finger = stage.touch(at: CGPoint(x: 100, y: 125))
    finger.stay(for: 1)
    finger.move(to: CGPoint(x: 150, y: 450))
    stage.tap(at: CGPoint(x: 100, y: 225))
    stage.tap(at: CGPoint(x: 100, y: 225))
    stage.tap(at: CGPoint(x: 100, y: 325))
    Gallery.keep(stage, as: "drag-of-three")
    finger.move(to: CGPoint(x: 150, y: 600))
    finger.lift()
    stage.settle()
    #expect(screen.texts == ["row 0", "row 2", "row 4"])
    #expect(screen.counts == [1, 2] && screen.chosen.isEmpty)
    stage.tap(at: CGPoint(x: 100, y: 225))
    stage.advance(by: 1)
    #expect(screen.chosen == [2] && screen.counts.count == 2)
  }

  @Test(.oracle("G-21")) func `rows and buttons open under items that rest over them`() {
    let screen = Screen()
    let stage = Stage(.iPhone15, root: screen)
    screen.table.isSpringLoaded = true
    let button = UIButton(frame: CGRect(x: 20, y: 720, width: 100, height: 50))
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
    button.isSpringLoaded = true
    screen.view.addSubview(button)
    stage.turn(2)
    let finger = stage.touch(at: CGPoint(x: 100, y: 125))
    finger.stay(for: 1)
    finger.move(to: CGPoint(x: 150, y: 275))
    finger.stay(for: 1)
    #expect(screen.chosen == [3])
    finger.move(to: CGPoint(x: 70, y: 745))
    finger.stay(for: 1)
    finger.lift()
    stage.settle()
    #expect(pressed == 1 && screen.chosen == [3])
    #expect(button.isSpringLoaded)
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
  }
}
