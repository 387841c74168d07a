internal import ConstraintSolver

/// Views that come and go.
extension LayoutEngine {
  /// Takes in what a tree of views holds.
  func adopt(_ view: UIView) {
    pending += view.layout.constraints
    if view is UIStackView { adoptStack(view) }
    for subview in view.hierarchy.subviews { adopt(subview) }
  }

  /// Drops what a tree of views holds.
  func abandon(_ view: UIView) {
    var variables: [Solver.Variable] = []
    abandon(view, &variables)
    guard !variables.isEmpty else { return }
    solver.remove(variables)
    reconsiderConflictsOfGone()
  }

  private func abandon(_ view: UIView, _ variables: inout [Solver.Variable]) {
    if view.layout.isJoining { forgetJoined(view) }
    if view.layout.isNotedStack { forgetStack(view) }
    if itemCount > 0 {
      for constraint in view.layout.constraints { remove(constraint) }
      remove(known(view), &variables)
      for guide in view.layout.guides { remove(known(guide), &variables) }
    }
    for subview in view.hierarchy.subviews { abandon(subview, &variables) }
  }

  private func remove(_ item: LayoutItem?, _ variables: inout [Solver.Variable]) {
    guard let item else { return }
    item.isGone = true
    itemCount -= 1
    item.view?.layout.item = nil
    if item.view == nil { otherItems[ObjectIdentifier(item.object)] = nil }
    item.forEachVariable { variable in
      variables.append(variable)
      owners[variable.position] = nil
    }
  }

  // MARK: Items

  /// The item of a view, if there is one.
  func known(_ view: UIView) -> LayoutItem? {
    if isFitting { return otherItems[ObjectIdentifier(view)] }
    guard let item = view.layout.item, item.engine == number else { return nil }
    return item
  }

  /// The item of a guide, if there is one.
  func known(_ guide: UILayoutGuide) -> LayoutItem? { otherItems[ObjectIdentifier(guide)] }

  /// All items, in no order that means something.
  package var items: [LayoutItem] {
    owners.enumerated().compactMap { $1?.minX.position == $0 ? $1 : nil }
  }

  /// The variables of a view, made when they are first spoken of.
  package func item(for view: UIView) -> LayoutItem {
    if let item = known(view) { return item }
    let item = LayoutItem(of: view, nil, engine: number, in: &solver)
    if isFitting { otherItems[ObjectIdentifier(view)] = item } else { view.layout.item = item }
    own(item)
    prepare(item, of: view)
    return item
  }

  /// The variables of a guide, made when they are first spoken of.
  package func item(for guide: UILayoutGuide) -> LayoutItem {
    if let item = known(guide) { return item }
    let item = LayoutItem(of: nil, guide, engine: number, in: &solver)
    otherItems[ObjectIdentifier(guide)] = item
    own(item)
    prepare(item, of: guide)
    return item
  }

  private func own(_ item: LayoutItem) {
    itemCount += 1
    item.forEachVariable { own($0, item) }
  }

  private func own(_ variable: Solver.Variable, _ item: LayoutItem) {
    while owners.count <= variable.position { owners.append(nil) }
    owners[variable.position] = item
  }

  private func prepare(_ item: LayoutItem, of view: UIView) {
    if isHeld(view) {
      hold(item, of: view)
    } else {
      if view === root { anchor(item) }
      addContent(item, of: view)
      if let rules { item.frameRows += rules.rows(placing: view, item).map { add($0) } }
    }
  }

  /// The content of a scroll view begins where its coordinates begin.
  private func prepare(_ item: LayoutItem, of guide: UILayoutGuide) {
    guard let scroll = guide.owningView as? UIScrollView, scroll.contentLayoutGuide === guide
    else { return }
    anchor(item)
  }

  private func anchor(_ item: LayoutItem) {
    for variable in [item.minX, item.minY] {
      item.frameRows.append(add(LinearRow(LinearExpression(variable), .equal)))
    }
  }

  // MARK: Frames

  /// True if a view's frame is given to the engine and not found by it.
  func isHeld(_ view: UIView) -> Bool {
    ObjectIdentifier(view) == rootIdentity ? !isFitting : view.layout.translatesMask
  }

  private func hold(_ item: LayoutItem, of view: UIView) {
    let rect = view.alignmentBox(isRoot: view === root)
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
    let variables = [item.minX, item.minY, item.width, item.height]
    item.frameConstants = numbers
    item.frameRows = zip(variables, numbers).map { variable, number in
      add(LinearRow(LinearExpression(variable), .equal, LinearExpression(constant: number)))
    }
  }

  /// Notes that somebody else moved or resized a view.
  func frameChanged(of view: UIView) {
    guard isHeld(view), let item = known(view) else { return }
    changedFrames.append(item)
    markDirty()
  }

  /// Notes that a view was moved, resized or scrolled, by whomever.
  func geometryChanged(of view: UIView, scrolled: Bool) {
    frameChanged(of: view)
    let matters =
      view.layout.systemGuides[.readable] != nil || view.layout.systemGuides[.keyboard] != nil
      || view.margins.preservesSuperview
      || (scrolled && view is UIScrollView && known(view) != nil)
    if matters { insetsChanged(of: view) }
  }

  func updateFrames() {
    let changed = changedFrames
    changedFrames.removeAll(keepingCapacity: true)
    for item in changed {
      guard !item.isGone, let view = item.view, item.frameRows.count == 4 else { continue }
      let rect = view.alignmentBox(isRoot: view === root)
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
      for (index, number) in numbers.enumerated() where number != item.frameConstants[index] {
        set(item.frameRows[index], to: number)
        item.frameConstants[index] = number
      }
    }
  }

  /// Begins or ceases to hold a view at its frame.
  func translationChanged(of view: UIView) {
    guard let item = known(view) else { return }
    for token in item.frameRows { drop(token) }
    item.frameRows = []
    removeContent(item)
    item.breaksLines = false
    prepare(item, of: view)
    markDirty()
  }
}

extension UIView {
  /// The alignment rectangle before the transform, in the superview's coordinates.
  func alignmentBox(isRoot: Bool) -> CGRect {
    let size = bounds.size
    let origin =
      isRoot
      ? .zero
      : CGPoint(x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height)
    return alignmentRect(forFrame: CGRect(origin: origin, size: size))
  }
}
