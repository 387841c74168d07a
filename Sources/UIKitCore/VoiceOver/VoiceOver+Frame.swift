internal import AccessibilityTree

/// A post of the app for the cursor.
struct AccessibilityPost {
  let notification: UIAccessibility.Notification
  let argument: Any?
}

/// At the end of a frame the cursor moves to its new element, and changes are spoken.
extension VoiceOver {
  package func frameEnded() {
    end(speech.advance(to: now))
    let shown = ScreenPlace(of: screen)
    // During a transition there is no element to move to, but the cursor's may go.
    guard !shown.isChanging else {
      if let cursor, !reaches(cursor) { move(to: nil) }
      return
    }
    let isNew = place.map { $0 != shown } ?? true
    place = shown
    let elements = items
    var goal = isNew ? CursorGoal.first : .keep
    for post in take() { goal = self.goal(of: post, after: goal, elements) }
    settle(goal, elements)
  }

  private func take() -> [AccessibilityPost] {
    defer { posts = [] }
    return posts
  }

  private enum CursorGoal {
    case keep
    case first
    case item(AccessibleItem)
  }

  /// The place that a post sends the cursor to; without an element a new screen begins at its
  /// beginning, and a new layout lets the cursor stay (H-11, H-12, H-15).
  private func goal(
    of post: AccessibilityPost,
    after goal: CursorGoal,
    _ elements: [AccessibleItem]
  ) -> CursorGoal {
    if let object = post.argument as? NSObject, !(object is NSString),
      let item = Self.item(of: object, in: elements)
    {
      return .item(item)
    }
    if let phrase = post.argument as? String {
      screen.accessibilityPublisher?.announce(phrase, isUrgent: false)
      say(phrase)
    }
    return post.notification == .screenChanged ? .first : goal
  }

  /// The element itself, or the first one inside.
  static func item(of object: NSObject, in elements: [AccessibleItem]) -> AccessibleItem? {
    if let item = elements.first(where: { $0.object === object }) { return item }
    guard let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded else {
      return nil
    }
    return elements.first { item in
      if let inner = item.object as? UIView { return inner.isDescendant(of: view) }
      let container = (item.object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
      return container?.isDescendant(of: view) ?? false
    }
  }

  private func settle(_ goal: CursorGoal, _ elements: [AccessibleItem]) {
    switch goal {
    case .item(let item): land(on: item)
    case .first: if let first = elements.first { land(on: first) } else { move(to: nil) }
    case .keep:
      // An element that is gone leaves the cursor to the first one (H-09).
      guard let item = elements.first(where: { $0.object === cursor }) else {
        if let first = elements.first { land(on: first) } else { move(to: nil) }
        return
      }
      sayChange(of: item.node)
    }
  }

  private func sayChange(of node: AccessibilityNode) {
    defer { known = node }
    guard let old = known, old.id == node.id, let phrase = node.spokenChange(since: old) else {
      return
    }
    say(phrase)
  }
}

/// The controllers that a screen shows; when they change, another screen is shown.
struct ScreenPlace: Equatable {
  private var controllers: [ObjectIdentifier] = []
  private var size = CGSize.zero
  private(set) var isChanging = false

  /// Compares controllers and size only; a running transition does not count.
  static func == (first: Self, second: Self) -> Bool {
    first.controllers == second.controllers && first.size == second.size
  }

  init(of screen: UIScreen) {
    size = screen.bounds.size
    for window in screen.windows { window.rootViewController.map { add($0, counts: true) } }
  }

  private mutating func add(_ controller: UIViewController, counts: Bool) {
    switch controller.appearance.phase {
    case .visible: if counts { controllers.append(ObjectIdentifier(controller)) }
    case .appearing, .disappearing: if counts { isChanging = true }
    // Below a full screen there may still be a controller presented over it.
    case .hidden: break
    }
    let isContainer =
      controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
    for child in controller.children { add(child, counts: isContainer) }
    if let presented = controller.modal.presented { add(presented, counts: true) }
  }
}
