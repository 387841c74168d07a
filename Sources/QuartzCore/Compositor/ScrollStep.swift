extension Paint {
  /// The one colour that this is where shapes cut nothing off.
  fileprivate func evenColor(inside shapes: [RoundedShape]) -> UInt32? {
    switch self {
    case .color(let color): color
    case .shape(let color, let shape) where shapes.contains(shape): color
    default: nil
    }
  }
}

/// One step of scrolling: the pixels of the last picture that are moved, and what is painted then.
///
/// Pixels may be moved where the contents of a clipping layer lie on one colour and nothing lies
/// above. What comes in is painted, and so is what lies above the contents, where it is and
/// where its pixels were moved to. Whatever of the contents is not the same after the move is
/// found by comparing, so the picture is always the one that painting all of it would make.
struct ScrollStep {
  /// The pixels that are there after the move.
  let moved: PixelRect
  let x: Int
  let y: Int
  /// The parts that are painted after that.
  let damage: [PixelRect]

  /// The step that leads from one list to the next; nil if nothing scrolled, or if painting
  /// all of it takes no longer.
  init?(from old: PaintingList, to new: PaintingList) {
    guard let (before, after, x, y) = Self.largest(old, new) else { return nil }
    (self.x, self.y) = (x, y)
    moved = after.clip.intersection(after.clip.offset(x: x, y: y))
    guard let ground = Self.ground(of: after, in: new), ground == Self.ground(of: before, in: old)
    else { return nil }
    var rects: [PixelRect] = []
    rects.reserveCapacity(64)
    rects += after.clip.parts(outside: moved)
    Self.collectCorners(after.masks, after.clip, moved, x, y, into: &rects)
    Self.collectAround(old, before, new, after, moved, x, y, into: &rects)
    Self.collectContents(old, before, new, after, moved, x, y, into: &rects)
    damage = Damage.settled(rects, over: new.paintings)
    let inside = damage.reduce(0) { $0 + $1.intersection(after.clip).area }
    guard inside * 4 < after.clip.area * 3 else { return nil }
  }

  /// The largest part whose contents moved, before and after, and the way they went.
  private static func largest(
    _ old: PaintingList,
    _ new: PaintingList
  ) -> (ScrolledPart, ScrolledPart, x: Int, y: Int)? {
    var best: (ScrolledPart, ScrolledPart, x: Int, y: Int)?
    for part in new.scrolledParts where part.clip.area > best?.1.clip.area ?? 0 {
      for other in old.scrolledParts {
        guard let (x, y) = part.distance(from: other) else { continue }
        best = (other, part, x, y)
        break
      }
    }
    return best
  }

  /// The colours on which the contents lie, nearest first; nil if that is more than colours that are the
  /// same in all of the part.
  private static func ground(of part: ScrolledPart, in list: PaintingList) -> [UInt32]? {
    var colors: [UInt32] = []
    for index in (0..<part.contents.lowerBound).reversed() {
      let painting = list.paintings[index]
      guard painting.rect.intersects(part.clip) else { continue }
      guard painting.rect.contains(part.clip), painting.masks.allSatisfy(part.masks.contains),
        let color = painting.paint.evenColor(inside: part.masks)
      else { return nil }
      colors.append(color)
      if color >> 24 == 255 { break }
    }
    return colors
  }

  /// Corners stay where they are, so they are painted there and where they were moved to.
  private static func collectCorners(
    _ masks: [RoundedShape],
    _ clip: PixelRect,
    _ moved: PixelRect,
    _ x: Int,
    _ y: Int,
    into rects: inout [PixelRect]
  ) {
    for corner in masks.flatMap(\.roundedCorners) where corner.intersects(clip) {
      rects.append(corner.intersection(clip))
      rects.append(corner.intersection(clip).offset(x: x, y: y).intersection(moved))
    }
  }

  /// Adds what changed beneath and above the contents, and all that lies above them.
  private static func collectAround(
    _ old: PaintingList,
    _ before: ScrolledPart,
    _ new: PaintingList,
    _ after: ScrolledPart,
    _ moved: PixelRect,
    _ x: Int,
    _ y: Int,
    into rects: inout [PixelRect]
  ) {
    let above = before.contents.upperBound..<old.paintings.count
    let aboveNow = after.contents.upperBound..<new.paintings.count
    Damage.collect(
      old.paintings,
      0..<before.contents.lowerBound,
      new.paintings,
      0..<after.contents.lowerBound,
      into: &rects
    )
    Damage.collect(old.paintings, above, new.paintings, aboveNow, into: &rects)
    for index in above where old.paintings[index].rect.intersects(before.clip) {
      let rect = old.paintings[index].rect.intersection(before.clip)
      rects.append(rect.offset(x: x, y: y).intersection(moved))
    }
    for index in aboveNow {
      rects.append(new.paintings[index].rect.intersection(after.clip))
    }
  }

  /// Adds what of the contents differs from the moved picture.
  private static func collectContents(
    _ old: PaintingList,
    _ before: ScrolledPart,
    _ new: PaintingList,
    _ after: ScrolledPart,
    _ moved: PixelRect,
    _ x: Int,
    _ y: Int,
    into rects: inout [PixelRect]
  ) {
    var (were, are): ([Painting], [Painting]) = ([], [])
    were.reserveCapacity(before.contents.count)
    are.reserveCapacity(after.contents.count)
    for index in before.contents {
      let painting = old.paintings[index].without(before.masks)
      if let moved = painting.moved(x: x, y: y, in: moved) {
        were.append(moved)
      } else {
        rects.append(painting.rect.offset(x: x, y: y).intersection(moved))
      }
    }
    for index in after.contents {
      let painting = new.paintings[index].without(after.masks)
      if let moved = painting.moved(x: 0, y: 0, in: moved) {
        are.append(moved)
      } else {
        rects.append(painting.rect.intersection(moved))
      }
    }
    Damage.collect(were, were.indices, are, are.indices, into: &rects)
  }
}
