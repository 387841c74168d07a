/// The lines of plain labels that were laid out lately.
///
/// A list shows the same words again and again in other cells: laying them out takes a search here,
/// and no memory.
final class LabelLineCache {
  /// The values that decide the lines.
  struct Key {
    var string: String
    var font: UIFont
    var color: UIColor
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var width: CGFloat
    var height: CGFloat
    var lines: Int
    var traits: UITraitCollection
  }

  static let shared = LabelLineCache()

  /// As many as some screens of rows have; then all are forgotten.
  private static let limit = 256
  private var known: [Key: AttributedText] = [:]

  /// The lines for a key, made by `lay` if they are not known.
  func lines(_ key: Key, lay: () -> AttributedText) -> AttributedText {
    if let text = known[key] { return text }
    let text = lay()
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    known[key] = text
    return text
  }
}

extension LabelLineCache.Key: @MainActor Hashable {
  func hash(into hasher: inout Hasher) {
    // The words tell nearly all labels apart; hashing fonts and colours would cost more than it
    // saves.
    hasher.combine(string)
    hasher.combine(width)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.width == b.width && a.height == b.height && a.lines == b.lines
      && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
      && a.traits === b.traits && a.color === b.color
      && (a.font === b.font || a.font.isEqual(b.font)) && a.string == b.string
  }
}
