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
      height: sections[path.section].rows.heights.lengths[path.row]
    )
  }

  // MARK: Search

  /// The rows that a stretch touches, from top to bottom.
  /// - Complexity: O(sections + log rows + answer).
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.y < maxY && section.maxY > minY {
      var row = section.firstRow(below: minY)
      while row < section.rowCount, section.top(of: row) < maxY {
        paths.append(IndexPath(row: row, section: index))
        row += 1
      }
    }
    return paths
  }

  func sections(from minY: CGFloat, to maxY: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].y < maxY && sections[$0].maxY > minY }
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
