internal import QuartzCore

/// Searching the text of a text view (W-234).
extension UITextView: UITextSearching {
  /// The order of two ranges by their beginnings.
  public func compare(
    _ foundRange: UITextRange,
    toRange: UITextRange,
    document: AnyHashable??
  ) -> ComparisonResult {
    let first = offset(from: beginningOfDocument, to: foundRange.start)
    let second = offset(from: beginningOfDocument, to: toRange.start)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// Finds each occurrence, none of which overlaps another.
  public func performTextSearch(
    queryString: String,
    options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<AnyHashable?>
  ) {
    for range in ranges(of: queryString, options) {
      let found = TextOffsets(range)
      resultAggregator.foundRange(found, searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Draws a range in the colour of its style.
  public func decorate(
    foundTextRange: UITextRange,
    document: AnyHashable??,
    usingStyle style: UITextSearchFoundTextStyle
  ) {
    if let range = units(of: foundTextRange) { finder?.mark(range, style, in: self) }
  }

  /// Takes all of these colours away.
  public func clearAllDecoratedFoundText() { finder?.clear() }

  /// True for text that can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// Replaces a range as the user's own change.
  public func replace(
    foundTextRange: UITextRange,
    document: AnyHashable??,
    withText replacementText: String
  ) {
    if let range = units(of: foundTextRange) { exchange(range, with: replacementText, .paste) }
  }

  /// Replaces every occurrence, from the last one on.
  public func replaceAll(
    queryString: String,
    options: UITextSearchOptions,
    withText replacementText: String
  ) {
    for range in ranges(of: queryString, options).reversed() {
      exchange(range, with: replacementText, .paste)
    }
  }

  /// Scrolls until the range is seen.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable??) {
    if let range = units(of: range) { scrollRangeToVisible(range) }
  }

  /// True if a command of searching has something to do; nil for other actions.
  func canFind(_ action: Selector) -> Bool? {
    guard let command = FindCommand(action) else { return nil }
    guard isFindInteractionEnabled else { return false }
    return switch command {
    case .find, .findNext, .findPrevious: true
    case .findAndReplace: isEditable
    case .useSelectionForFind: selectedUnits.length > 0
    }
  }

  private func ranges(of query: String, _ options: UITextSearchOptions) -> [NSRange] {
    let string = wholeText as NSString
    var (found, start) = ([NSRange](), 0)
    while start < string.length {
      let rest = NSRange(location: start, length: string.length - start)
      let range = string.range(of: query, options: options.stringCompareOptions, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if fits(range, options.wordMatchMethod, in: string) { found.append(range) }
      start = range.location + range.length
    }
    return found
  }

  private func fits(
    _ range: NSRange,
    _ method: UITextSearchOptions.WordMatchMethod,
    in string: NSString
  ) -> Bool {
    func isLetter(_ index: Int) -> Bool {
      guard index >= 0, index < string.length,
        let scalar = UnicodeScalar(string.character(at: index))
      else { return false }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    let begins = !isLetter(range.location - 1)
    return switch method {
    case .contains: true
    case .startsWith: begins
    case .fullWord: begins && !isLetter(range.location + range.length)
    }
  }
}

/// The search of a text view, and the colours behind what was found.
final class TextFinder: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  private var marks: [NSRange: [CALayer]] = [:]
  /// The result of the moment, which is selected once the search ends.
  private var current: NSRange?

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }

  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    guard let text = interaction.view as? UITextView, let current else { return }
    text.selectedRange = current
    self.current = nil
  }

  /// Draws a range in the colour of a style: yellow, and stronger for the result of the moment.
  func mark(_ range: NSRange, _ style: UITextSearchFoundTextStyle, in text: UITextView) {
    for layer in marks.removeValue(forKey: range) ?? [] { layer.removeFromSuperlayer() }
    guard style != .normal else { return }
    if style == .highlighted { current = range }
    let color = UIColor.systemYellow.withAlphaComponent(style == .highlighted ? 0.6 : 0.25)
    marks[range] = text.boxes(of: range).map { box in
      let layer = CALayer().still
      layer.frame = box
      layer.cornerRadius = 3
      layer.backgroundColor = text.resolved(color)
      text.layer.addSublayer(layer)
      return layer
    }
  }

  func clear() {
    for layer in marks.values.flatMap(\.self) { layer.removeFromSuperlayer() }
    marks = [:]
  }

  /// The ranges that are pointed out, in order.
  var markedRanges: [NSRange] { marks.keys.sorted { $0.location < $1.location } }

  /// Searches again in a text that has changed.
  func textChanged() {
    if interaction.isFindNavigatorVisible { interaction.search() }
  }
}
