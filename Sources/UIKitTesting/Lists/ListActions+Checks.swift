internal import CoreGraphics
internal import UIKitCore

/// The rules that have to hold.
extension ListActions {
  /// Holds at every time: the list has what the data have, and cells show the entry at their place.
  func checkAgreement() {
    list.noteOutlines()
    if list.counts != list.model.counts {
      return complain("the list has other counts: \(list.counts), data \(list.model.counts)")
    }
    for cell in list.shown {
      guard let path = cell.path else { return complain("a cell has no place: of \(cell.item)") }
      guard let item = list.model.item(at: path) else {
        return complain("a cell is past the end: \(path)")
      }
      if item != cell.item {
        return complain("a cell shows another entry: \(cell.item) for \(item) at \(path)")
      }
    }
    let paths = list.shown.compactMap(\.path)
    if Set(paths).count != paths.count { complain("two cells have one place: \(paths)") }
    for path in list.selected where list.model.item(at: path) == nil {
      complain("what is selected is not there: \(path)")
    }
  }

  /// Holds while nothing moves.
  func checkRest() {
    guard report.problems.isEmpty else { return }
    guard list.showsLayout else { return checkNothingLeft() }
    let shown = list.shown
    for cell in shown where !cell.frame.isNear(cell.place) {
      return complain("a cell is elsewhere: \(cell.frame) for \(cell.place)")
    }
    for (index, cell) in shown.enumerated() {
      for other in shown.dropFirst(index + 1)
      where cell.frame.insetBy(dx: 0.5, dy: 0.5).intersects(other.frame.insetBy(dx: 0.5, dy: 0.5)) {
        return complain("cells overlap: \(cell.frame) and \(other.frame)")
      }
    }
    let paths = Set(shown.compactMap(\.path))
    let sight = list.list.bounds.insetBy(dx: 0.5, dy: 0.5)
    for path in list.model.paths
    where list.frame(of: path).intersects(sight) && !paths.contains(path) {
      return complain("an entry in sight has no cell: \(path)")
    }
    checkNothingLeft()
  }

  private func checkNothingLeft() {
    if list.presentedViewController != nil { complain("a screen is left") }
    if stage.window.subviews.count > 1 {
      complain("views are left in the window: \(stage.window.subviews.map { type(of: $0) })")
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(width - other.width) < 0.5 && abs(height - other.height) < 0.5
  }
}
