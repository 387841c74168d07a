/// The ways of the focus.
extension UIFocusSystem {
  /// The screen whose focus it is.
  var screen: UIScreen { owner as? UIScreen ?? .main }

  /// The window of the screen that has the keys, or had them last.
  var window: UIWindow? {
    let key = UIApplication.shared.keyWindow
    guard let key, key.screen !== screen else { return key }
    return screen.scenes.lazy.compactMap { $0.lastKeyWindow ?? $0.windows.last }.first
  }

  /// The element that a move begins at: text that is edited has the keys, and so the focus.
  private var current: NSObject? {
    let responder = window?.firstResponder
    return responder is any UIKeyInput && !isInMenus ? responder : element
  }

  /// True while the menu bar is in the window that has the keys: it has them before the text that is
  /// edited (W-109).
  var isInMenus: Bool {
    guard let bar = screen.menuBar as? UIView else { return false }
    return bar.window === window
  }

  /// Moves on by one stop, around the ends; the items of a group are one stop.
  @discardableResult func step(_ heading: UIFocusHeading) -> Bool {
    let items = FocusWalk.items(on: screen)
    guard let start = items.firstIndex(where: { $0.object === current }) else {
      return begin(items, heading)
    }
    let group = items[start].group
    let distance = heading == .next ? 1 : items.count - 1
    var index = start
    for _ in 1..<max(items.count, 2) {
      index = (index + distance) % items.count
      if group == nil || items[index].group != group {
        return move(to: entry(items[index], items), heading)
      }
    }
    return fail(heading)
  }

  /// The focus comes to a screen on which nothing has it.
  private func begin(_ items: [FocusWalk.Item], _ heading: UIFocusHeading) -> Bool {
    if let lastPlace {
      let near = items.min { lastPlace.distance(to: $0.frame) < lastPlace.distance(to: $1.frame) }
      if let near, lastPlace.distance(to: near.frame) < 30 { return move(to: near, heading) }
    }
    let front = window?.frontController
    if let item = front.flatMap({ preferred(in: $0, items) }) { return move(to: item, heading) }
    guard let item = heading == .previous ? items.last : items.first else { return fail(heading) }
    return move(to: entry(item, items), heading)
  }

  /// The item of a group that the focus comes to: the one that had it, is preferred or selected,
  /// else the one at hand.
  private func entry(_ item: FocusWalk.Item, _ items: [FocusWalk.Item]) -> FocusWalk.Item {
    guard let group = item.group else { return item }
    let members = items.filter { $0.group == group }
    let list = item.view?.focusList
    let path = list?.preferredFocusPath
    let wanted = path.flatMap { list?.focusEntry(at: $0) } ?? remembered[group]?.object
    return members.first { $0.object === wanted }
      ?? members.first { ($0.view?.focusGroupPriority.rawValue ?? 0) > 0 }
      ?? members.first { AccessibleObject(object: $0.object).traits.contains(.selected) } ?? item
  }

  /// Moves to what lies nearest in a direction; within a group as long as there is something.
  @discardableResult func move(_ direction: FocusDirection) -> Bool {
    guard let start = current else { return false }
    // A list loads the entries beside the one with the focus.
    screen.reveal(start, withNeighbors: true)
    let items = FocusWalk.items(on: screen)
    guard let item = items.first(where: { $0.object === start }) else {
      return begin(items, direction.heading)
    }
    let others = items.filter { $0.object !== start }
    let inside = others.filter { item.group != nil && $0.group == item.group }
    let outside = others.filter { item.group == nil || $0.group != item.group }
    if let goal = direction.nearest(to: item, of: inside) {
      return move(to: goal, direction.heading)
    }
    if let goal = guided(direction, from: item.frame, items) {
      return move(to: goal, direction.heading)
    }
    guard let goal = direction.nearest(to: item, of: outside) else {
      return fail(direction.heading)
    }
    return move(to: goal, direction.heading)
  }

  /// The item to which a guide leads that lies in a direction.
  private func guided(
    _ direction: FocusDirection,
    from start: CGRect,
    _ items: [FocusWalk.Item]
  ) -> FocusWalk.Item? {
    let guides = screen.windows.flatMap(\.focusGuides).compactMap { guide in
      direction.cost(from: start, to: guide.place).map { (guide: guide.guide, cost: $0) }
    }
    guard let nearest = guides.min(by: { $0.cost < $1.cost })?.guide else { return nil }
    return nearest.preferredFocusEnvironments.lazy
      .compactMap { self.preferred(in: $0, items) }.first
  }

  /// The item that an environment prefers: the environment itself, what it prefers, or the first
  /// one inside.
  func preferred(
    in environment: any UIFocusEnvironment,
    _ items: [FocusWalk.Item],
    depth: Int = 0
  ) -> FocusWalk.Item? {
    if let item = items.first(where: { $0.object === environment }) { return item }
    guard depth < 100 else { return nil }
    for inner in environment.preferredFocusEnvironments where inner !== environment {
      if let item = preferred(in: inner, items, depth: depth + 1) { return item }
    }
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    guard let view else { return nil }
    let first = items.first { $0.view?.isDescendant(of: view) == true }
    return first.map { entry($0, items) }
  }

  /// A move that leads nowhere.
  private func fail(_ heading: UIFocusHeading) -> Bool {
    let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
    NotificationCenter.default.post(
      name: Self.movementDidFailNotification,
      object: self,
      userInfo: [Self.focusUpdateContextKey: context]
    )
    return false
  }
}

extension FocusDirection {
  fileprivate func nearest(to start: FocusWalk.Item, of items: [FocusWalk.Item]) -> FocusWalk.Item?
  {
    items.compactMap { item in cost(from: start.frame, to: item.frame).map { (item, $0) } }
      .min { $0.1 < $1.1 }?.0
  }
}

extension CGRect {
  /// The points between the nearest sides of two rectangles; 0 if they touch.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    let x = max(0, minX - other.maxX, other.minX - maxX)
    let y = max(0, minY - other.maxY, other.minY - maxY)
    return hypot(x, y)
  }
}

extension UIView {
  /// The guides of the view and of all below it that lead the focus, with their places on the
  /// screen.
  fileprivate var focusGuides: [(guide: UIFocusGuide, place: CGRect)] {
    guard !isHidden, alpha > 0 else { return [] }
    let own = layoutGuides.compactMap { $0 as? UIFocusGuide }.filter(\.isEnabled)
      .map { (guide: $0, place: frameOnScreen(of: $0.layoutFrame)) }
    return own + subviews.flatMap(\.focusGuides)
  }
}
