/// The caret and the selection on the screen.
extension EditedText {
  /// Has the caret and what is selected shown where they are now, with the next layout.
  func cursorMoved() {
    guard isFirstResponder || selection.cursor != nil else { return }
    selection.cursorIsStale = true
    setNeedsLayout()
  }

  /// Shows the caret or what is selected; nothing while the keys go elsewhere.
  func layOutCursor() {
    guard selection.cursorIsStale else { return }
    selection.cursorIsStale = false
    guard isFirstResponder, let window else { return removeCursor() }
    let cursor = selection.cursor ?? makeCursor()
    let marks = cursorMarks
    guard cursor.show(marks, color: resolved(tintColor), in: layer),
      let loop = window.screen.frameLoop
    else { return }
    window.screen.typingBox = frameOnScreen(of: typingBox)
    guard marks.caret != nil else { return loop.stopRepeating(for: cursor) }
    loop.repeatWork(every: TextCursor.halfPeriod, for: cursor) { [weak cursor] in cursor?.blink() }
  }

  private func makeCursor() -> TextCursor {
    let cursor = TextCursor()
    selection.cursor = cursor
    (self as? any DraggedText)?.prepareDragging()
    addGestureRecognizer(TextPress.moving(self))
    if !(self is UIScrollView) { addGestureRecognizer(TextGrip.selecting(self)) }
    return cursor
  }

  private func removeCursor() {
    guard let cursor = selection.cursor else { return }
    cursor.remove()
    UIScreen.main.frameLoop?.stopRepeating(for: cursor)
    selection.cursor = nil
    // A text view has its grip while nobody edits it, too.
    for recognizer in gestureRecognizers ?? []
    where recognizer is TextPress || recognizer is TextGrip && !(self is UIScrollView) {
      removeGestureRecognizer(recognizer)
    }
  }

  /// The box of the caret or of the end of what is selected, for input methods and scrolling.
  var typingBox: CGRect { caretBox(at: headOfSelection) }

  /// The end of what is selected that moves as the selection grows.
  var headOfSelection: Int {
    let range = selectedUnits
    let end = range.location + range.length
    return selection.anchor == end ? range.location : end
  }

  /// The marks of the moment; undecided text of an input method is highlighted around its caret.
  private var cursorMarks: TextCursor.Marks {
    let range = selectedUnits
    let caret = range.length == 0 && isEditableText ? caretBox(at: range.location) : nil
    let boxes = boxes(of: selection.marked ?? range)
    return TextCursor.Marks(
      caret: caret.flatMap(visible).map(alignToPixel),
      highlights: boxes.compactMap(visible),
      hasHandles: range.length > 0 && selection.marked == nil
    )
  }

  private func visible(_ box: CGRect) -> CGRect? {
    let seen = box.intersection(textRoom)
    return seen.isNull || seen.width == 0 ? nil : seen
  }
}

/// Selecting by touches.
extension EditedText {
  /// Puts the caret where a tap was, selects the word with the second and the paragraph with the
  /// third (W-69).
  func select(at point: CGPoint, taps: Int) {
    let place = offset(nearest: point)
    switch taps {
    case 1: selectedUnits = NSRange(location: place, length: 0)
    case 2: selectedUnits = part(.word, around: place)
    default: selectedUnits = part(.paragraph, around: place)
    }
  }

  /// Selects from one place to another, of which the second moves on with the next step.
  func select(from anchor: Int, to head: Int) {
    selectedUnits = NSRange(location: min(anchor, head), length: abs(anchor - head))
    selection.anchor = anchor
  }

  /// The word or paragraph around a place, or that before it; the place itself without one.
  ///
  /// A secure text shows no words, so that all of it is one part.
  func part(_ granularity: UITextGranularity, around place: Int) -> NSRange {
    if hidesText { return NSRange(location: 0, length: wholeText.utf16.count) }
    let position = TextOffset(place)
    for direction in [UITextStorageDirection.forward, .backward] {
      let found = tokenizer.rangeEnclosingPosition(
        position,
        with: granularity,
        inDirection: .storage(direction)
      )
      if let range = (found as? TextOffsets)?.value { return range }
    }
    return NSRange(location: place, length: 0)
  }
}
