import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Rows of tables` {
  private final class Rows: NSObject, UITableViewDataSource {
    var styles: [UITableViewCell.CellStyle] = [.default]
    var detail = "Detail"
    var header: String?
    var sections = 1

    func numberOfSections(in tableView: UITableView) -> Int { sections }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      styles.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = detail
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      header
    }
  }

  private func table(
    _ style: UITableView.Style,
    _ rows: Rows,
    model: String = "retina4_7"
  ) throws -> (UITableView, Stage) {
    let stage = Stage(try #require(DeviceModel(named: model)))
    let controller = UIViewController()
    let table = UITableView(frame: stage.window.bounds, style: style)
    table.dataSource = rows
    table.contentInsetAdjustmentBehavior = .never
    controller.view.addSubview(table)
    stage.show(controller)
    stage.turn(2)
    return (table, stage)
  }

  @Test func `rows as thin as a hair draw no end of lines`() throws {
    let (table, stage) = try table(.plain, Rows())
    table.rowHeight = 1e-9
    stage.turn(2)
    #expect(table.subviews.count < 600)
  }

  @Test(.oracle("S-9")) func `automatic dimension is -1`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(UITableView.automaticDimension == -1)
    #expect(table.rowHeight == -1 && table.estimatedRowHeight == -1)
  }

  @Test(
    .oracle("S-9"),
    arguments: [("retina4_7", CGFloat(43.5)), ("retina5_9", CGFloat(131.0 / 3))]
  )
  func `a default row is 44 points with its separator`(model: String, content: CGFloat) throws {
    let rows = Rows()
    rows.styles = [.default, .value1]
    let (table, stage) = try table(.plain, rows, model: model)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 44)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.height == 44)
    #expect(abs(cell.contentView.frame.height - content) < 0.001)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("S-9")) func `headers are 28 points plain and 55.5 or 38 grouped`() throws {
    let rows = Rows()
    rows.header = "Header"
    rows.sections = 2
    let (plain, first) = try table(.plain, rows)
    #expect(plain.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    let (grouped, second) = try table(.grouped, rows)
    #expect(grouped.rectForHeader(inSection: 0).height == 55.5)
    #expect(grouped.rectForHeader(inSection: 1).height == 38)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a value that does not fit gives way to the words before it`() throws {
    let rows = Rows()
    rows.styles = [.value1]
    rows.detail = String(repeating: "text/html,application/xml;", count: 4)
    let (table, stage) = try table(.plain, rows)
    let cell = try #require(table.visibleCells.first)
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.frame.width == text.intrinsicContentSize.width)
    #expect(abs(detail.frame.minX - text.frame.maxX - 6) < 0.001)
    #expect(abs(detail.frame.maxX - 359) < 0.001)
    withExtendedLifetime(stage) {}
  }

  @Test func `a subtitle makes its row taller`() throws {
    let rows = Rows()
    rows.styles = [.subtitle]
    let (table, stage) = try table(.plain, rows)
    let cell = try #require(table.visibleCells.first)
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(cell.frame.height == 56)
    #expect(text.frame.minX == 16 && detail.frame.minX == 16)
    #expect(detail.frame.minY >= text.frame.maxY)
    withExtendedLifetime(stage) {}
  }

  @Test(arguments: [("retina4_7", CGFloat(16)), ("retina6_1", 20)])
  func `rounded groups keep the margin of the device`(model: String, margin: CGFloat) throws {
    let (table, stage) = try table(.insetGrouped, Rows(), model: model)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame.minX == margin)
    #expect(cell.frame.maxX == stage.window.bounds.width - margin)
    #expect(cell.layer.cornerRadius == 10)
  }

  @Test func `cells are reused once they are out of sight`() throws {
    final class Many: NSObject, UITableViewDataSource {
      var made = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "x") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "x")
      }
    }
    let many = Many()
    let stage = Stage(try #require(DeviceModel(named: "retina4_7")))
    let controller = UIViewController()
    let table = UITableView(frame: stage.window.bounds)
    table.rowHeight = 44
    table.dataSource = many
    controller.view.addSubview(table)
    stage.show(controller)
    for step in 0..<20 {
      table.contentOffset.y = CGFloat(step) * 600
      stage.turn(2)
    }
    #expect(many.made <= 34)
    #expect(table.contentSize.height == 44_000)
  }

  @Test func `lines below the last row end above bars and cease with a footer view`() throws {
    let rows = Rows()
    let (table, stage) = try table(.plain, rows)
    table.fillerRowHeight = UITableView.automaticDimension
    table.layoutIfNeeded()
    #expect(table.fillers.count == 14)
    table.contentInset.bottom = 49
    table.layoutIfNeeded()
    #expect(table.fillers.count == 13)
    table.tableFooterView = UIView()
    table.layoutIfNeeded()
    #expect(table.fillers.isEmpty)
    withExtendedLifetime(stage) {}
  }

  @Test func `rows of automatic height follow the size of text, and come back`() throws {
    final class Wordy: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let (cell, label) = (UITableViewCell(), UILabel())
        label.text = "Some words that need several lines once they are large"
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        let (content, margins) = (cell.contentView, cell.contentView.layoutMarginsGuide)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
          content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        return cell
      }
    }
    let (table, stage) = try table(.plain, Rows())
    let words = Wordy()
    table.dataSource = words
    stage.settle()
    let before = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) }
    stage.screen.settings.contentSize = .accessibilityExtraExtraExtraLarge
    stage.settle()
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 3 * before[1].height)
    stage.screen.settings.contentSize = .large
    stage.settle()
    #expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)) } == before)
  }
}
