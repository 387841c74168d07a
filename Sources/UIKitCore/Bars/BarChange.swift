internal import QuartzCore

/// One content of a navigation bar on its way to the next: titles slide and cross-fade, buttons
/// fade.
///
/// It prepares, moves and cleans up; who animates it, and with what clock, is not its business, so
/// a swipe can drive it as well as a tap.
final class BarChange {
  /// In seconds, for bars without a controller.
  static let duration: TimeInterval = 0.35

  let old: NavigationBarContent
  let new: NavigationBarContent
  let oldItems: [UINavigationItem]
  /// True if the new item lies on the old one.
  let isForward: Bool

  init(
    from old: NavigationBarContent,
    to new: NavigationBarContent,
    oldItems: [UINavigationItem],
    isForward: Bool
  ) {
    self.old = old
    self.new = new
    self.oldItems = oldItems
    self.isForward = isForward
  }

  /// Puts the new content where it comes from.
  func prepare() { new.shift(to: isForward ? .ahead : .behind) }

  /// Puts both where they go; called inside an animation.
  func move() {
    new.shift(to: .inPlace)
    old.shift(to: isForward ? .behind : .ahead)
  }
}

extension UINavigationBar {
  /// Makes the content of other items and lays it where it comes from.
  func beginChange(to items: [UINavigationItem]) -> BarChange {
    if let change { endChange(change, finished: true) }
    let (oldItems, old) = (stack, content)
    old.rebuildIfStale(shownAppearance)
    old.isFrozen = true
    let isForward = !oldItems.contains { $0 === items.last }
    let new = NavigationBarContent(frame: bounds)
    new.bar = self
    content = new
    setStack(items)
    insertSubview(new, aboveSubview: old)
    let change = BarChange(from: old, to: new, oldItems: oldItems, isForward: isForward)
    self.change = change
    layoutIfNeeded()
    change.prepare()
    return change
  }

  /// Takes the old content away, or puts it back.
  func endChange(_ change: BarChange, finished: Bool) {
    guard self.change === change else { return }
    self.change = nil
    if finished {
      change.old.removeFromSuperview()
    } else {
      change.new.removeFromSuperview()
      content = change.old
      content.isFrozen = false
      setStack(change.oldItems)
    }
    content.shift(to: .inPlace)
    content.isStale = true
    setNeedsLayout()
  }
}
