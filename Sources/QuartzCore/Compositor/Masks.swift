/// The shapes whose corners cut something off, outermost first.
///
/// Hardly anything is cut by more than two, so two need no memory of their own: a scrolling list
/// with rounded pictures would otherwise ask for some in each of its rows and frames.
struct Masks {
  private var first = RoundedShape.none
  private var second = RoundedShape.none
  private var rest: [RoundedShape] = []
  private(set) var count = 0

  init() {}

  init(_ shape: RoundedShape) { append(shape) }

  mutating func append(_ shape: RoundedShape) {
    switch count {
    case 0: first = shape
    case 1: second = shape
    default: rest.append(shape)
    }
    count += 1
  }

  func with(_ shape: RoundedShape) -> Masks {
    var masks = self
    masks.append(shape)
    return masks
  }

  /// Calls `body` with each, outermost first.
  ///
  /// An iterator would copy all of them first, which cost more than the rows of a border that it was
  /// made for.
  func forEach(_ body: (RoundedShape) -> Void) {
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    rest.forEach(body)
  }

  /// True if a condition holds for one of them; this makes no copy either.
  func contains(where condition: (RoundedShape) -> Bool) -> Bool {
    count > 0 && condition(first) || count > 1 && condition(second)
      || rest.contains(where: condition)
  }

  /// Those that a condition holds for, moved by whole pixels.
  func moved(x: Int, y: Int, where isKept: (RoundedShape) -> Bool) -> Masks {
    var masks = Masks()
    for shape in self {
      let shape = shape.offset(x: x, y: y)
      if isKept(shape) { masks.append(shape) }
    }
    return masks
  }

  /// The same without some shapes.
  func without(_ shapes: Masks) -> Masks {
    isEmpty || shapes.isEmpty ? self : moved(x: 0, y: 0) { !shapes.contains($0) }
  }

  /// Those that take something away from a rectangle.
  func cutting(_ rect: PixelRect) -> Masks {
    isEmpty || allSatisfy { $0.cuts(rect) } ? self : moved(x: 0, y: 0) { $0.cuts(rect) }
  }
}

extension Masks: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> RoundedShape {
    switch index {
    case 0: first
    case 1: second
    default: rest[index - 2]
    }
  }
}

extension Masks: Equatable {
  static func == (a: Masks, b: Masks) -> Bool {
    guard a.count == b.count else { return false }
    switch a.count {
    case 0: return true
    case 1: return a.first == b.first
    default: return a.first == b.first && a.second == b.second && a.rest == b.rest
    }
  }
}
