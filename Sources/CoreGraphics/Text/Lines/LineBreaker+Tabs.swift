import Foundation

/// Tab characters jump to stops, which are counted from the edge of the container and not from
/// the indent of the line (W-262).
extension LineBreaker {
  /// The advance of a tab character.
  ///
  /// What follows a tab up to the next one, or to the end of the paragraph, ends at a right stop and
  /// lies around one in the middle, as long as there is room. In text that is read from right to
  /// left it begins at a right stop, and ends at a left one.
  ///
  /// - Parameters:
  ///   - index: The tab among the paragraph's clusters.
  ///   - x: Where it stands, in points from the edge of the container where reading begins.
  /// - Returns: The distance in points, in the direction of reading.
  func advance(ofTab index: Int, at x: CGFloat) -> CGFloat {
    guard let stop = attributes.tabs.first(where: { $0.location > x + 0.01 }) else {
      let interval = attributes.defaultTabInterval > 0 ? attributes.defaultTabInterval : 28
      return ((x / interval).rounded(.down) + 1) * interval - x
    }
    let room = stop.location - x
    switch stop.alignment {
    case .center: return max(room - column(after: index) / 2, 0)
    case .right where !paragraph.isRightToLeft, .left where paragraph.isRightToLeft:
      return max(room - column(after: index), 0)
    case .left, .right, .justified, .natural: return room
    }
  }

  /// The width of what stands between a tab and the next one, without the white space at its end.
  private func column(after index: Int) -> CGFloat {
    var (width, inked) = (CGFloat(0), CGFloat(0))
    for cluster in paragraph.clusters[(index + 1)...] {
      if cluster.kind == .tab || cluster.kind == .lineEnd { break }
      width += cluster.advance
      if cluster.kind != .space { inked = width }
    }
    return inked
  }

  /// Gives the tabs of a line their advances; `start` is its first cluster.
  func placeTabs(_ line: inout TextLine, from start: Int) {
    guard line.pieces.contains(where: { $0.cluster.kind == .tab }) else { return }
    var x = attributes.head(isFirst: line.isFirst)
    for index in line.pieces.indices {
      if line.pieces[index].cluster.kind == .tab {
        line.pieces[index].advance = advance(ofTab: start + index, at: x)
      }
      x += line.pieces[index].advance
    }
  }
}
