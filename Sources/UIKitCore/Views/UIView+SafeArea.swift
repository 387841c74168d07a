extension UIView {
  /// How far the surroundings reach into this view, plus what its controller adds (S-15, L-41).
  var effectiveSafeAreaInsets: UIEdgeInsets {
    guard let window = family.window else { return .zero }
    if window === self { return window.insetsFromScreen }
    let inherited = family.superview?.safeAreaOverlap(of: self) ?? .zero
    guard let controller else { return inherited }
    return inherited + controller.barInsets + controller.additionalSafeAreaInsets
  }

  /// The part of a subview's edges that lies outside this view's safe area, in its coordinates.
  private func safeAreaOverlap(of view: UIView) -> UIEdgeInsets {
    let insets = effectiveSafeAreaInsets
    guard insets != .zero else { return .zero }
    let safe = view.layer.convert(bounds.inset(by: insets), from: layer)
    let own = view.bounds
    return UIEdgeInsets(
      top: insets.top > 0 ? max(0, safe.minY - own.minY) : 0,
      left: insets.left > 0 ? max(0, safe.minX - own.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, own.maxY - safe.maxY) : 0,
      right: insets.right > 0 ? max(0, own.maxX - safe.maxX) : 0
    )
  }

  /// Tells the view of margins and safe area that changed, and lets those below look again.
  func announceInsets() {
    needs.remove(.insets)
    // Constraints may have been made while the view was somewhere it has never been told of.
    engine?.insetsChanged(of: self)
    let safeArea = effectiveSafeAreaInsets
    let newMargins = effectiveLayoutMargins(safeArea: safeArea)
    let safeAreaChanged = safeArea != margins.toldSafeArea
    let marginsChanged = newMargins != margins.toldMargins
    guard safeAreaChanged || marginsChanged else { return }
    margins.toldSafeArea = safeArea
    margins.toldMargins = newMargins
    // Margins first, as recorded (L-40).
    if marginsChanged {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    if safeAreaChanged {
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
    }
    insetsMatter()
    setNeedsLayout()
    for view in subviews { view.setNeeds(.insets) }
  }
}
