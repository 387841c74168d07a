internal import QuartzCore

/// The positions of everything in a table along its height: a value without views.
///
/// Invariant: bands follow each other without gap or overlap, in the order table header, then
/// header, rows and footer of each section, then table footer.
nonisolated package struct TableGeometry: Equatable {
  /// A stretch of the table's height.
  package struct Band: Equatable {
    package var y: CGFloat
    package var height: CGFloat
    package var maxY: CGFloat { y + height }
  }

  /// The heights of one section.
  package struct Section: Equatable {
    package var header: CGFloat = 0
    /// Empty space above the header.
    package var headerPadding: CGFloat = 0
    var rows: RowHeights = []
    package var footer: CGFloat = 0
    fileprivate(set) var y: CGFloat = 0

    var rowsY: CGFloat { y + headerPadding + header }
    var footerY: CGFloat { rowsY + rows.heights.total }
    var maxY: CGFloat { footerY + footer }
    var rowCount: Int { rows.heights.count }
    /// The top of a row.
    func top(of row: Int) -> CGFloat { rowsY + rows.heights.start(of: row) }
  }

  private(set) var sections: [Section]
  private(set) var headerHeight: CGFloat
  private(set) var footerHeight: CGFloat

  init(sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
    self.sections = sections
    headerHeight = header
    footerHeight = footer
    stack(from: 0)
  }

  /// - Complexity: O(sections from `first` on).
  private mutating func stack(from first: Int) {
    var y = first > 0 ? sections[first - 1].maxY : headerHeight
    for index in sections.indices.dropFirst(first) {
      sections[index].y = y
      y = sections[index].maxY
    }
  }

  /// Notes whether a row was measured.
  mutating func note(_ path: IndexPath, isMeasured: Bool) {
    guard contains(path) else { return }
    sections[path.section].rows.note(path.row, isMeasured: isMeasured)
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    contains(path) && sections[path.section].rows.isMeasured[path.row]
  }

  /// Replaces heights that were estimates.
  /// - Complexity: O(heights · log rows + sections).
  mutating func setHeights(_ heights: [IndexPath: CGFloat]) {
    guard let first = heights.keys.map(\.section).min() else { return }
    for (path, height) in heights where contains(path) {
      sections[path.section].rows.heights.set(height, at: path.row)
    }
    stack(from: first)
  }

  // MARK: Bands

  var bodyMaxY: CGFloat { sections.last?.maxY ?? headerHeight }
  var contentHeight: CGFloat { bodyMaxY + footerHeight }
  var footer: Band { Band(y: bodyMaxY, height: footerHeight) }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rowCount).contains(path.row)
  }

  /// True if there are at least so many rows.
  func hasRows(_ number: Int) -> Bool {
    var rest = number
    for index in sections.indices {
      rest -= sections[index].rowCount
      if rest <= 0 { return true }
    }
    return rest <= 0
  }

  func section(_ index: Int) -> Band? {
    guard sections.indices.contains(index) else { return nil }
    return Band(y: sections[index].y, height: sections[index].maxY - sections[index].y)
  }

  func header(_ index: Int) -> Band? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    return Band(y: section.y + section.headerPadding, height: section.header)
  }

  func footer(_ index: Int) -> Band? {
    guard sections.indices.contains(index) else { return nil }
    return Band(y: sections[index].footerY, height: sections[index].footer)
  }

  package func row(_ path: IndexPath) -> Band? {
    guard contains(path) else { return nil }
    return Band(
      y: sections[path.section].top(of: path.row),
      height: sections[path.section].rows.heights[path.row]
    )
  }

  // MARK: Search

  /// The rows that a stretch touches, from top to bottom.
  /// - Complexity: O(log sections + log rows + answer).
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    collectRows(from: minY, to: maxY, into: &paths)
    return paths
  }

  /// Adds the rows that a stretch touches, from top to bottom.
  func collectRows(from minY: CGFloat, to maxY: CGFloat, into paths: inout [IndexPath]) {
    for section in sections(from: minY, to: maxY) {
      for row in rows(ofSection: section, from: minY, to: maxY) {
        paths.append(IndexPath(row: row, section: section))
      }
    }
  }

  /// The rows of a section that a stretch touches.
  func rows(ofSection index: Int, from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    let first = sections[index].firstRow(below: minY)
    var end = first
    while end < sections[index].rowCount, sections[index].top(of: end) < maxY { end += 1 }
    return first..<end
  }

  /// True if a row is among those that a stretch touches.
  func reaches(_ path: IndexPath, into stretch: ClosedRange<CGFloat>) -> Bool {
    guard contains(path) else { return false }
    let section = sections[path.section]
    return section.y < stretch.upperBound && section.maxY > stretch.lowerBound
      && section.top(of: path.row + 1) > stretch.lowerBound
      && section.top(of: path.row) < stretch.upperBound
  }

  /// The sections that a stretch touches.
  /// - Complexity: O(log sections).
  func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
    let first = sections.firstIndex(after: 0) { $0.maxY > minY }
    return first..<sections.firstIndex(after: first) { $0.y >= maxY }
  }
}

nonisolated extension [TableGeometry.Section] {
  /// The first of those from `start` on that fulfil a condition, which all after it fulfil too.
  fileprivate func firstIndex(
    after start: Int,
    where isBelow: (TableGeometry.Section) -> Bool
  ) -> Int {
    var (low, high) = (start, count)
    while low < high {
      let middle = (low + high) / 2
      if isBelow(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

nonisolated extension TableGeometry.Section {
  /// The first row that ends below `y`.
  func firstRow(below y: CGFloat) -> Int {
    guard rowCount > 0 else { return 0 }
    let row = rows.heights.index(at: y - rowsY)
    return top(of: row + 1) <= y ? row + 1 : row
  }
}
