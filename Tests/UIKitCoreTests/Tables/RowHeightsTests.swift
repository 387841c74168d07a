import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Heights of rows that come and go` {
  /// The same rows as lists in which everything is looked for.
  private struct Plain {
    var heights: [CGFloat]
    var isMeasured: [Bool]

    mutating func edit(removing gone: [Int], inserting new: [RowHeights.Arrival]) {
      for row in gone.reversed() {
        heights.remove(at: row)
        isMeasured.remove(at: row)
      }
      for arrival in new {
        heights.insert(arrival.height, at: arrival.row)
        isMeasured.insert(arrival.isMeasured, at: arrival.row)
      }
    }
  }

  /// So many different rows of a list, from above to below.
  private func rows(_ number: Int, of count: Int, _ dice: inout Dice) -> [Int] {
    var all = Set<Int>()
    for _ in 0..<min(number, count) { all.insert(Int.random(in: 0..<count, using: &dice)) }
    return all.sorted()
  }

  @Test(arguments: [0, 1, 63, 1024, 1025, 5000], [1, 40, 3000])
  func `are those of a plain list`(count: Int, changes: Int) {
    var dice = Dice(seed: UInt64(count + changes))
    var rows = RowHeights(ExtentTree(count: count, length: 5))
    var plain = Plain(
      heights: Array(repeating: 5, count: count),
      isMeasured: Array(repeating: false, count: count)
    )
    for _ in 0..<8 {
      for row in self.rows(changes, of: plain.heights.count, &dice) {
        plain.heights[row] = CGFloat(Int.random(in: 0..<4, using: &dice))
        plain.isMeasured[row].toggle()
        rows.heights.set(plain.heights[row], at: row)
        rows.note(row, isMeasured: plain.isMeasured[row])
      }
      let gone = self.rows(changes, of: plain.heights.count, &dice)
      let left = plain.heights.count - gone.count
      let new = self.rows(changes, of: left + changes, &dice).enumerated()
        .filter { $0.element - $0.offset <= left }
        .map {
          RowHeights.Arrival(row: $0.element, height: CGFloat($0.offset % 3), isMeasured: true)
        }
      rows.edit(removing: gone, inserting: new)
      plain.edit(removing: gone, inserting: new)
      expectSame(rows, plain)
    }
  }

  private func expectSame(_ rows: RowHeights, _ plain: Plain) {
    #expect(Array(rows.heights.lengths) == plain.heights)
    #expect(plain.isMeasured.indices.map { rows.isMeasured[$0] } == plain.isMeasured)
    var top: CGFloat = 0
    var isRight = rows.heights.count == plain.heights.count
    for (row, height) in plain.heights.enumerated() {
      isRight = isRight && rows.heights.start(of: row) == top && rows.heights[row] == height
      isRight = isRight && (height == 0 || rows.heights.index(at: top) == row)
      top += height
    }
    #expect(isRight && rows.heights.total == top)
  }
}
