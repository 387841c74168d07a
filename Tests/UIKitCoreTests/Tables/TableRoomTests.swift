import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Room in tables` {
  private final class Rows: NSObject, UITableViewDataSource {
    var style = UITableViewCell.CellStyle.default
    var header: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Ingredient analysis alerts"
      cell.detailTextLabel?.text = "Off"
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
}
