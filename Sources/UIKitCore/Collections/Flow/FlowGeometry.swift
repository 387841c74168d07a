internal import QuartzCore

/// The arithmetic of a flow layout for one section, along either axis: a value without views.
///
/// Items fill lines; a line is as thick as its thickest item, which the others are centered on.
/// The rest of a full line is shared between its items; the last line has the spacing of
/// a full one when all items are alike, else the least one.
nonisolated struct FlowGeometry {
  var isHorizontal = false
  /// The length of lines: the width of the view when scrolling vertically.
  var lineLength: CGFloat
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  /// True if an item that is longer than its line sticks out of it at both ends.
  ///
  /// It does where items or a delegate say how large they are (W-09); otherwise it begins where
  /// its line does.
  var centersLongItems = false

  /// Some items beside each other, and the room that they take along the scroll direction.
  struct Line: Equatable {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  /// Items and lines relative to the section's first corner, and how far they reach.
  struct Flow {
    var frames: [CGRect] = []
    var lines: [Line] = []
    var reach: CGFloat = 0
  }

  /// Fills lines with items of these sizes.
  ///
  /// - Complexity: linear in the items.
  func flow(of sizes: [CGSize]) -> Flow {
    let flat = sizes.map { isHorizontal ? CGSize(width: $0.height, height: $0.width) : $0 }
    var flow = Flow()
    flow.frames.reserveCapacity(sizes.count)
    var y: CGFloat = 0
    var start = 0
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    let uniformGap = isUniform ? flat.first.map { fullGap(of: $0.width) } : nil
    while start < flat.count {
      let end = endOfLine(flat, from: start)
      let line = flat[start..<end]
      let thickness = line.map(\.height).max() ?? 0
      let isLast = end == flat.count
      let gap = gap(in: line, isLast: isLast, uniform: uniformGap)
      var x = lead(line)
      for size in line {
        flow.frames.append(
          CGRect(x: x, y: y + (thickness - size.height) / 2, width: size.width, height: size.height)
        )
        x += size.width + gap
      }
      flow.lines.append(Line(items: start..<end, start: y, end: y + thickness))
      y += thickness + lineSpacing
      start = end
    }
    flow.reach = sizes.isEmpty ? 0 : max(y - lineSpacing, 0)
    guard isHorizontal else { return flow }
    flow.frames = flow.frames.map {
      CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
    }
    return flow
  }

  private func endOfLine(_ sizes: [CGSize], from start: Int) -> Int {
    var used = sizes[start].width
    var end = start + 1
    while end < sizes.count, used + itemSpacing + sizes[end].width <= lineLength + 0.001 {
      used += itemSpacing + sizes[end].width
      end += 1
    }
    return end
  }

  private func gap(in line: ArraySlice<CGSize>, isLast: Bool, uniform: CGFloat?) -> CGFloat {
    guard line.count > 1 else { return itemSpacing }
    if isLast { return uniform ?? itemSpacing }
    let used = line.reduce(0) { $0 + $1.width }
    return max((lineLength - used) / CGFloat(line.count - 1), itemSpacing)
  }

  /// The spacing in a line that is full of items of one length.
  private func fullGap(of length: CGFloat) -> CGFloat {
    guard length > 0, lineLength.isFinite else { return itemSpacing }
    let count = ((lineLength + itemSpacing + 0.001) / (length + itemSpacing)).rounded(.down)
    guard count > 1 else { return itemSpacing }
    return max((lineLength - count * length) / (count - 1), itemSpacing)
  }

  /// An item is in the middle of its line if a second one like it would not fit.
  private func lead(_ line: ArraySlice<CGSize>) -> CGFloat {
    guard line.count == 1, let width = line.first?.width else { return 0 }
    let isAlone = 2 * width + itemSpacing > lineLength + 0.001
    guard isAlone else { return 0 }
    let lead = (lineLength - width) / 2
    return centersLongItems ? lead : max(lead, 0)
  }
}
