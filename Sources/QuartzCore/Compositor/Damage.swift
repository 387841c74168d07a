/// Finds what must be painted again by comparing the last list with the new one.
///
/// A painting in one list only, or changed, damages its rectangle; one in both and equal, and not
/// overtaken by something else in both, damages nothing. So a layer's old and new places are
/// found without anyone having noted them, and a layer that is painted as another was in its place
/// damages nothing.
///
/// The memory for this is kept from frame to frame.
final class Damage {
  /// At most this many rectangles; more are joined.
  static let limit = 8

  /// The rectangles that differ so far, in the order in which they were found.
  private(set) var rects: [PixelRect] = []
  /// Few rectangles that cover all of that, without overlapping.
  private(set) var settled: [PixelRect] = []
  private var backdrops: [PixelRect] = []
  private var places = PaintingPlaces()

  /// Forgets everything and keeps the memory.
  func empty() {
    rects.removeAll(keepingCapacity: true)
    settled.removeAll(keepingCapacity: true)
  }

  func add(_ rect: PixelRect) { rects.append(rect) }

  /// Adds a rectangle to those that were settled.
  func addSettled(_ rect: PixelRect) { settled.append(rect) }

  /// Adds what differs between two lists.
  func collect(_ old: [Painting], _ new: [Painting]) {
    collect(old, old.indices, new, new.indices)
  }

  /// Adds what differs between a part of the old list and one of the new.
  func collect(
    _ old: [Painting],
    _ oldPart: Range<Int>,
    _ new: [Painting],
    _ newPart: Range<Int>
  ) {
    var before = oldPart
    var after = newPart
    while let a = before.first, let b = after.first, old[a] == new[b] {
      before.removeFirst()
      after.removeFirst()
    }
    while let a = before.last, let b = after.last, old[a] == new[b] {
      before.removeLast()
      after.removeLast()
    }
    if before.isEmpty || after.isEmpty {
      for index in before { rects.append(old[index].rect) }
      for index in after { rects.append(new[index].rect) }
    } else {
      match(old, before, new, after)
    }
  }

  /// Walks the new list; each of its paintings looks for its equal further on in the old one.
  private func match(
    _ old: [Painting],
    _ before: Range<Int>,
    _ new: [Painting],
    _ after: Range<Int>
  ) {
    // Groups inside of these lists have places of their own.
    var places = PaintingPlaces()
    swap(&places, &self.places)
    defer { swap(&places, &self.places) }
    places.fill(old, before)
    // The part of the old list that is not matched yet.
    var rest = before
    for index in after {
      let painting = new[index]
      let equal = places.first(of: painting, in: rest) { old[$0] == painting }
      let match =
        equal ?? places.first(of: painting, in: rest) { Self.areSimilar(old[$0], painting) }
      guard let match else {
        rects.append(painting.rect)
        continue
      }
      if equal == nil { collectInside(old[match], painting) }
      for overtaken in rest.lowerBound..<match { rects.append(old[overtaken].rect) }
      rest = match + 1..<rest.upperBound
    }
    for index in rest { rects.append(old[index].rect) }
  }

  /// True if both are groups that are seen alike, so that only what is inside them differs.
  private static func areSimilar(_ a: Painting, _ b: Painting) -> Bool {
    guard case .group(_, let maskA, let opacityA) = a.paint,
      case .group(_, let maskB, let opacityB) = b.paint
    else { return false }
    return a.masks == b.masks && maskA == maskB && opacityA == opacityB
  }

  private func collectInside(_ old: Painting, _ new: Painting) {
    guard case .group(let before, _, _) = old.paint, case .group(let after, _, _) = new.paint
    else { return }
    let all = old.rect.union(new.rect)
    let start = rects.count
    collect(before.paintings, after.paintings)
    for index in start..<rects.count { rects[index] = rects[index].intersection(all) }
  }

  /// Settles what was collected.
  ///
  /// A backdrop, which reads the picture beneath it, is painted wholly if any of that changes.
  func settle(over paintings: [Painting]) {
    backdrops.removeAll(keepingCapacity: true)
    for index in paintings.indices where paintings[index].holdsBackdrop {
      backdrops.append(paintings[index].rect)
    }
    settled.removeAll(keepingCapacity: true)
    for backdrop in backdrops where rects.contains(where: { $0.intersects(backdrop) }) {
      Self.join(backdrop, to: &settled)
    }
    for rect in rects { Self.join(rect, to: &settled) }
    // Joined rectangles may reach into further backdrops; each of them is added at most once.
    while let cut = backdrops.first(where: { backdrop in
      settled.contains { $0.intersects(backdrop) && !$0.contains(backdrop) }
    }) {
      Self.add(cut, to: &settled)
    }
  }

  /// Joins a rectangle with those that it overlaps, then the cheapest pairs until few are left.
  private static func join(_ rect: PixelRect, to rects: inout [PixelRect]) {
    guard !rect.isEmpty else { return }
    addParts(of: rect, to: &rects)
    while rects.count > limit { joinCheapestPair(&rects) }
  }

  /// The pixels that may be painted needlessly so that there are fewer rectangles.
  private static let slack = 8192

  /// Adds a rectangle, joined with those that it overlaps, or cut by them if joining would
  /// cover much that didn't change.
  private static func addParts(of rect: PixelRect, to rects: inout [PixelRect]) {
    guard let index = rects.firstIndex(where: { $0.intersects(rect) }) else {
      rects.append(rect)
      return
    }
    let other = rects[index]
    if other.contains(rect) { return }
    let overlap = rect.intersection(other).area
    if rect.union(other).area - (rect.area + other.area - overlap) <= slack {
      rects.remove(at: index)
      addParts(of: rect.union(other), to: &rects)
    } else {
      rect.forEachPart(outside: other) { addParts(of: $0, to: &rects) }
    }
  }

  /// Adds a rectangle, joined with all that it overlaps.
  private static func add(_ rect: PixelRect, to rects: inout [PixelRect]) {
    var rect = rect
    while let index = rects.firstIndex(where: { $0.intersects(rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
  }

  private static func joinCheapestPair(_ rects: inout [PixelRect]) {
    var best: (Int, Int, waste: Int)?
    for i in rects.indices {
      for j in i + 1..<rects.count {
        let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if best.map({ waste < $0.waste }) ?? true { best = (i, j, waste) }
      }
    }
    guard let best else { return }
    let joined = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    add(joined, to: &rects)
  }
}

extension Painting {
  /// True if it is a backdrop or a group with one inside, whose picture depends on more than the
  /// part that is painted.
  fileprivate var holdsBackdrop: Bool {
    if case .group(let group, _, _) = paint {
      return group.paintings.contains(where: \.holdsBackdrop)
    }
    return readsBeneath
  }
}

/// The indices of paintings by the places where they are; groups by their layer, for they may have
/// grown.
private struct PaintingPlaces {
  /// The first of each bucket, and after each place the next of its bucket; -1 ends it.
  private var heads: [Int] = []
  private var next: [Int] = []
  private var offset = 0

  mutating func fill(_ list: [Painting], _ range: Range<Int>) {
    var size = 16
    while size < range.count * 2 { size *= 2 }
    heads.removeAll(keepingCapacity: true)
    heads.append(contentsOf: repeatElement(-1, count: size))
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: repeatElement(-1, count: range.count))
    offset = range.lowerBound
    for index in range.reversed() {
      let bucket = Self.key(list[index]) & (size - 1)
      next[index - offset] = heads[bucket]
      heads[bucket] = index
    }
  }

  /// The first place in `range` of what may be like a painting and is.
  func first(of painting: Painting, in range: Range<Int>, where isLike: (Int) -> Bool) -> Int? {
    var index = heads[Self.key(painting) & (heads.count - 1)]
    while index >= 0 {
      if range.contains(index), isLike(index) { return index }
      index = next[index - offset]
    }
    return nil
  }

  private static func key(_ painting: Painting) -> Int {
    if case .group = painting.paint { return painting.layer.hashValue }
    let rect = painting.rect
    let sum = rect.minX &+ rect.minY &* 31 &+ rect.maxX &* 1009 &+ rect.maxY &* 30_011
    return sum ^ (sum >> 7)
  }
}
