import Foundation

/// Remembers shaped and laid out text, so that measuring the same again costs one hash access.
///
/// A text that was not asked for while `limit` others were is forgotten.
final class TextCache: @unchecked Sendable {
  static let shared = TextCache()

  /// The values that decide the glyphs of a text.
  struct ShapeKey: Hashable {
    var runs: [ShapingRun]
    var readsRightToLeft: Bool?
    var userReadsRightToLeft: Bool
  }

  /// The values that decide the positions of the glyphs.
  struct LayoutKey {
    var shape: Hashed<ShapeKey>
    var form: Form
  }

  /// The values that decide the positions of glyphs that are known.
  struct Form: Equatable {
    var paragraph: ParagraphAttributes
    var width: CGFloat
    var maximumLines: Int
    var height: CGFloat
  }

  /// A text in glyphs, and the forms in which it was laid out lately.
  private final class Text {
    let paragraphs: [ShapedParagraph]
    private var layouts: [(form: Form, text: LaidOutText)] = []

    init(_ paragraphs: [ShapedParagraph]) { self.paragraphs = paragraphs }

    func layout(_ key: LayoutKey) -> LaidOutText {
      if let known = layouts.first(where: { $0.form == key.form }) { return known.text }
      let made = LaidOutText(paragraphs, key)
      if layouts.count == 4 { layouts.removeFirst() }
      layouts.append((key.form, made))
      return made
    }
  }

  private var texts = TwoGenerations<Hashed<ShapeKey>, Text>(limit: 250)

  /// The layout for a key, made if need be, under the library's lock.
  func layout(_ key: LayoutKey) -> LaidOutText {
    FontLibrary.shared.lock.withLock {
      if let known = texts[key.shape] { return known.layout(key) }
      let text = Text(TextCache.shape(key.shape.value))
      texts[key.shape] = text
      return text.layout(key)
    }
  }

  func removeAll() {
    texts.removeAll()
  }

  /// Shapes a text that is not remembered.
  static func shape(_ key: ShapeKey) -> [ShapedParagraph] {
    let text = JoinedText(key.runs)
    let shaper = TextShaper(
      text: text,
      runs: key.runs,
      collection: FontLibrary.shared.collection(for: text.scalars, in: key.runs.lazy.map(\.face)),
      readsRightToLeft: key.readsRightToLeft,
      userReadsRightToLeft: key.userReadsRightToLeft
    )
    return text.paragraphs.map(shaper.shape)
  }
}

/// A value that is hashed once, and compared only with what has the same hash.
///
/// Texts lie far from each other in memory: reading each of a chain of them costs more than all the
/// rest of the search.
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
