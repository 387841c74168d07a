import Foundation
import Testing

@testable import UIKitCore

@Suite struct `Geometry of tables` {
  private let geometry: TableGeometry = {
    var first = TableGeometry.Section()
    (first.header, first.rows, first.footer) = (38, [44, 60, 44], 18)
    var second = TableGeometry.Section()
    (second.headerPadding, second.header, second.rows) = (22, 28, [44])
    return TableGeometry(sections: [first, second], header: 100, footer: 50)
  }()

  @Test func `bands follow each other`() {
    #expect(geometry.header(0) == .init(y: 100, height: 38))
    #expect(geometry.row(IndexPath(row: 1, section: 0)) == .init(y: 182, height: 60))
    #expect(geometry.footer(0) == .init(y: 286, height: 18))
    #expect(geometry.section(1) == .init(y: 304, height: 94))
    #expect(geometry.header(1) == .init(y: 326, height: 28))
    #expect(geometry.footer == .init(y: 398, height: 50))
    #expect(geometry.contentHeight == 448)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(138), [] as [IndexPath]),
    (137, 139, [IndexPath(row: 0, section: 0)]),
    (182, 183, [IndexPath(row: 1, section: 0)]),
    (
      241, 355,
      [
        IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1),
      ]
    ),
    (500, 600, []),
  ])
  func `rows are found by where they stand`(top: CGFloat, bottom: CGFloat, rows: [IndexPath]) {
    #expect(geometry.rows(from: top, to: bottom) == rows)
  }

  @Test func `a measured height moves what follows`() {
    var geometry = geometry
    geometry.setHeights([IndexPath(row: 0, section: 0): 50])
    #expect(geometry.row(IndexPath(row: 0, section: 1))?.y == 360)
    #expect(geometry.contentHeight == 454)
  }

  @Test func `what isn't there has no band`() {
    #expect(geometry.row(IndexPath(row: 9, section: 0)) == nil)
    #expect(geometry.header(7) == nil)
    #expect(TableGeometry().contentHeight == 0)
  }
}
