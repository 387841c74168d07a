/// The parts of a text input's text; sentences and lines are taken to end where paragraphs do.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (UIResponder & UITextInput)?

  /// Makes a tokenizer of a text input, which is held weakly.
  public init(textInput: UIResponder & UITextInput) { input = textInput }

  open func rangeEnclosingPosition(
    _ position: UITextPosition,
    with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let place = offset(of: position) else { return nil }
    let found = parts(granularity).first {
      direction.isBackward
        ? $0.lowerBound < place && place <= $0.upperBound
        : $0.lowerBound <= place && place < $0.upperBound
    }
    return found.map { TextOffsets(NSRange($0)) }
  }

  open func isPosition(
    _ position: UITextPosition,
    atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = offset(of: position) else { return false }
    return parts(granularity).contains {
      place == (direction.isBackward ? $0.lowerBound : $0.upperBound)
    }
  }

  open func position(
    from position: UITextPosition,
    toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = offset(of: position) else { return nil }
    let borders = parts(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      direction.isBackward
      ? borders.filter { $0 < place }.max() : borders.filter { $0 > place }.min()
    return next.map(TextOffset.init)
  }

  open func isPosition(
    _ position: UITextPosition,
    withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func offset(of position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  /// The parts in order, in UTF-16 units.
  private func parts(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    let pieces: [Substring] =
      switch granularity {
      case .character: text.indices.map { text[$0...$0] }
      case .word: text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
      case .sentence, .paragraph, .line:
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      case .document: [text[...]]
      }
    return pieces.map { piece in
      let start = text.utf16.distance(from: text.startIndex, to: piece.startIndex)
      return start..<start + piece.utf16.count
    }
  }
}
