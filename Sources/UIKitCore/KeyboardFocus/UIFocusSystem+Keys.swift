/// The focus as keys and frames use it.
extension UIFocusSystem: FocusTracking {
  /// Tab goes from stop to stop, arrows along a group and to what lies in their direction, Space
  /// and Return use the element, Escape leaves (W-110).
  func take(_ key: UIKey) -> Bool {
    let flags = key.modifierFlags
    guard flags.isDisjoint(with: [.command, .alternate]) else { return false }
    let text = isInMenus ? nil : window?.firstResponder as? any UIKeyInput
    if key.charactersIgnoringModifiers == "\t" {
      // Text of several lines takes tabs; with Control the focus moves on, as on desktops.
      if (text as? any EditedText)?.keepsLines == true, !flags.contains(.control) { return false }
      return step(flags.contains(.shift) ? .previous : .next) || text != nil
    }
    guard !flags.contains(.control) else { return false }
    if key.opensMenu { return openMenu() }
    if key.charactersIgnoringModifiers == UIKeyCommand.inputEscape { return escape() }
    guard text == nil, showsHalo, element != nil else { return false }
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputUpArrow: return adjust(1, .up) || move(.up)
    case UIKeyCommand.inputDownArrow: return adjust(-1, .down) || move(.down)
    case UIKeyCommand.inputLeftArrow: return adjust(-1, .left) || move(.left)
    case UIKeyCommand.inputRightArrow: return adjust(1, .right) || move(.right)
    case " ", "\r": return element.map(screen.activate) ?? false
    default: return false
    }
  }

  /// Opens the menu of the element, in its middle (V-142).
  private func openMenu() -> Bool {
    guard showsHalo, let element else { return false }
    let place = AccessibleObject(object: element).frame
    return screen.openMenu(at: CGPoint(x: place.midX, y: place.midY))
  }

  /// Changes a value that can be adjusted by a step; sliders are horizontal, wheels vertical.
  private func adjust(_ step: Int, _ direction: FocusDirection) -> Bool {
    guard let responder = element as? UIResponder,
      responder.accessibilityTraits.contains(.adjustable)
    else { return false }
    let place = AccessibleObject(object: responder).frame
    let isAcross = place.width >= place.height
    guard isAcross == (direction == .left || direction == .right) else { return false }
    if step > 0 { responder.accessibilityIncrement() } else { responder.accessibilityDecrement() }
    return true
  }

  /// Closes what lies over the rest, or leaves the screen, as assistive software does; where
  /// nothing can be left, the halo goes.
  private func escape() -> Bool {
    let window = window
    if let menu = window?.openMenu {
      menu.close()
      return true
    }
    let front: UIResponder? = window?.frontController
    let start = showsHalo ? element as? UIResponder ?? front : front
    let isOver = window?.frontController?.presentingViewController != nil
    guard showsHalo || isOver else { return false }
    if screen.escape(from: start) { return true }
    defer { lose() }
    return showsHalo
  }

  var halo: FocusHalo? {
    guard showsHalo, let element, let view = view(of: element) else { return nil }
    let halo = (element as? UIView)?.focusEffect as? UIFocusHaloEffect
    if element is UIView, (element as? UIView)?.focusEffect == nil { return nil }
    let said = AccessibleObject(object: element).frame
    var frame = halo?.shape.map { view.frameOnScreen(of: $0.rect) } ?? said
    for scroll in sequence(first: view, next: \.superview) where scroll is UIScrollView {
      frame = frame.intersection(scroll.frameOnScreen(of: scroll.bounds))
      guard !frame.isNull else { return nil }
    }
    let radius = halo?.shape?.radius ?? (element as? UIView)?.layer.cornerRadius ?? 0
    return FocusHalo(frame: frame, radius: radius)
  }

  /// The view that the element is or is part of.
  private func view(of element: NSObject) -> UIView? {
    if let view = element as? UIView { return view }
    return (element as? UIAccessibilityElement)?.accessibilityContainer as? UIView
  }

  func frameEnded() {
    updateIfNeeded()
    guard let element else {
      if showsHalo { lose() }
      return
    }
    let view = view(of: element)
    guard view?.window != nil, view?.isHidden == false else { return lose() }
    if showsHalo {
      // What came over the element takes the halo away, but not the place to come back to.
      let front = window?.frontController.map { ObjectIdentifier($0) }
      guard front != self.front else { return }
      self.front = front
      let isReachable = FocusWalk.items(on: screen).contains { $0.object === element }
      if !isReachable { showsHalo = false }
    }
  }

  func touched() {
    guard showsHalo else { return }
    showsHalo = false
    screen.frameLoop.requestFrame()
  }

  // MARK: - Updates that apps ask for

  func needsUpdate(in environment: any UIFocusEnvironment) {
    waiting = environment
    screen.frameLoop.requestFrame()
  }

  func updateIfNeeded() {
    guard let environment = waiting else { return }
    waiting = nil
    let items = FocusWalk.items(on: screen)
    guard let item = preferred(in: environment, items) else { return }
    let wasShown = showsHalo
    move(to: item, [])
    showsHalo = wasShown
  }
}

extension UIKey {
  /// True for the menu key of desktops' keyboards, and for F10 with Shift.
  fileprivate var opensMenu: Bool {
    usage == Self.menuUsage || usage == Self.f10Usage && modifierFlags == .shift
  }

  private static let menuUsage = 0x65
  private static let f10Usage = 0x43
}
