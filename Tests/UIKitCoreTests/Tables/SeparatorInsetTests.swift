import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `The separators of a table` {
  final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  let rows = Rows()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))

  init() {
    table.rowHeight = 50
    table.dataSource = rows
  }

  private var line: CGRect? {
    table.layoutIfNeeded()
    return table.cellForRow(at: IndexPath(row: 0, section: 0))?.bottomLine.frame
  }

  @Test(.oracle("W-16")) func `begin where text does unless an inset says otherwise`() {
    #expect(line?.minX == 16 && line?.maxX == 375)
    table.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 11)
    #expect(line?.minX == 3 && line?.maxX == 364)
    table.separatorInset.left = UITableView.automaticDimension
    #expect(line?.minX == 16 && line?.maxX == 364)
    table.separatorInset.left = 4
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(line?.minX == 20)
  }

  @Test(.oracle("W-17")) func `do not go on below the last row unless they are asked to`() {
    #expect(table.fillerRowHeight == 0)
    #expect(fillers == 0)
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(fillers == 10)
    table.fillerRowHeight = 100
    #expect(fillers == 5)
  }

  private var fillers: Int {
    table.layoutIfNeeded()
    return table.fillers.count
  }
}
