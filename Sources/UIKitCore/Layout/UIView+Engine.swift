/// Notices of views to their tree's engine about what changed.
extension UIView {
  /// The engine of the tree, if anything in it was laid out by constraints.
  var engine: LayoutEngine? {
    if let window = hierarchy.unretainedWindow {
      return window._withUnsafeGuaranteedRef(\.ownEngine)
    }
    return root.ownEngine
  }

  /// The engine of the tree, made when there is none.
  package var engineForUpdate: LayoutEngine {
    let top: UIView = window ?? root
    if let engine = top.ownEngine { return engine }
    let engine = LayoutEngine(root: top)
    top.ownEngine = engine
    return engine
  }

  /// The engine of another tree takes over what this view brings along.
  func joinEngine() {
    ownEngine = nil
    needs.remove(.solving)
    engine?.join(self)
  }

  func leaveEngine() { engine?.abandon(self) }

  /// Brings the tree's solution up to date, as part of the layout of this view or one above.
  func updateEngine() { engineForUpdate.update() }

  func insetsMatter() {
    guard let engine else { return }
    engine.insetsChanged(of: self)
    if let stack = self as? UIStackView, stack.isLayoutMarginsRelativeArrangement {
      engine.noteStack(stack)
    }
  }

  /// Leading and trailing changed sides: what refers to them in this view is lowered anew.
  func directionChanged() {
    setNeeds([.insets, .layout])
    guard let engine else { return }
    engine.directionChanged(of: self)
    if let stack = self as? UIStackView { engine.noteStack(stack) }
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != layout.translatesMask else { return }
    layout.translatesMask = translates
    engine?.translationChanged(of: self)
  }

  /// A hidden view takes no room in a stack.
  func hidingChanged() {
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else { return }
    stack.engine?.noteStack(stack)
    stack.engine?.baselinesMoved(in: stack)
    stack.setNeedsLayout()
  }
}
