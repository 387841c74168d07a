package import AccessibilityTree
internal import Device

/// Moving the cursor.
extension VoiceOver {
  /// Moves to the next element; returns `false` at the last.
  @discardableResult package func next() -> Bool { step(1) }

  /// Moves to the element before; returns `false` at the first.
  @discardableResult package func previous() -> Bool { step(-1) }

  @discardableResult package func first() -> Bool { land(atEnd: false) }
  @discardableResult package func last() -> Bool { land(atEnd: true) }

  /// Moves to an element, or to the first one in a view; `false` if it can't be reached.
  @discardableResult package func focus(on object: NSObject) -> Bool {
    guard let item = Self.item(of: object, in: items) else { return false }
    land(on: item)
    return true
  }

  /// Moves to the element with an id in the tree; returns `false` if it can't be reached.
  @discardableResult package func focus(onElement id: AccessibilityNode.ID) -> Bool {
    guard let item = items.first(where: { AccessibleObject(object: $0.object).id == id }) else {
      return false
    }
    land(on: item)
    return true
  }

  private func step(_ distance: Int) -> Bool {
    if let cursor { screen.reveal(cursor, withNeighbors: true) }
    let elements = items
    guard let index = elements.firstIndex(where: { $0.object === cursor }) else {
      return land(atEnd: distance < 0)
    }
    guard elements.indices.contains(index + distance) else { return false }
    land(on: elements[index + distance])
    return true
  }

  private func land(atEnd: Bool) -> Bool {
    let elements = items
    guard let item = atEnd ? elements.last : elements.first else { return false }
    land(on: item)
    return true
  }

  /// Puts the cursor on an element, scrolls it into view and speaks its description.
  func land(on item: AccessibleItem) {
    move(to: item.object)
    screen.reveal(item.object, withNeighbors: false)
    let node = item.node
    known = node
    say(node.spoken)
  }

  /// Changes the cursor's element, informs both elements, and posts the change.
  func move(to object: NSObject?) {
    let old = cursor
    guard old !== object else { return }
    cursor = object
    known = nil
    (old as? UIResponder)?.accessibilityElementDidLoseFocus()
    (object as? UIResponder)?.accessibilityElementDidBecomeFocused()
    var info: [AnyHashable: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey:
        UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = object
    info[UIAccessibility.unfocusedElementUserInfoKey] = old
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification,
      object: object,
      userInfo: info
    )
  }

  /// The view that an element is, or is in.
  static func view(of object: NSObject) -> UIView? {
    if let view = object as? UIView { return view }
    let responder = object as? UIResponder
    return responder.flatMap { first in
      sequence(first: first, next: \.next).lazy.compactMap { $0 as? UIView }.first
    }
  }
}
