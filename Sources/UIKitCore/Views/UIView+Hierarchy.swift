extension UIView {
  /// The reference for those who know the view and do not keep it.
  var reference: ViewReference {
    if let reference = hierarchy.reference { return reference }
    let reference = ViewReference(self)
    hierarchy.reference = reference
    return reference
  }

  // MARK: - Joining

  /// Puts a view at an index, counted from the rear; an index past the end is the front.
  func insert(_ view: UIView, at index: Int) {
    if view.superview === self { return restack(view, to: min(index, subviews.count - 1)) }
    guard !isSelfOrBelow(view) else {
      UIKitException.invalidArgument("Can't add self as subview").raise()
    }
    join(view, at: min(max(index, 0), subviews.count))
  }

  /// The order of the messages is recorded (L-46).
  private func join(_ view: UIView, at index: Int) {
    let newWindow = hierarchy.window
    let changesWindow = view.hierarchy.window !== newWindow
    if changesWindow {
      if newWindow != nil { view.checkParents(below: nearestController) }
      view.announceMove(to: newWindow)
    }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.setNeedsLayout()
    }
    view.willMove(toSuperview: self)
    view.detachFromSuperview()
    place(view, at: min(index, hierarchy.subviews.count))
    if changesWindow {
      view.enter(newWindow)
      view.markSubtreeNeeds()
      view.joinEngine()
    }
    view.adoptEnvironment(of: self)
    if changesWindow { view.announceMoved() }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.drawing.tintColor == nil, tintIsChosen { view.announceTintColor() }
    Invariants.check(subviewViolation)
  }

  private func place(_ view: UIView, at index: Int) {
    if index < hierarchy.subviews.count {
      layer.insertSublayer(view.layer, below: hierarchy.subviews[index].layer)
    } else {
      // In front of all layers, also of those that belong to no view (W-01).
      layer.addSublayer(view.layer)
    }
    hierarchy.subviews.insert(view, at: index)
    view.hierarchy.superview = self
    let window = hierarchy.window
    if window == nil || view.hierarchy.window === window { view.joinEngine() }
    setNeedsLayout()
    view.markSubtreeNeeds()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling !== view else { return }
    guard view.superview === self else {
      let index = subviews.firstIndex { $0 === sibling }
      return insert(view, at: index.map { $0 + offset } ?? subviews.count)
    }
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === sibling }
    restack(view, to: index.map { $0 + offset } ?? others.count)
  }

  // MARK: - Order

  func restack(_ view: UIView, to index: Int) {
    guard let from = subviews.firstIndex(where: { $0 === view }), from != index else { return }
    hierarchy.subviews.remove(at: from)
    let index = min(max(index, 0), subviews.count)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else if let front = subviews.last {
      layer.insertSublayer(view.layer, above: front.layer)
    }
    hierarchy.subviews.insert(view, at: index)
    subviewArrangementChanged()
    Invariants.check(subviewViolation)
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second, subviews.indices.contains(first), subviews.indices.contains(second)
    else { return }
    let low = subviews[min(first, second)]
    let high = subviews[max(first, second)]
    restack(high, to: min(first, second))
    restack(low, to: max(first, second))
  }

  // MARK: - Leaving

  func leaveSuperview() {
    guard let superview else { return }
    TurnPool.keep(self)
    let changesWindow = window != nil
    superview.willRemoveSubview(self)
    if changesWindow { announceMove(to: nil) }
    willMove(toSuperview: nil)
    detachFromSuperview()
    superview.setNeedsLayout()
    if changesWindow {
      enter(nil)
      announceMoved()
    }
    didMoveToSuperview()
    Invariants.check(superview.subviewViolation)
  }

  private func detachFromSuperview() {
    guard let superview else { return }
    leaveEngine()
    superview.hierarchy.subviews.removeAll { $0 === self }
    superview.dropConstraints(reaching: self)
    layer.removeFromSuperlayer()
    hierarchy.superview = nil
  }

  // MARK: - Windows

  /// Informs this view and all below that their window is about to change.
  func announceMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    controller?.viewWillMove(toWindow: newWindow)
    for view in hierarchy.subviews { view.announceMove(to: newWindow) }
  }

  /// The controller whose view this is or is inside of.
  var nearestController: UIViewController? {
    nearest { $0.controller != nil }?.controller
  }

  /// A child's view must lie in its parent's, and in no other controller's between (C-21).
  ///
  /// A controller without a parent may lie anywhere.
  private func checkParents(below owner: UIViewController?) {
    if let controller, let parent = controller.parent, parent !== owner {
      UIKitException.wrongParent(child: controller, expected: owner, actual: parent).raise()
    }
    let owner = controller ?? owner
    for view in hierarchy.subviews { view.checkParents(below: owner) }
  }

  func enter(_ newWindow: UIWindow?) {
    if let window, window.firstResponder === self {
      resignFirstResponder()
      if window.firstResponder === self {
        window.firstResponder = nil
        window.showInputViews()
      }
    }
    if newWindow == nil, let controller { window?.forgetInputViews(of: controller) }
    hierarchy.window = newWindow
    needs.insert(.insets)
    if !hierarchy.subviews.isEmpty { subtreeNeeds.insert(.insets) }
    for view in hierarchy.subviews { view.enter(newWindow) }
  }

  func announceMoved() {
    if window != nil { takeAppearance() }
    didMoveToWindow()
    for view in hierarchy.subviews { view.announceMoved() }
    // A controller driven by its view is done before one whose view holds that view (L-48).
    controller?.viewDidMove(toWindow: window)
  }

  // MARK: - Relations

  func isSelfOrBelow(_ view: UIView) -> Bool {
    nearest { $0 === view } != nil
  }

  /// Asks the first responder at or below this view to resign.
  ///
  /// The answer is always true, and a responder that refuses stays first responder, although the
  /// documentation says otherwise of force (W-12).
  func endEditingBelow() -> Bool {
    if let responder = window?.firstResponder as? UIView, responder.isSelfOrBelow(self) {
      responder.resignFirstResponder()
    }
    return true
  }
}
