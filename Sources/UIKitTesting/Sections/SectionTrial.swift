internal import UIKitCore

/// A random compositional layout as a description that layout and model are both made from.
struct SectionTrial {
  enum Measure: Equatable { case points, estimate, ofWidth, ofHeight }

  struct Length: Equatable {
    var measure: Measure
    var value: CGFloat

    var isOpen: Bool { measure == .estimate }

    /// In points; shares are rounded down to a pixel.
    func points(in size: CGSize, _ scale: CGFloat) -> CGFloat {
      let share: CGFloat
      switch measure {
      case .points, .estimate: return value
      case .ofWidth: share = value * size.width
      case .ofHeight: share = value * size.height
      }
      return floor(share * scale + 0.001) / scale
    }
  }

  struct Gap: Equatable {
    var points: CGFloat = 0
    var grows = false
  }

  /// Four values about a rectangle.
  struct Sides<Value> {
    var top: Value
    var leading: Value
    var bottom: Value
    var trailing: Value
  }

  /// An item, or a group if it has a line.
  struct Part {
    var width: Length
    var height: Length
    var insets: Sides<CGFloat>
    var edges: Sides<Gap>
    var line: Line?
  }

  struct Line {
    var isRow: Bool
    var parts: [Part]
    var gap: Gap
    /// The number of parts; nil for as many as fit.
    var count: Int?
    var shares: Bool
  }

  struct Header {
    var isLast: Bool
    /// -1 at the leading side, 0 in the middle, 1 at the trailing one.
    var side: Int
    var width: Length
    var height: Length
    var offset: CGPoint
    var extends: Bool
  }

  struct Section {
    var part: Part
    var insets: Sides<CGFloat>
    var spacing: CGFloat
    var headers: [Header]
    var headersKeepInsets: Bool
    var scrolls: Bool
    var items: Int
  }

  var size: CGSize
  /// True if sections follow each other from side to side.
  var isRow: Bool
  var isMirrored: Bool
  var between: CGFloat
  var sections: [Section]
  /// Decides what views say about their sizes.
  var seed: UInt64

  /// The size that the view at a place says it prefers.
  func preference(_ section: Int, _ item: Int, isHeader: Bool) -> CGSize {
    let place = UInt64(section * 1_000_003 + item * 7 + (isHeader ? 500_009 : 0))
    var dice = Dice(seed: seed ^ (place &* 0x9E37_79B9))
    return CGSize(
      width: CGFloat(Int.random(in: 10...140, using: &dice)) / 2,
      height: CGFloat(Int.random(in: 10...140, using: &dice)) / 2
    )
  }
}

// MARK: - Chance

extension SectionTrial {
  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    self.seed = seed
    size = CGSize(
      width: CGFloat(dice.between(200, 800)),
      height: CGFloat(dice.between(300, 900))
    )
    isRow = dice.number(below: 4) == 0
    isMirrored = dice.flip()
    between = dice.flip() ? 0 : CGFloat(dice.between(1, 30))
    let isRow = isRow
    sections = (0..<dice.between(1, 3)).map { _ in dice.section(isRow: isRow) }
  }
}

extension Dice {
  fileprivate mutating func between(_ least: Int, _ most: Int) -> Int {
    Int.random(in: least...most, using: &self)
  }

  fileprivate mutating func length(opens: Bool = true) -> SectionTrial.Length {
    switch number(below: opens ? 5 : 4) {
    case 0, 1: .init(measure: .points, value: CGFloat(between(20, 240)) / 2)
    case 2: .init(measure: .ofWidth, value: CGFloat(between(1, 10)) / 10)
    case 3: .init(measure: .ofHeight, value: CGFloat(between(1, 10)) / 10)
    default: .init(measure: .estimate, value: CGFloat(between(20, 200)) / 2)
    }
  }

  fileprivate mutating func insets(_ most: Int = 8) -> SectionTrial.Sides<CGFloat> {
    guard flip() else { return .init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    return .init(
      top: CGFloat(between(0, most)),
      leading: CGFloat(between(0, most)),
      bottom: CGFloat(between(0, most)),
      trailing: CGFloat(between(0, most))
    )
  }

  fileprivate mutating func gap() -> SectionTrial.Gap {
    guard flip() else { return .init() }
    return .init(points: CGFloat(between(0, 12)), grows: number(below: 3) == 0)
  }

  fileprivate mutating func edges() -> SectionTrial.Sides<SectionTrial.Gap> {
    guard number(below: 3) == 0 else {
      return .init(top: .init(), leading: .init(), bottom: .init(), trailing: .init())
    }
    return .init(top: gap(), leading: gap(), bottom: gap(), trailing: gap())
  }

  private mutating func item() -> SectionTrial.Part {
    .init(width: length(), height: length(), insets: insets(), edges: edges())
  }

  fileprivate mutating func group(depth: Int) -> SectionTrial.Part {
    var group = item()
    let isCounted = number(below: 3) == 0
    let parts = (0..<(isCounted ? 1 : between(1, 3))).map { _ in
      depth > 0 && number(below: 3) == 0 ? self.group(depth: depth - 1) : item()
    }
    group.line = .init(
      isRow: flip(),
      parts: parts,
      gap: gap(),
      count: isCounted ? between(1, 4) : nil,
      shares: isCounted && flip()
    )
    return group
  }

  fileprivate mutating func section(isRow: Bool) -> SectionTrial.Section {
    .init(
      part: group(depth: 2),
      insets: insets(20),
      spacing: flip() ? 0 : CGFloat(between(1, 20)),
      headers: (0..<between(0, 2)).map { _ in header() },
      headersKeepInsets: flip(),
      scrolls: number(below: 4) == 0,
      items: between(0, 25)
    )
  }

  private mutating func header() -> SectionTrial.Header {
    .init(
      isLast: flip(),
      side: between(-1, 1),
      width: length(),
      height: length(),
      offset: flip() ? .zero : CGPoint(x: CGFloat(between(-9, 9)), y: CGFloat(between(-9, 9))),
      extends: number(below: 4) != 0
    )
  }
}
