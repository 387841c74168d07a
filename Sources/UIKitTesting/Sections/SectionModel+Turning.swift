internal import UIKitCore

/// Descriptions turned over, so that x is y.
extension CGRect {
  var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension SectionTrial.Length {
  var turned: Self {
    switch measure {
    case .ofWidth: Self(measure: .ofHeight, value: value)
    case .ofHeight: Self(measure: .ofWidth, value: value)
    default: self
    }
  }
}

extension SectionTrial.Sides {
  var turned: Self {
    Self(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension SectionTrial.Part {
  func size(in room: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(width: width.points(in: room, scale), height: height.points(in: room, scale))
  }

  /// The part's content in a size: insets count along sides that are given.
  func within(_ size: CGSize) -> CGRect {
    let (left, right) = width.isOpen ? (0, 0) : (insets.leading, insets.trailing)
    let (top, bottom) = height.isOpen ? (0, 0) : (insets.top, insets.bottom)
    return CGRect(
      x: left,
      y: top,
      width: max(size.width - left - right, 0),
      height: max(size.height - top - bottom, 0)
    )
  }

  /// The place of an item's view in a size: what insets are too large is its size (V-148).
  func view(in size: CGSize) -> CGRect {
    let (left, right) = width.isOpen ? (0, 0) : (insets.leading, insets.trailing)
    let (top, bottom) = height.isOpen ? (0, 0) : (insets.top, insets.bottom)
    let (ends, sides) = ((left, size.width - right), (top, size.height - bottom))
    return CGRect(
      x: min(ends.0, ends.1),
      y: min(sides.0, sides.1),
      width: abs(ends.1 - ends.0),
      height: abs(sides.1 - sides.0)
    )
  }

  var turned: Self {
    var copy = self
    (copy.width, copy.height) = (height.turned, width.turned)
    (copy.insets, copy.edges) = (insets.turned, edges.turned)
    copy.line?.isRow.toggle()
    copy.line?.parts = line?.parts.map(\.turned) ?? []
    return copy
  }
}

extension SectionTrial {
  var turned: Self {
    var copy = self
    copy.size = CGSize(width: size.height, height: size.width)
    for index in copy.sections.indices {
      let section = sections[index]
      copy.sections[index].part = section.part.turned
      copy.sections[index].insets = section.insets.turned
      copy.sections[index].headers = section.headers.map {
        var header = $0
        (header.width, header.height) = ($0.height.turned, $0.width.turned)
        header.offset = CGPoint(x: $0.offset.y, y: $0.offset.x)
        return header
      }
    }
    return copy
  }
}
