/// Finds what must be painted again by comparing the last list with the new one.
///
/// What is in one list only, or changed, damages its rectangle; what is in both and equal, and not
/// overtaken by something else in both, damages nothing. So a layer's old and new places are
/// found without anyone having noted them.
enum Damage {
  /// At most this many rectangles; more are joined.
  static let limit = 8

  static func between(_ old: [Painting], _ new: [Painting]) -> [PixelRect] {
    var rects: [PixelRect] = []
    collect(old[...], new[...], into: &rects)
    grow(&rects, over: new)
    return joined(rects)
  }

  private static func collect(
    _ old: ArraySlice<Painting>,
    _ new: ArraySlice<Painting>,
    into rects: inout [PixelRect]
  ) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, a == b {
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, a == b {
      old.removeLast()
      new.removeLast()
    }
    if old.isEmpty || new.isEmpty {
      rects += old.map(\.rect) + new.map(\.rect)
      return
    }
    match(old, new, into: &rects)
  }

  /// Walks the new list; each of its paintings looks for its equal further on in the old one.
  private static func match(
    _ old: ArraySlice<Painting>,
    _ new: ArraySlice<Painting>,
    into rects: inout [PixelRect]
  ) {
    var places: [ObjectIdentifier: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index].layer, default: []].append(index) }
    var isMatched = Set<Int>()
    var last = old.startIndex - 1
    for painting in new {
      let candidates = places[painting.layer] ?? []
      if let equal = candidates.last(where: { $0 > last && old[$0] == painting }) {
        isMatched.insert(equal)
        last = equal
      } else if let similar = candidates.last(where: {
        $0 > last && Self.areSimilar(old[$0], painting)
      }) {
        isMatched.insert(similar)
        last = similar
        collectInside(old[similar], painting, into: &rects)
      } else {
        rects.append(painting.rect)
      }
    }
    for index in old.indices where !isMatched.contains(index) { rects.append(old[index].rect) }
  }

  /// True if both are groups that are seen alike, so that only what is inside them differs.
  private static func areSimilar(_ a: Painting, _ b: Painting) -> Bool {
    guard case .group(_, let maskA, let opacityA) = a.paint,
      case .group(_, let maskB, let opacityB) = b.paint
    else { return false }
    return a.masks == b.masks && maskA == maskB && opacityA == opacityB
  }

  private static func collectInside(
    _ old: Painting,
    _ new: Painting,
    into rects: inout [PixelRect]
  ) {
    guard case .group(let before, _, _) = old.paint, case .group(let after, _, _) = new.paint
    else { return }
    let all = old.rect.union(new.rect)
    var inside: [PixelRect] = []
    collect(before.paintings[...], after.paintings[...], into: &inside)
    rects += inside.map { $0.intersection(all) }
  }

  /// What reads the picture beneath it must be painted wholly if any of that changes.
  private static func grow(_ rects: inout [PixelRect], over paintings: [Painting]) {
    for painting in paintings where painting.holdsBackdrop {
      if rects.contains(where: { $0.intersects(painting.rect) }) { rects.append(painting.rect) }
    }
  }

  /// Joins rectangles that overlap, then the cheapest pairs until few are left.
  static func joined(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects where !rect.isEmpty {
      var rect = rect
      while let index = result.firstIndex(where: { $0.intersects(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
      if result.count > limit { joinCheapestPair(&result) }
    }
    return result
  }

  private static func joinCheapestPair(_ rects: inout [PixelRect]) {
    var best: (Int, Int, waste: Int)?
    for i in rects.indices {
      for j in rects.indices where j > i {
        let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if best.map({ waste < $0.waste }) ?? true { best = (i, j, waste) }
      }
    }
    guard let best else { return }
    let joined = rects[best.0].union(rects[best.1])
    rects.remove(at: best.1)
    rects.remove(at: best.0)
    rects = Self.joined(rects + [joined])
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
