package import AccessibilityTree

/// Performs requests of the desktop's assistive software as VoiceOver's own user does.
extension VoiceOver {
  /// Puts the cursor on the element that is meant, and does what is asked; false if the element
  /// is gone or nothing came of it.
  @discardableResult package func perform(_ request: AccessibilityRequest) -> Bool {
    defer { screen.frameLoop.requestFrame() }
    guard let item = items.first(where: { AccessibleObject(object: $0.object).id == request.node })
    else { return false }
    if case .reveal = request {
      screen.reveal(item.object, withNeighbors: false)
      return true
    }
    if case .revealText(_, let range) = request { return reveal(range, of: item) }
    // A reader that has just begun has its first place to find before it is sent to another.
    if place == nil { frameEnded() }
    if item.object !== cursor { land(on: item) }
    switch request {
    case .focus, .reveal, .revealText: return true
    case .activate: return activate()
    case .increment: return increment()
    case .decrement: return decrement()
    case .escape: return escape()
    case .magicTap: return magicTap()
    case .scroll(_, let direction): return scroll(UIAccessibilityScrollDirection(direction))
    case .perform(_, let action):
      let names = actionNames
      return names.indices.contains(action) && perform(names[action])
    case .setValue(_, let value): return set(value, of: item.control)
    case .setText(_, let text): return replace(0..<Int.max, with: text, in: item.control)
    case .replaceText(_, let range, let text): return replace(range, with: text, in: item.control)
    case .select(_, let range): return select(range, in: item.control)
    }
  }

  /// Keeps only what was said lately: whoever listens has heard it.
  package func forgetTranscript() {
    if transcript.count > 200 { transcript.removeFirst(transcript.count - 100) }
  }

  private func set(_ value: Double, of object: NSObject) -> Bool {
    guard let slider = object as? UISlider, slider.isEnabled else { return false }
    slider.setValue(Float(value), animated: false)
    slider.sendActions(for: .valueChanged)
    return true
  }

  /// As if the user had typed it in place of what was there.
  private func replace(_ range: Range<Int>, with text: String, in object: NSObject) -> Bool {
    guard let field = object as? any EditedText, field.isEditableText else { return false }
    (object as? UIResponder)?.becomeFirstResponder()
    field.replace(scalars: range, with: text)
    return true
  }

  /// Scrolls a text view to a part of its text, and what is around it to the text view.
  private func reveal(_ range: Range<Int>, of item: AccessibleItem) -> Bool {
    guard let view = item.control as? any PlacedText,
      let places = view.textPlaces,
      let frame = places.frame(of: range) ?? places.caret(at: range.lowerBound)
    else { return false }
    if let scroll = view as? UIScrollView, scroll.isScrollEnabled {
      let origin = scroll.frameOnScreen(of: .zero).origin
      scroll.reveal(frame.offsetBy(dx: -origin.x, dy: -origin.y), animated: false)
    }
    screen.reveal(item.object, withNeighbors: false)
    return true
  }

  private func select(_ range: Range<Int>, in object: NSObject) -> Bool {
    guard let field = object as? any EditedText else { return false }
    field.selectedScalars = range
    return true
  }
}

extension UIAccessibilityScrollDirection {
  /// The direction that is asked for.
  fileprivate init(_ direction: AccessibilityDirection) {
    self =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .next: .next
      case .previous: .previous
      }
  }
}
