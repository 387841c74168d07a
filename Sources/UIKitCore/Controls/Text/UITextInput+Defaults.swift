/// Text input as UIKit's own views with text do it; a view of an app's own overrides all of it.
///
/// They are defaults of the protocol so that fields and text views share them. A view that has no
/// text of UIKit's gets the harmless answer.
extension UITextInput where Self: UIView {
  private var edited: (any EditedText)? { self as? any EditedText }

  public func text(in range: UITextRange) -> String? {
    guard let edited, let range = edited.units(of: range) else { return nil }
    return (edited.wholeText as NSString).substring(with: range)
  }

  public func replace(_ range: UITextRange, withText text: String) {
    guard let edited, let range = edited.units(of: range) else { return }
    edited.exchange(range, with: text)
  }

  // MARK: - Marked text

  public var markedTextRange: UITextRange? { edited?.selection.marked.map(TextOffsets.init) }

  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { edited?.selection.markedStyle }
    set { edited?.selection.markedStyle = newValue }
  }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    guard let edited else { return }
    let place = edited.selection.marked ?? edited.selectedUnits
    let text = markedText ?? ""
    edited.exchange(place, with: text, isMarked: true)
    // A range that is not in the marked text, such as one that is not found, is its end.
    let length = text.utf16.count
    let isInside = (0...length).contains(selectedRange.location) && selectedRange.length >= 0
    let start = isInside ? selectedRange.location : length
    let inside = NSRange(
      location: start,
      length: isInside ? min(selectedRange.length, length - start) : 0
    )
    edited.selectedUnits = NSRange(
      location: place.location + inside.location,
      length: inside.length
    )
  }

  public func unmarkText() {
    edited?.selection.marked = nil
    edited?.cursorMoved()
  }

  // MARK: - Positions

  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(edited?.wholeText.utf16.count ?? 0) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    guard let from = (fromPosition as? TextOffset)?.value,
      let to = (toPosition as? TextOffset)?.value
    else { return nil }
    return TextOffsets(NSRange(location: min(from, to), length: abs(to - from)))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let edited, let here = (position as? TextOffset)?.value else { return nil }
    let (place, isOver) = here.addingReportingOverflow(offset)
    return isOver || place < 0 || place > edited.wholeText.utf16.count ? nil : TextOffset(place)
  }

  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    guard let edited, let here = (position as? TextOffset)?.value else { return nil }
    return edited.offset(from: here, in: direction, steps: offset).map(TextOffset.init)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    let end = edited?.wholeText.utf16.count ?? 0
    return ((toPosition as? TextOffset)?.value ?? end) - ((from as? TextOffset)?.value ?? end)
  }

  // MARK: - Tokens and directions

  public var inputDelegate: (any UITextInputDelegate)? {
    get { edited?.selection.delegate }
    set { edited?.selection.delegate = newValue }
  }

  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }

  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { direction == .left || direction == .up ? range.start : range.end }

  public func characterRange(
    byExtending position: UITextPosition,
    in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let isBackward = direction == .left || direction == .up
    return textRange(from: position, to: isBackward ? beginningOfDocument : endOfDocument)
  }

  public func baseWritingDirection(
    for position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    guard let edited, let place = (position as? TextOffset)?.value,
      let style = edited.style(at: place)?[.paragraphStyle] as? NSParagraphStyle
    else { return .natural }
    return style.baseWritingDirection
  }

  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection,
    for range: UITextRange
  ) {
    guard let edited, let range = edited.units(of: range) else { return }
    edited.write(writingDirection, in: range)
  }

  // MARK: - Places

  public func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let edited, let range = edited.units(of: range) else { return nil }
    let place = edited.offset(nearest: point)
    return TextOffset(min(max(place, range.location), range.location + range.length))
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    edited?.character(at: point).map(TextOffsets.init)
  }
}
