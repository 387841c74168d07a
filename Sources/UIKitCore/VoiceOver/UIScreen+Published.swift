package import AccessibilityTree

extension UIScreen {
  /// True if one screen is being replaced by another, so that nothing on it stays in place.
  package var isChangingPlace: Bool { ScreenPlace(of: self).isChanging }

  /// The tree of several screens, each of which is a window of the desktop; the cursor is that of the
  /// window that has the keys.
  package static func publishedSnapshot(of screens: [UIScreen]) -> AccessibilitySnapshot? {
    guard var whole = screens.first?.publishedSnapshot else { return nil }
    guard screens.count > 1 else { return whole }
    whole.front = screens.first?.frontNode(in: whole)
    for screen in screens.dropFirst() {
      let more = screen.publishedSnapshot
      let children = more.nodes[more.root]?.children ?? []
      whole.nodes.merge(more.nodes.filter { $0.key != more.root }) { old, _ in old }
      whole.nodes[whole.root]?.children += children
      guard UIApplication.shared.keyWindow?.screen === screen else { continue }
      (whole.focus, whole.front) = (more.focus, screen.frontNode(in: more))
    }
    return whole
  }

  /// The last of the screen's windows, which lies above the others.
  private func frontNode(in snapshot: AccessibilitySnapshot) -> AccessibilityNode.ID? {
    snapshot.nodes[snapshot.root]?.children.last { snapshot.nodes[$0]?.kind == .window }
  }

  /// The tree that is published to the desktop; windows have the names of their content.
  package var publishedSnapshot: AccessibilitySnapshot {
    var snapshot = accessibilitySnapshot
    for window in windows {
      let id = AccessibleObject(object: window).id
      guard let label = snapshot.nodes[id]?.label, label.isEmpty else { continue }
      snapshot.nodes[id]?.label = window.shownTitle ?? ProcessInfo.processInfo.processName
      let inside = snapshot.nodes[id]?.children.compactMap { snapshot.nodes[$0] } ?? []
      for alert in inside where alert.kind == .alert && alert.label.isEmpty {
        snapshot.nodes[alert.id]?.label = window.alertTitle
      }
    }
    return snapshot
  }
}

extension UIScreen {
  /// For each element whose text is drawn by a view of its own, where its characters are.
  package var placedTexts: [AccessibilityNode.ID: () -> AccessibilityTextPlaces?] {
    let elements = AccessibilityWalk.items(on: self).flatMap(\.elements)
    var texts: [AccessibilityNode.ID: () -> AccessibilityTextPlaces?] = [:]
    for item in elements {
      guard let view = item.control as? any PlacedText else { continue }
      texts[AccessibleObject(object: item.object).id] = { [weak view] in view?.textPlaces }
    }
    return texts
  }
}

extension UIWindow {
  /// The message of an alert.
  fileprivate var alertTitle: String { (frontController as? UIAlertController)?.title ?? "" }

  /// The title of the scene or the screen that the user looks at; nil if it has none.
  fileprivate var shownTitle: String? {
    let front = frontController
    // On a desktop a scene's title is that of its window (W-121).
    let titles = [windowScene?.title, front?.navigationItem.title, front?.title]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }
}
