import QuartzCore
import Testing

@testable import DocumentPreviews
@testable import UIKitCore

@Suite struct `Tables on Xcode's canvas` {
  private let fine = TableMetrics(screenWidth: 375, scale: 2)
  private let finer = TableMetrics(screenWidth: 414, scale: 3)

  @Test func `words begin a point before the margin until it was theirs`() {
    let versions = [12_120, 13_196, 23_504]
    func margins(_ metrics: TableMetrics, width: CGFloat, isInView: Bool = false) -> [CGFloat] {
      versions.map {
        CanvasTable(version: $0).textMargin(metrics, width: width, isInView: isInView)
      }
    }
    #expect(margins(fine, width: 375) == [15, 16, 16])
    #expect(margins(fine, width: 375, isInView: true) == [15, 15, 16])
    #expect(margins(finer, width: 414, isInView: true) == [20, 20, 20])
    let wide = TableMetrics(screenWidth: 1024, scale: 2)
    let old = CanvasTable(version: 11_542)
    #expect(old.textMargin(wide, width: 1024, isInView: false) == 176)
  }

  @Test func `a chevron takes what it took in each version`() {
    let rooms = [13_196, 14_868, 18_122, 19_529, 20_037, 23_504].map {
      CanvasTable(version: $0).markRoom(.disclosureIndicator, fine)
    }
    #expect(rooms == [18, 11, 9.5, 8.5, 8.5, 10.5])
    #expect(CanvasTable(version: 23_504).markRoom(.checkmark, fine) == nil)
  }

  @Test func `cells have the margins of their table, and others while they stand alone`() {
    func sides(_ version: Int, inTable: Bool) -> [CGFloat] {
      let margins = CanvasTable(version: version)
        .cellMargins(fine, isInTable: inTable, preservesTable: false)
      return [margins.top, margins.left]
    }
    #expect(sides(11_762, inTable: true) == [8, 8])
    #expect(sides(14_868, inTable: false) == [11, 15])
    #expect(sides(17_701, inTable: false) == [11, 16])
    #expect(sides(14_868, inTable: true) == [11, 16])
    #expect(sides(24_765, inTable: true) == [15, 16])
  }

  @Test func `rows that the canvas hides keep less of a margin`() {
    let margins = [12_120, 14_313, 23_504, 24_765].map {
      CanvasTable(version: $0).hiddenMargin(16)
    }
    #expect(margins == [16, 8, 8, 16])
  }

  @Test func `rows that decide for themselves are as high as in that version`() {
    let heights = [14_460, 20_037, 24_765].map { CanvasTable(version: $0).rowHeight(fine) }
    #expect(heights == [44, 43.5, 51])
  }

  @Test func `titles of grouped sections stand as high as in that version`() {
    func heights(_ version: Int, first: Bool, footer: Bool = false) -> CGFloat {
      CanvasTable(version: version)
        .titleHeight(isFirst: first, hasFooter: footer, line: 16, fine)
    }
    #expect(
      [14_460, 18_122, 20_037].map { heights($0, first: true) } == [55.5, 49.5, 49.5]
    )
    #expect(
      [14_460, 18_122, 20_037].map { heights($0, first: false) } == [38, 32, 32]
    )
    #expect(heights(23_504, first: false, footer: true) == 45.5)
    #expect(CanvasTable(version: 20_037).footerSpread(fine) == 16)
    #expect(CanvasTable(version: 23_504).footerSpread(fine) == 0)
  }
}
