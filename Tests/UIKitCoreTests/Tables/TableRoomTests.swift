import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Room in tables` {
  private final class Rows: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    var header: String?
    var image: UIImage?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Ingredient analysis alerts"
      cell.detailTextLabel?.text = "Off"
      if let image { cell.imageView?.image = image }
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      header
    }
  }

  private func table(
    _ style: UITableView.Style,
    _ rows: Rows,
    model: String = "retina4_7",
    orientation: Orientation = .portrait,
    contentSize: UIContentSizeCategory = .large
  ) throws -> (UITableView, Stage) {
    let stage = Stage(
      try #require(DeviceModel(named: model)),
      orientation: orientation,
      contentSize: contentSize
    )
    let controller = UIViewController()
    let table = UITableView(frame: stage.window.bounds, style: style)
    table.dataSource = rows
    controller.view.addSubview(table)
    stage.show(controller)
    stage.turn(2)
    return (table, stage)
  }

  @Test(
    .oracle("S-37"),
    arguments: [
      ("retina4_7", Orientation.portrait, 16), ("retina6_0", .portrait, 20),
      ("retina6_12", .portrait, 20), ("retina6_1", .portrait, 20),
      ("retina4_7", .landscapeLeft, 20),
    ]
  )
  func `rows of windows from 390 points on have wide margins`(
    model: String,
    orientation: Orientation,
    margin: CGFloat
  ) throws {
    let (table, stage) = try table(.plain, Rows(), model: model, orientation: orientation)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.textLabel?.frame.minX == stage.window.safeAreaInsets.left + margin)
  }

  @Test func `rounded groups stay clear of the notch`() throws {
    let (table, stage) = try table(
      .insetGrouped,
      Rows(),
      model: "retina6_12",
      orientation: .landscapeLeft
    )
    let side = stage.window.safeAreaInsets.left
    let cell = try #require(table.visibleCells.first)
    #expect(side == 59)
    #expect(cell.frame.minX == side + 20)
    #expect(cell.frame.maxX == stage.window.bounds.width - side - 20)
  }

  @Test func `long titles of sections take more lines`() throws {
    let rows = Rows()
    rows.header = "Notifications, badges, data and everything else that wants to be looked at"
    let (grouped, first) = try table(.grouped, rows)
    #expect(grouped.rectForHeader(inSection: 0).height == 73.5)
    let (plain, second) = try table(.plain, rows)
    #expect(plain.rectForHeader(inSection: 0).height == 46)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `very large text breaks lines, and the row grows`() throws {
    let (table, stage) = try table(.plain, Rows(), contentSize: .accessibilityExtraLarge)
    let cell = try #require(table.visibleCells.first)
    let label = try #require(cell.textLabel)
    let line = label.font.lineHeight
    #expect(label.numberOfLines == 0)
    #expect(cell.frame.height > 2 * line && cell.frame.height < 3 * line)
    withExtendedLifetime(stage) {}
  }

  @Test func `very large details stand below their titles`() throws {
    let rows = Rows()
    rows.style = .value1
    let (table, stage) = try table(.plain, rows, contentSize: .accessibilityMedium)
    let cell = try #require(table.visibleCells.first)
    let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    #expect(detail.frame.minX == text.frame.minX)
    #expect(detail.frame.minY >= text.frame.maxY)
    #expect(cell.frame.height >= text.frame.height + detail.frame.height)
    withExtendedLifetime(stage) {}
  }

  @Test func `text of ordinary size keeps to its line`() throws {
    let (table, stage) = try table(.plain, Rows(), contentSize: .extraExtraExtraLarge)
    #expect(table.visibleCells.first?.textLabel?.numberOfLines == 1)
    withExtendedLifetime(stage) {}
  }

  private func firstHeader(title: String?, large: Bool) -> CGFloat {
    let rows = Rows()
    rows.header = title
    let controller = UITableViewController(style: .grouped)
    controller.tableView.dataSource = rows
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = large
    let stage = Stage(.iPhone15)
    stage.show(navigation)
    stage.turn(2)
    return withExtendedLifetime(stage) {
      controller.tableView.rectForHeader(inSection: 0).height
    }
  }

  @Test(.oracle("S-17")) func `a large title keeps the distance of the first section`() {
    #expect(firstHeader(title: "Section", large: false) == 55.5)
    #expect(firstHeader(title: "Section", large: true) == 38)
    #expect(firstHeader(title: nil, large: false) == 35)
    #expect(firstHeader(title: nil, large: true) == 17.5)
  }

  @Test(.oracle("S-18"), arguments: ["i.circle", "rectangle.3.group", "chevron.right"])
  func `words of rows line up beside symbols of any width`(name: String) throws {
    let rows = Rows()
    rows.image = UIImage(systemName: name)
    let (table, stage) = try table(.plain, rows, model: "retina6_1")
    let cell = try #require(table.visibleCells.first)
    #expect(cell.imageView?.frame.midX == 32)
    #expect(abs((cell.textLabel?.frame.minX ?? 0) - 59) < 3)
    withExtendedLifetime(stage) {}
  }
}
