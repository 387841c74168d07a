/// The user's gestures, performed on the element with the cursor and the responders around it.
extension VoiceOver {
  /// The responders that may handle a gesture, from the element up to the app's delegate (H-19).
  private var chain: [UIResponder] {
    guard let first = cursor as? UIResponder ?? screen.windows.last else { return [] }
    return Array(sequence(first: first, next: \.next))
  }

  /// A double tap: the element's own activation, or else a tap at its activation point.
  @discardableResult package func activate() -> Bool {
    guard let cursor else { return false }
    return screen.activate(cursor)
  }

  /// Two fingers that draw a Z: the first responder that can leaves its screen.
  ///
  /// A presented controller is followed by its presenter in the chain; its presentation is asked
  /// between the two, and no responder after it.
  @discardableResult package func escape() -> Bool { screen.escape(from: chain.first) }

  /// Two fingers that tap twice: the first responder that can performs its main user action.
  @discardableResult package func magicTap() -> Bool {
    ask { $0.accessibilityPerformMagicTap() }
  }

  /// Three fingers that swipe: the first responder that can scrolls.
  @discardableResult package func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    ask { $0.accessibilityScroll(direction) }
  }

  private func ask(_ question: (UIResponder) -> Bool) -> Bool {
    defer { screen.frameLoop.requestFrame() }
    return chain.contains(where: question)
  }

  /// One finger that swipes up or down: only an adjustable element is called, without a result
  /// (A-35, H-21).
  @discardableResult package func increment() -> Bool { adjust { $0.accessibilityIncrement() } }
  @discardableResult package func decrement() -> Bool { adjust { $0.accessibilityDecrement() } }

  private func adjust(_ change: (UIResponder) -> Void) -> Bool {
    guard let responder = cursor as? UIResponder,
      responder.accessibilityTraits.contains(.adjustable),
      !responder.accessibilityTraits.contains(.notEnabled)
    else { return false }
    change(responder)
    screen.frameLoop.requestFrame()
    return true
  }

  /// The actions that the element offers beside being activated.
  package var actionNames: [String] {
    cursor.map { AccessibleObject(object: $0).actions.map(\.name) } ?? []
  }

  /// Performs the action of a name; `false` if there is none or it failed.
  @discardableResult package func perform(_ name: String) -> Bool {
    guard let cursor else { return false }
    let action = AccessibleObject(object: cursor).actions.first { $0.name == name }
    defer { screen.frameLoop.requestFrame() }
    return action?.perform() ?? false
  }

  /// Turns an app's rotor and moves to the item it finds; returns `false` at its end.
  @discardableResult package func turn(
    rotor name: String,
    _ direction: UIAccessibilityCustomRotor.Direction
  ) -> Bool {
    let rotor = chain.lazy.flatMap { $0.accessibilityCustomRotors ?? [] }.first { $0.name == name }
    guard let rotor else { return false }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    predicate.currentItem.targetElement = cursor
    guard let found = rotor.itemSearchBlock(predicate)?.targetElement as? NSObject else {
      return false
    }
    return focus(on: found)
  }
}
