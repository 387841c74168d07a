internal import UIKitCore

/// The actions possible with controls and gestures.
extension TourActions {
  mutating func addControl(_ control: UIControl) {
    if let part = control.systemPart { return addPart(part, control) }
    switch control {
    case let field as UISearchTextField: addSearch(field)
    case let field as UITextField: addTyping(field, field.names.first ?? "the field")
    case let segments as UISegmentedControl: addSegments(of: segments)
    case let slider as UISlider: addSliding(slider)
    case is UISwitch: addTap(control, "the switch", .change)
    case is UIStepper: addTap(control, "the stepper", .change, at: 0.75)
    case is UIPageControl: addTap(control, "the page control", .change, at: 0.9)
    case is UIDatePicker, is UIRefreshControl: break
    case let button as UIButton where button.showsMenuAsPrimaryAction: break
    default: addTap(control, "the button", control.leaves ? .leave : .open)
    }
  }

  private mutating func addPart(_ part: SystemPart, _ control: UIControl) {
    switch part {
    case .tab:
      if !control.isSelected { addTap(control, "the tab", .tab) }
    case .back: addTap(control, "back", .leave, key: "back")
    case .barItem(let item):
      if !item.opensMenu { addTap(control, "the item", item.leaves ? .leave : .open) }
    case .alertChoice: addTap(control, "the choice", .open)
    case .sectionIndex: break
    }
  }

  private mutating func addTap(
    _ control: UIControl,
    _ kind: String,
    _ rank: TourMap.Rank,
    at share: CGFloat = 0.5,
    key: String? = nil
  ) {
    let name =
      control.spokenName ?? control.accessibilityIdentifier ?? control.shownBarItem?.systemName
    let place = control.convert(control.bounds, to: nil).origin
    let title = "tap \(kind)" + (name.map { " “\($0.short)”" } ?? "")
    let unnamed = name == nil ? "\(title) at \(place.notation)" : title
    add(
      TourAction(title, key: key ?? unnamed, group: control.actionNames ?? unnamed, rank) {
        [screen, weak control] hand in
        guard let control else { return }
        let shown = control.convert(control.bounds, to: nil).intersection(screen.bounds)
        hand.tap(CGPoint(x: shown.minX + shown.width * share, y: shown.midY))
      }
    )
  }

  private mutating func addSegments(of control: UISegmentedControl) {
    for index in 0..<control.numberOfSegments where control.isEnabledForSegment(at: index) {
      guard index != control.selectedSegmentIndex else { continue }
      let name = control.titleForSegment(at: index) ?? "\(index)"
      let share = (CGFloat(index) + 0.5) / CGFloat(control.numberOfSegments)
      add(
        TourAction("tap the segment “\(name.short)”", .change) { [screen, weak control] hand in
          guard let control else { return }
          let shown = control.convert(control.bounds, to: nil).intersection(screen.bounds)
          hand.tap(CGPoint(x: shown.minX + shown.width * share, y: shown.midY))
        }
      )
    }
  }

  private mutating func addSliding(_ slider: UISlider) {
    let name = slider.names.first.map { " “\($0.short)”" } ?? ""
    add(
      TourAction("slide\(name)", key: slider.placeKey("slide"), .change) { [weak slider] hand in
        guard let slider else { return }
        let track = slider.convert(slider.bounds, to: nil)
        let range = max(slider.maximumValue - slider.minimumValue, .leastNonzeroMagnitude)
        let share = CGFloat((slider.value - slider.minimumValue) / range)
        let start = CGPoint(x: track.minX + 15 + (track.width - 30) * share, y: track.midY)
        let end = CGPoint(x: share < 0.5 ? track.maxX - 20 : track.minX + 20, y: track.midY)
        hand.drag(from: start, to: end)
      }
    )
  }

  /// Adds a search, after the actions that are there without it.
  private mutating func addSearch(_ field: UITextField) {
    add(
      TourAction("search for “a”", .tab) { [screen, weak field] hand in
        guard let field else { return }
        hand.tap(field.shownMiddle(on: screen))
        if field.isFirstResponder { hand.type("a") }
      }
    )
    guard field.text?.isEmpty == false else { return }
    add(
      TourAction("empty the search", .leave) { [weak field] hand in
        guard let field, field.becomeFirstResponder() else { return }
        for _ in field.text ?? "" { hand.erase() }
        field.resignFirstResponder()
      }
    )
  }

  mutating func addTyping(_ view: UIView, _ name: String) {
    add(
      TourAction("type into “\(name.short)”", key: view.placeKey("type"), .change) {
        [screen, weak view] hand in
        guard let view else { return }
        hand.tap(view.shownMiddle(on: screen))
        guard view.window?.firstKeyTaker is any UIKeyInput else { return }
        hand.type("Robin")
        if view is UITextField { hand.type("\n") }
        hand.time.turn()
        view.window?.firstKeyTaker?.resignFirstResponder()
      }
    )
  }

  // MARK: - Gestures

  mutating func addGestures(of view: UIView) {
    for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
      guard recognizer.isOfApp, view.isReachable(on: screen) else { continue }
      addGesture(recognizer, of: view)
    }
  }

  private mutating func addGesture(_ recognizer: UIGestureRecognizer, of view: UIView) {
    let name = view.spokenName.map { "“\($0.short)”" } ?? "\(type(of: view))"
    func key(_ verb: String) -> String { view.placeKey(verb) }
    switch recognizer {
    case let tap as UITapGestureRecognizer where tap.numberOfTouchesRequired == 1:
      let count = tap.numberOfTapsRequired
      let verb = count > 1 ? "tap \(count) times" : "tap"
      add(
        TourAction("\(verb) \(name)", key: key(verb), .open) { [screen, weak view] hand in
          if let view { hand.tap(view.shownMiddle(on: screen), times: count) }
        }
      )
    case let press as UILongPressGestureRecognizer where press.minimumPressDuration < 5:
      let duration = press.minimumPressDuration + 0.1
      add(
        TourAction("press \(name)", key: key("press"), .open) { [screen, weak view] hand in
          if let view { hand.press(view.shownMiddle(on: screen), for: duration) }
        }
      )
    case let swipe as UISwipeGestureRecognizer:
      addDrag(of: view, "swipe \(name)", key("swipe \(swipe.direction.rawValue)"), swipe.distance)
    case is UIScreenEdgePanGestureRecognizer: break
    case is UIPanGestureRecognizer:
      // Rows are dragged aside, since their list takes vertical drags.
      let way = view.isRow ? CGVector(dx: -150, dy: 0) : CGVector(dx: 60, dy: 90)
      addDrag(of: view, "drag \(name)", key("drag"), way)
    default: break
    }
  }

  private mutating func addDrag(of view: UIView, _ title: String, _ key: String, _ way: CGVector) {
    add(
      TourAction(title, key: key, group: "drags \(type(of: view))", .change) {
        [screen, weak view] hand in
        guard let start = view?.shownMiddle(on: screen) else { return }
        hand.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
      }
    )
  }
}

extension UISwipeGestureRecognizer {
  /// The way of a finger that the recognizer takes for its swipe, in points.
  fileprivate var distance: CGVector {
    if direction.contains(.right) { return CGVector(dx: 120, dy: 0) }
    if direction.contains(.left) { return CGVector(dx: -120, dy: 0) }
    return CGVector(dx: 0, dy: direction.contains(.up) ? -120 : 120)
  }
}

extension UIView {
  /// True if the view is a cell of a list.
  fileprivate var isRow: Bool { self is UITableViewCell || self is UICollectionViewCell }

  /// A key for something unnamed, by its position.
  fileprivate func placeKey(_ verb: String) -> String {
    let place = convert(bounds, to: nil).origin
    return "\(verb) \(type(of: self)) \(place.notation)"
  }
}

extension UIControl {
  /// The names of the actions, which controls of one kind share; nil for closures.
  fileprivate var actionNames: String? {
    sentSelectors.map { "buttons \($0.map { "\($0)" }.joined(separator: " "))" }
  }

  fileprivate var leaves: Bool {
    spokenName.map { UIBarButtonItem.leavingTitles.contains($0.lowercased()) } ?? false
  }
}

extension UIBarButtonItem {
  static let leavingTitles: Set = ["cancel", "done", "close", "back", "dismiss", "ok", "save"]

  /// The meaning of the item, when the system gives it a picture.
  fileprivate var systemName: String? { systemItem.map { "\($0)".capitalized } }

  /// True if a tap opens the item's menu, as with buttons that do so.
  fileprivate var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  /// True if the item's title or kind suggests that it leads back.
  fileprivate var leaves: Bool {
    if let systemItem { return [.cancel, .done, .close, .save, .stop].contains(systemItem) }
    return title.map { Self.leavingTitles.contains($0.lowercased()) } ?? false
  }
}

extension CGPoint {
  /// In whole points.
  fileprivate var notation: String {
    "\(x.rounded(.towardZero).short) \(y.rounded(.towardZero).short)"
  }
}
