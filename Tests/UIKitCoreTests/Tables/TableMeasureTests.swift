import Foundation
import Testing

@testable import UIKitCore

@Suite struct `Heights of sections` {
  typealias Edge = TableMeasure.Edge

  let plain = TableMeasure(isPlain: true)
  let grouped = TableMeasure(isPlain: false)
  let nothing = Edge(asked: -1, common: -1)

  func header(_ measure: TableMeasure, _ edge: Edge, hasFirstGap: Bool = false) -> CGFloat {
    measure.section(header: edge, footer: nothing, rows: [], hasFirstGap: hasFirstGap).header
  }

  func footer(_ measure: TableMeasure, _ edge: Edge) -> CGFloat {
    measure.section(header: nothing, footer: edge, rows: [], hasFirstGap: false).footer
  }

  @Test func `a view of its own is as high as asked, else as it fits`() {
    for measure in [plain, grouped] {
      #expect(header(measure, Edge(asked: 30, common: -1, view: 50)) == 30)
      #expect(header(measure, Edge(asked: -1, common: -1, view: 50)) == 50)
      #expect(footer(measure, Edge(asked: -1, common: -1, view: 50)) == 50)
    }
  }

  @Test func `a plain section without a title has no header unless its delegate asks for one`() {
    #expect(header(plain, nothing) == 0)
    #expect(header(plain, Edge(asked: 28, common: 28)) == 0)
    #expect(header(plain, Edge(asked: 40, common: 28)) == 40)
    #expect(footer(plain, Edge(asked: 40, common: 28)) == 40)
  }

  @Test func `a plain title has room for its text`() {
    #expect(header(plain, Edge(asked: -1, common: -1, title: 16)) == 28)
    #expect(header(plain, Edge(asked: -1, common: -1, title: 40)) == 50)
    #expect(header(plain, Edge(asked: 20, common: -1, title: 40)) == 20)
  }

  @Test func `a grouped title is never lower than asked`() {
    #expect(header(grouped, Edge(asked: -1, common: -1, title: 16)) == 38)
    #expect(header(grouped, Edge(asked: -1, common: -1, title: 16), hasFirstGap: true) == 55.5)
    #expect(header(grouped, Edge(asked: 60, common: -1, title: 16)) == 60)
    #expect(footer(grouped, Edge(asked: -1, common: -1, title: 33)) == 33)
  }

  @Test func `a grouped section without a title keeps a gap`() {
    #expect(header(grouped, nothing) == 17.5)
    #expect(header(grouped, nothing, hasFirstGap: true) == 35)
    #expect(footer(grouped, nothing) == 17.5)
    #expect(header(grouped, Edge(asked: 0, common: -1)) == 0)
  }

  @Test func `only headers of plain sections have space above`() {
    func padding(_ measure: TableMeasure, _ edge: Edge) -> CGFloat {
      measure.section(header: edge, footer: nothing, rows: [], hasFirstGap: false).headerPadding
    }
    let titled = Edge(asked: -1, common: -1, title: 16)
    #expect(padding(plain, titled) == 22)
    #expect(padding(plain, nothing) == 0)
    #expect(padding(TableMeasure(isPlain: true, headerTopPadding: 4), titled) == 4)
    #expect(padding(grouped, titled) == 0)
  }

  @Test func `a row without an estimate begins with 44 points`() {
    #expect(TableMeasure.estimate(-1) == 44)
    #expect(TableMeasure.estimate(60) == 60)
  }
}

@Suite struct `Prefetching` {
  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func `a place is named once, and cancelled when it is neither near nor shown`() {
    var list = PrefetchList()
    let first = list.update(near: [path(3), path(4)], shown: [path(0)])
    #expect(first.prefetched == [path(3), path(4)])
    #expect(first.cancelled.isEmpty)
    let second = list.update(near: [path(4), path(5)], shown: [path(3)])
    #expect(second.prefetched == [path(5)])
    #expect(second.cancelled.isEmpty)
    let third = list.update(near: [], shown: [path(4)])
    #expect(third.prefetched.isEmpty)
    #expect(third.cancelled == [path(5)])
  }
}
