internal import QuartzCore

/// A menu on the screen: its views over the window, and the submenus that are opened from it.
///
/// One menu is open in a window at a time; another one closes it. Its overlay, which lies in the
/// window, holds it.
final class OpenMenu {
  /// True from the opening until the menu begins to close.
  private(set) var isOpen = false
  /// The menus from the first to the one that is shown, each opened from the one before; never
  /// empty.
  private(set) var path: [UIMenu]
  private weak var source: UIView?
  /// In the coordinates of the source.
  private var anchor: CGRect
  /// Held by the window once the menu is open, and by `unopened` before.
  private weak var overlay: MenuOverlay?
  private var unopened: MenuOverlay?
  let panel = MenuPanel()
  private var resolved: [ObjectIdentifier: [UIMenuElement]] = [:]
  /// The deferred elements that were asked for theirs.
  private var asked: Set<ObjectIdentifier> = []
  /// The sender that actions see, and the start of the chain that commands go along.
  private let sender: Any?
  /// The order of the elements (W-219).
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// True while the elements are shown with the last one first.
  private var isReversed = false
  /// Called with what was chosen, before it is performed.
  var willPerform: ((UIMenuElement) -> Void)?
  /// Called when the menu begins to close.
  var willClose: (() -> Void)?
  /// Called when nothing of the menu is left on the screen.
  var didClose: (() -> Void)?

  /// A menu beside a rectangle of a view; `preview` is what it belongs to, lifted from the screen.
  init(
    _ menu: UIMenu,
    beside anchor: CGRect,
    of source: UIView,
    sender: Any?,
    preview: LiftedPreview?
  ) {
    path = [menu]
    self.anchor = anchor
    self.source = source
    self.sender = sender
    let overlay = MenuOverlay(preview: preview)
    unopened = overlay
    self.overlay = overlay
    panel.chosen = { [weak self] element in self?.chose(element) }
    overlay.touchedOutside = { [weak self] in self?.close() }
  }

  // MARK: Coming and going

  /// Shows the menu; false if its view is in no window.
  @discardableResult
  func open() -> Bool {
    guard let window = source?.window, let overlay = unopened else { return false }
    window.openMenu?.close(animated: false)
    // What ended may have opened another menu.
    guard window.openMenu == nil else { return false }
    isOpen = true
    overlay.menu = self
    unopened = nil
    overlay.frame = window.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    overlay.addSubview(panel)
    show()
    overlay.place = { [weak self] in self?.place() }
    overlay.layoutIfNeeded()
    appear(in: overlay)
    return true
  }

  private func appear(in overlay: MenuOverlay) {
    overlay.dim.alpha = 0
    panel.alpha = 0
    panel.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    UIView.animate(withDuration: MenuMetrics.duration) {
      overlay.dim.alpha = 1
      self.panel.alpha = 1
      self.panel.transform = .identity
    }
  }

  func close(animated: Bool = true) {
    guard isOpen else { return }
    isOpen = false
    willClose?()
    overlay?.isUserInteractionEnabled = false
    guard animated, let overlay, overlay.window != nil else { return leave() }
    UIView.animate(withDuration: MenuMetrics.duration) {
      overlay.dim.alpha = 0
      self.panel.alpha = 0
      self.panel.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    } completion: { _ in
      self.leave()
    }
  }

  private func leave() {
    overlay?.removeFromSuperview()
    overlay?.menu = nil
    didClose?()
  }

  /// True if the menu was opened beside a view.
  func belongs(to view: UIView) -> Bool { source === view }

  // MARK: Content

  /// Shows another menu in place of the one that is shown.
  func update(_ change: (UIMenu) -> UIMenu) {
    guard let shown = path.last else { return }
    path[path.count - 1] = change(shown)
    show()
  }

  /// Moves the menu beside another rectangle of its view.
  func move(beside anchor: CGRect) {
    self.anchor = anchor
    place()
  }

  private func show() {
    guard let menu = path.last else { return }
    resolve(menu)
    for case let command as UICommand in menu.leaves { validate(command) }
    showRows(of: menu)
    overlay?.setNeedsLayout()
  }

  private func showRows(of menu: UIMenu) {
    let content = MenuContent(menu, resolved)
    panel.show(isReversed ? content.reversed : content, back: path.count > 1 ? menu.title : nil)
  }

  /// Shows the elements from below where the menu lies above what it comes from (W-219).
  private func arrange(isBelow: Bool) {
    guard order == .priority, isReversed == isBelow, let menu = path.last else { return }
    isReversed = !isBelow
    showRows(of: menu)
  }

  /// Lets whoever performs a command bring it in line; one that nobody performs stays as it is.
  private func validate(_ command: UICommand) {
    let first: UIResponder? = source?.window?.firstResponder ?? source
    let target = first?.target(forAction: command.action, withSender: command) as? UIResponder
    target?.validate(command)
  }

  /// Deferred elements may answer with deferred ones, which are asked in turn, but no deeper than
  /// this: an app that nests without end sees that more is loading.
  private static let mostLevels = 8

  /// Asks for the elements that are not there yet; those that come at once are shown at once.
  private func resolve(_ menu: UIMenu) {
    for _ in 0..<Self.mostLevels {
      let new = menu.deferredElements(resolved).filter {
        asked.insert(ObjectIdentifier($0)).inserted
      }
      if new.isEmpty { return }
      ask(new, of: menu)
    }
  }

  private func ask(_ elements: [UIDeferredMenuElement], of menu: UIMenu) {
    for element in elements {
      var isLate = false
      element.resolve { [weak self] found in
        guard let self else { return }
        resolved[ObjectIdentifier(element)] = found
        if isLate, path.last === menu, isOpen { show() }
      }
      isLate = true
    }
  }

  private func chose(_ element: UIMenuElement?) {
    guard let element else {
      if path.count > 1 { path.removeLast() }
      return show()
    }
    if let menu = element as? UIMenu {
      path.append(menu)
      return show()
    }
    guard let leaf = element as? any UIMenuLeaf else { return }
    noteSelection(of: leaf, element)
    willPerform?(element)
    let keepsOpen = leaf.attributes.contains(.keepsMenuPresented)
    if keepsOpen { show() } else { close() }
    leaf.performWithSender(sender, target: nil)
    if keepsOpen, isOpen { show() }
  }

  /// A menu of which one element may be marked moves the mark (V-76).
  private func noteSelection(of leaf: any UIMenuLeaf, _ element: UIMenuElement) {
    guard let shown = path.last else { return }
    for menu in [shown.owner(of: element), shown]
    where menu?.options.contains(.singleSelection) == true {
      menu?.select(leaf)
      return
    }
  }

  // MARK: Place

  /// Below its anchor, or above where there is more room; inside of the window and its safe area.
  private func place() {
    guard let source, let overlay, let window = overlay.window else { return }
    let anchor = overlay.lift(source.convert(anchor, to: window), panelHeight: panel.contentHeight)
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: MenuMetrics.edge,
      dy: MenuMetrics.edge
    )
    let below = room.maxY - anchor.maxY - MenuMetrics.distance
    let above = anchor.minY - MenuMetrics.distance - room.minY
    let wanted = panel.contentHeight
    let isBelow = wanted <= below || below >= above
    arrange(isBelow: isBelow)
    let height = min(wanted, max(isBelow ? below : above, MenuMetrics.rowHeight * 2))
    let isLeft = anchor.midX <= window.bounds.midX
    let x = isLeft ? anchor.minX : anchor.maxX - MenuMetrics.width
    let y =
      isBelow ? anchor.maxY + MenuMetrics.distance : anchor.minY - MenuMetrics.distance - height
    let origin = CGPoint(
      x: min(max(x, room.minX), max(room.maxX - MenuMetrics.width, room.minX)),
      y: min(max(y, room.minY), max(room.maxY - height, room.minY))
    )
    panel.bounds.size = CGSize(width: MenuMetrics.width, height: height)
    panel.center = CGPoint(x: origin.x + MenuMetrics.width / 2, y: origin.y + height / 2)
  }
}

extension UIWindow {
  /// The menu that is open over the window; nil without one, and for one that is closing.
  var openMenu: OpenMenu? {
    subviews.lazy.compactMap { ($0 as? MenuOverlay)?.menu }.first { $0.isOpen }
  }
}

/// The layer over a window while a menu is open: it dims what a context menu belongs to, and takes
/// the touches beside the menu.
final class MenuOverlay: UIView, MenuOpening {
  let dim = UIView()
  /// The menu, from its opening until it is gone.
  fileprivate(set) var menu: OpenMenu?
  private let preview: LiftedPreview?
  var touchedOutside: (() -> Void)?
  /// Called when the menu has to find its place.
  var place: (() -> Void)?

  init(preview: LiftedPreview?) {
    self.preview = preview
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    dim.backgroundColor = preview == nil ? nil : UIColor.black.withAlphaComponent(0.25)
    dim.isUserInteractionEnabled = false
    addSubview(dim)
    if let preview { addSubview(preview.view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds
    place?()
  }

  /// The rectangle beside which the menu goes: that of the preview, moved so that both fit.
  func lift(_ anchor: CGRect, panelHeight: CGFloat) -> CGRect {
    guard let preview, let window else { return anchor }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 0, dy: MenuMetrics.edge)
    var frame = preview.frame(in: self)
    let needed = panelHeight + MenuMetrics.distance
    if frame.maxY + needed > room.maxY, frame.minY - needed < room.minY {
      frame.origin.y = max(room.maxY - needed - frame.height, room.minY)
    }
    preview.view.frame = frame
    return frame
  }

  /// The secondary button closes the menu, wherever it is pressed beside it.
  func openMenu(at point: CGPoint) -> Bool {
    touchedOutside?()
    return true
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, let preview, preview.isTapped(touch, in: self) { return }
    touchedOutside?()
  }
}
