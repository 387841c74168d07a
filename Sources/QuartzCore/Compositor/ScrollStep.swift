extension Paint {
  /// The one colour that this is where shapes cut nothing off.
  fileprivate func evenColor(inside shapes: Masks) -> UInt32? {
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

  /// The step that leads from one list to the next, with the parts that are painted after it in
  /// `damage`; nil if nothing scrolled, or if painting all of it takes no longer.
  init?(from old: PaintingList, to new: PaintingList, _ damage: Damage, _ room: ScrollBuffers) {
    guard let (before, after, x, y) = Self.largest(old, new) else { return nil }
    (self.x, self.y) = (x, y)
    moved = after.clip.intersection(after.clip.offset(x: x, y: y))
    guard Self.lieAlike(before, in: old, after, in: new) else { return nil }
    after.clip.forEachPart(outside: moved) { damage.add($0) }
    Self.collectCorners(after.masks, after.clip, moved, x, y, into: damage)
    Self.collectAround(old, before, new, after, moved, x, y, into: damage)
    room.collectContents(old, before, new, after, self, into: damage)
    damage.settle(over: new.paintings)
    let inside = damage.settled.reduce(0) { $0 + $1.intersection(after.clip).area }
    guard inside * 4 < after.clip.area * 3 else { return nil }
  }

  /// True if what scrolled fills a picture and moved up or down: then each row that is there may move.
  func movesAllRows(of picture: PixelRect) -> Bool {
    x == 0 && moved == picture.intersection(picture.offset(x: 0, y: y))
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

  /// True if the contents lie on the same colours in both lists, and on nothing else that can be
  /// seen.
  private static func lieAlike(
    _ before: ScrolledPart,
    in old: PaintingList,
    _ after: ScrolledPart,
    in new: PaintingList
  ) -> Bool {
    var (i, j) = (before.contents.lowerBound, after.contents.lowerBound)
    while true {
      let ground = nextGround(of: before, in: old, below: &i)
      guard ground != .uneven, ground == nextGround(of: after, in: new, below: &j) else {
        return false
      }
      guard case .color(let color) = ground, color >> 24 < 255 else { return true }
    }
  }

  private enum Ground: Equatable {
    case color(UInt32)
    /// Nothing lies beneath.
    case none
    /// More than one colour that is the same in all of the part.
    case uneven
  }

  /// The ground that lies next beneath an index, which moves on to it.
  private static func nextGround(
    of part: ScrolledPart,
    in list: PaintingList,
    below index: inout Int
  ) -> Ground {
    while index > 0 {
      index -= 1
      let painting = list.paintings[index]
      guard painting.rect.intersects(part.clip) else { continue }
      guard painting.rect.contains(part.clip), painting.masks.allSatisfy(part.masks.contains),
        let color = painting.paint.evenColor(inside: part.masks)
      else { return .uneven }
      return .color(color)
    }
    return .none
  }

  /// Corners stay where they are, so they are painted there and where they were moved to.
  private static func collectCorners(
    _ masks: Masks,
    _ clip: PixelRect,
    _ moved: PixelRect,
    _ x: Int,
    _ y: Int,
    into damage: Damage
  ) {
    for mask in masks {
      mask.forEachCorner { corner in
        guard corner.intersects(clip) else { return }
        damage.add(corner.intersection(clip))
        damage.add(corner.intersection(clip).offset(x: x, y: y).intersection(moved))
      }
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
    into damage: Damage
  ) {
    let above = before.contents.upperBound..<old.paintings.count
    let aboveNow = after.contents.upperBound..<new.paintings.count
    damage.collect(
      old.paintings,
      0..<before.contents.lowerBound,
      new.paintings,
      0..<after.contents.lowerBound
    )
    damage.collect(old.paintings, above, new.paintings, aboveNow)
    for index in above where old.paintings[index].rect.intersects(before.clip) {
      let rect = old.paintings[index].rect.intersection(before.clip)
      damage.add(rect.offset(x: x, y: y).intersection(moved))
    }
    for index in aboveNow {
      damage.add(new.paintings[index].rect.intersection(after.clip))
    }
  }
}

/// Memory for the contents before and after a step of scrolling, kept from frame to frame.
final class ScrollBuffers {
  private var were: [Painting] = []
  private var are: [Painting] = []

  /// Adds what of the contents differs from the moved picture.
  fileprivate func collectContents(
    _ old: PaintingList,
    _ before: ScrolledPart,
    _ new: PaintingList,
    _ after: ScrolledPart,
    _ step: ScrollStep,
    into damage: Damage
  ) {
    let (x, y, moved) = (step.x, step.y, step.moved)
    for index in before.contents {
      let painting = old.paintings[index].without(before.masks)
      if let moved = painting.moved(x: x, y: y, in: moved) {
        were.append(moved)
      } else {
        damage.add(painting.rect.offset(x: x, y: y).intersection(moved))
      }
    }
    for index in after.contents {
      let painting = new.paintings[index].without(after.masks)
      if let moved = painting.moved(x: 0, y: 0, in: moved) {
        are.append(moved)
      } else {
        damage.add(painting.rect.intersection(moved))
      }
    }
    damage.collect(were, are)
    were.removeAll(keepingCapacity: true)
    are.removeAll(keepingCapacity: true)
  }
}
