public import Foundation

/// The places of a text's characters and lines on the screen.
///
/// Characters are counted as Unicode scalars, as assistive software counts them; places are in
/// points of the screen, also where the text is scrolled out of sight.
public struct AccessibilityTextPlaces: Equatable, Sendable {
  /// One line as it is drawn.
  public struct Line: Equatable, Sendable {
    /// The characters of the line, with the break or the space at its end.
    public var range: Range<Int>
    /// The box of the line, as wide as its letters.
    public var frame: CGRect

    /// Makes a line.
    public init(range: Range<Int>, frame: CGRect) {
      self.range = range
      self.frame = frame
    }
  }

  /// The box of each character; those that are drawn as one share it, and those that are not drawn,
  /// such as a line break, have no width.
  public var characters: [CGRect]
  /// The lines from top to bottom; together they hold every character.
  public var lines: [Line]

  /// Makes places of as many characters as there are boxes.
  public init(characters: [CGRect], lines: [Line]) {
    self.characters = characters
    self.lines = lines
  }
}

extension AccessibilityTextPlaces {
  /// The smallest box around some characters; nil for an empty range.
  public func frame(of range: Range<Int>) -> CGRect? {
    let boxes = characters[range.clamped(to: characters.indices)]
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The box of an insertion point, without width: before a character, or behind the last one.
  public func caret(at offset: Int) -> CGRect? {
    if characters.indices.contains(offset) {
      let box = characters[offset]
      return CGRect(x: box.minX, y: box.minY, width: 0, height: box.height)
    }
    if let line = lines.last, line.range.isEmpty { return line.frame }
    return characters.last.map { CGRect(x: $0.maxX, y: $0.minY, width: 0, height: $0.height) }
  }

  /// The first character at a point; nil where there is none.
  public func offset(at point: CGPoint) -> Int? {
    characters.firstIndex { $0.contains(point) }
  }

  /// The line of an offset; the end of the text belongs to the last one.
  public func line(at offset: Int) -> Range<Int>? {
    (lines.last { $0.range.lowerBound <= offset } ?? lines.first)?.range
  }

  /// The stretches of each line that lie in a box.
  ///
  /// A character that an edge cuts belongs to it unless that edge `excludes` what it cuts.
  public func ranges(in box: CGRect, excludes: Edges) -> [Range<Int>] {
    lines.flatMap { line -> [Range<Int>] in
      var found: [Range<Int>] = []
      for offset in line.range where isInside(characters[offset], box, excludes) {
        if let last = found.last, last.upperBound == offset {
          found[found.count - 1] = last.lowerBound..<offset + 1
        } else {
          found.append(offset..<offset + 1)
        }
      }
      return found
    }
  }

  /// The edges of a box.
  public struct Edges: OptionSet, Sendable {
    public var rawValue: Int
    /// Makes a set of edges from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left edge.
    public static let left = Edges(rawValue: 1)
    /// The right edge.
    public static let right = Edges(rawValue: 2)
    /// The upper edge.
    public static let top = Edges(rawValue: 4)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 8)
  }

  private func isInside(_ character: CGRect, _ box: CGRect, _ excludes: Edges) -> Bool {
    guard character.width > 0, character.intersects(box) else { return false }
    if excludes.contains(.left), character.minX < box.minX { return false }
    if excludes.contains(.right), character.maxX > box.maxX { return false }
    if excludes.contains(.top), character.minY < box.minY { return false }
    return !excludes.contains(.bottom) || character.maxY <= box.maxY
  }
}
