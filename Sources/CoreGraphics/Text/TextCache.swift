import Foundation

/// Remembers shaped and laid out text, so that measuring the same again costs a look-up.
///
/// What was not asked for while `limit` other texts were is forgotten.
final class TextCache: @unchecked Sendable {
  static let shared = TextCache()

  /// What decides the glyphs of a text.
  struct ShapeKey: Hashable {
    var runs: [ShapingRun]
    var readsRightToLeft: Bool?
    var userReadsRightToLeft: Bool
  }

  /// What decides where the glyphs stand.
  struct LayoutKey: Hashable {
    var shape: Hashed<ShapeKey>
    var paragraph: ParagraphAttributes
    var width: CGFloat
    var maximumLines: Int
    var height: CGFloat
  }

  private var shapes = TwoGenerations<Hashed<ShapeKey>, [ShapedParagraph]>(limit: 250)
  private var layouts = TwoGenerations<Hashed<LayoutKey>, LaidOutText>(limit: 500)

  /// The layout for a key, made if need be, under the library's lock.
  func layout(_ key: LayoutKey) -> LaidOutText {
    let hashed = Hashed(key)
    return FontLibrary.shared.lock.withLock {
      if let known = layouts[hashed] { return known }
      let paragraphs: [ShapedParagraph]
      if let known = shapes[key.shape] {
        paragraphs = known
      } else {
        paragraphs = TextCache.shape(key.shape.value)
        shapes[key.shape] = paragraphs
      }
      let made = LaidOutText(paragraphs, key)
      layouts[hashed] = made
      return made
    }
  }

  func removeAll() {
    shapes.removeAll()
    layouts.removeAll()
  }

  /// Shapes a text that is not remembered.
  static func shape(_ key: ShapeKey) -> [ShapedParagraph] {
    let text = JoinedText(key.runs)
    let shaper = TextShaper(
      text: text,
      runs: key.runs,
      collection: FontLibrary.shared.collection(for: text.scalars),
      readsRightToLeft: key.readsRightToLeft,
      userReadsRightToLeft: key.userReadsRightToLeft
    )
    return text.paragraphs.map(shaper.shape)
  }
}

/// A value that is hashed once, and compared only with what has the same hash.
///
/// Texts lie far from each other in memory: looking at each of a chain of them costs more than all
/// the rest of a look-up.
struct Hashed<Value: Hashable>: Hashable {
  let value: Value
  private let hash: Int

  init(_ value: Value) {
    self.value = value
    hash = value.hashValue
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  static func == (one: Hashed, other: Hashed) -> Bool {
    one.hash == other.hash && one.value == other.value
  }
}

/// A table that forgets what was not used lately, in two strokes.
private struct TwoGenerations<Key: Hashable, Value> {
  let limit: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      self[key] = value
      return value
    }
    set {
      if young.count >= limit { (old, young) = (young, [:]) }
      young[key] = newValue
    }
  }

  mutating func removeAll() { (young, old) = ([:], [:]) }
}
