/// Finds obstacles to the use of a screen by assistive software.
package struct AccessibilityAudit {
  let screen: UIScreen
  let items: [AccessibleItem]

  package init(_ screen: UIScreen) {
    self.screen = screen
    items = AccessibilityWalk.items(on: screen).flatMap(\.elements)
  }

  /// The issues of these kinds, by element in reading order.
  package func issues(of kinds: Set<AccessibilityIssue.Kind>) -> [AccessibilityIssue] {
    var issues: [AccessibilityIssue] = []
    if kinds.contains(.sufficientElementDescription) { issues += unnamed + sameNames }
    if kinds.contains(.hitRegion) { issues += small }
    if kinds.contains(.trait) { issues += traits }
    if kinds.contains(.elementDetection) { issues += unreachable }
    if kinds.contains(.contrast) { issues += faint }
    if kinds.contains(.textClipped) || kinds.contains(.dynamicType) {
      issues += textIssues(kinds)
    }
    return issues
  }

  // MARK: - Text

  private var unnamed: [AccessibilityIssue] {
    items.filter { item in
      let said = AccessibleObject(object: item.object)
      let isPage = item.object is UIPageControl
      // The value of a switch or slider does not name its purpose.
      let needsLabel = !said.traits.isDisjoint(with: [.toggleButton, .adjustable]) && !isPage
      return said.label.isEmpty && (said.value.isEmpty || needsLabel) && said.hint.isEmpty
    }.map(AccessibilityIssue.unnamed)
  }

  /// Only elements that do something need distinct names.
  private var sameNames: [AccessibilityIssue] {
    let named = items.filter {
      isInteractive($0) && !AccessibleObject(object: $0.object).label.isEmpty
    }
    let groups = Dictionary(grouping: named) { item in
      let said = AccessibleObject(object: item.object)
      return said.label + "\n" + said.value
    }
    return named.compactMap { item in
      let said = AccessibleObject(object: item.object)
      guard let group = groups[said.label + "\n" + said.value], group.count > 1,
        group.first?.object === item.object
      else { return nil }
      return .sameName(item, group.count)
    }
  }

  private func isInteractive(_ item: AccessibleItem) -> Bool {
    let kinds: UIAccessibilityTraits = [
      .button, .link, .toggleButton, .adjustable, .textEntry, .searchField,
    ]
    return !AccessibleObject(object: item.object).traits.isDisjoint(with: kinds)
  }

  // MARK: - Touches

  /// The system's own controls are as large as they are, and take touches around them.
  private var small: [AccessibilityIssue] {
    items.compactMap { item in
      let said = AccessibleObject(object: item.object)
      guard said.traits.contains(.button), !said.traits.contains(.toggleButton),
        !(item.object is AccessibilityPart), VoiceOver.view(of: item.object)?.isInBar == false
      else { return nil }
      let size = said.frame.size
      return size.width < 43.5 || size.height < 43.5 ? .small(item, size) : nil
    }
  }

  private var traits: [AccessibilityIssue] {
    items.compactMap { item in
      let said = AccessibleObject(object: item.object)
      if said.traits.isSuperset(of: [.button, .link]) { return .contradicting(item) }
      let taps = (said.view?.gestureRecognizers ?? []).contains {
        $0 is UITapGestureRecognizer && $0.isEnabled
      }
      return taps && !isInteractive(item) ? .unmarked(item) : nil
    }
  }

  /// Controls that are visible and enabled, but are neither elements nor in or around one.
  private var unreachable: [AccessibilityIssue] {
    let known = Set(items.map { ObjectIdentifier($0.object) })
    let holders = Set(
      items.compactMap { ($0.object as? UIAccessibilityElement)?.accessibilityContainer }
        .map(ObjectIdentifier.init)
    )
    return screen.windows.flatMap { $0.shownViews(on: screen) }.filter { view in
      guard let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled,
        !control.allControlEvents.isEmpty
      else { return false }
      let isNear = sequence(first: view, next: \.superview).contains { ancestor in
        let id = ObjectIdentifier(ancestor)
        return known.contains(id) || holders.contains(id)
      }
      return !isNear && !control.holdsElement(known)
    }.map(AccessibilityIssue.unreachable)
  }
}

extension UIView {
  /// `true` if the view is in one of the system's bars or alerts.
  fileprivate var isInBar: Bool {
    nearest { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is AlertView } != nil
  }

  /// The views that are visible, this one and its descendants.
  fileprivate func shownViews(on screen: UIScreen) -> [UIView] {
    guard !isHidden, alpha > 0.01 else { return [] }
    let inside = subviews.flatMap { $0.shownViews(on: screen) }
    let shown = frameOnScreen(of: bounds)
    return shown.overlaps(screen.bounds) ? [self] + inside : inside
  }

  fileprivate func holdsElement(_ known: Set<ObjectIdentifier>) -> Bool {
    subviews.contains { known.contains(ObjectIdentifier($0)) || $0.holdsElement(known) }
  }
}

extension CGRect {
  /// `true` if both share some area; a rectangle with a number that is not finite has no area.
  ///
  /// `intersects` ends the program for such a rectangle.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
