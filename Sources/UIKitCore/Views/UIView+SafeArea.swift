extension UIView {
  /// The insets of the surroundings in this view, and those that its controller adds (S-15, L-41).
  var effectiveSafeAreaInsets: UIEdgeInsets {
    guard let window = hierarchy.window else { return .zero }
    if window === self { return window.insetsFromScreen }
    let inherited = hierarchy.superview?.safeAreaOverlap(of: self) ?? .zero
    guard let controller else { return inherited }
    return inherited + controller.barInsets + controller.additionalSafeAreaInsets
  }

  /// The safe area of the last notice, unless this view or one above waits for another.
  private var knownSafeArea: UIEdgeInsets? {
    guard hierarchy.window !== self else { return nil }
    return nearest { $0.needs.contains(.insets) } == nil ? margins.reportedSafeArea : nil
  }

  /// Safe area or margins as subviews get them: a scroll view's adjusted insets already keep its
  /// content clear, so they are not applied again in it, or rows would change where they pass below
  /// a bar (S-16).
  func handingOn(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let scroll = self as? UIScrollView else { return insets }
    let (whole, own) = (scroll.adjustedContentInset, scroll.contentInset)
    return UIEdgeInsets(
      top: max(0, insets.top - (whole.top - own.top)),
      left: max(0, insets.left - (whole.left - own.left)),
      bottom: max(0, insets.bottom - (whole.bottom - own.bottom)),
      right: max(0, insets.right - (whole.right - own.right))
    )
  }

  /// The part of a subview's edges that lies outside this view's safe area, in its coordinates.
  ///
  /// A subview that reaches beyond this view gets no more than this view has: one held by its own
  /// margins would otherwise grow for ever, and documents have such a view where this puts it.
  private func safeAreaOverlap(of view: UIView) -> UIEdgeInsets {
    let insets = handingOn(knownSafeArea ?? effectiveSafeAreaInsets)
    guard insets != .zero else { return .zero }
    let (safe, own) = safeRect(bounds.inset(by: insets), beside: view)
    return UIEdgeInsets(
      top: max(0, min(insets.top, safe.minY - own.minY)),
      left: max(0, min(insets.left, safe.minX - own.minX)),
      bottom: max(0, min(insets.bottom, own.maxY - safe.maxY)),
      right: max(0, min(insets.right, own.maxX - safe.maxX))
    )
  }

  /// A rectangle of this view and a subview's own, in the coordinates of one of the two.
  ///
  /// Without a transform those of this view, where the offset of a scrolled subview doesn't count:
  /// adding it and taking it off again would leave another last digit at each offset, and bars that
  /// follow the offset would follow that for ever.
  private func safeRect(_ rect: CGRect, beside view: UIView) -> (CGRect, CGRect) {
    guard view.transform.isIdentity else {
      return (view.layer.convert(rect, from: layer), view.bounds)
    }
    return (rect, view.frame)
  }

  /// False if a move leaves the insets as they are: none reach this view, nor the one around it,
  /// which lets its subviews know when that changes.
  var insetsFollowFrame: Bool {
    guard !inheritsMargins, !margins.followFrame, controller == nil,
      let superview = hierarchy.above
    else { return true }
    return margins.reportedSafeArea != .zero
      || superview._withUnsafeGuaranteedRef { $0.margins.reportedSafeArea != .zero }
  }

  /// Informs the view of changed margins and safe area, and lets those below check theirs.
  func announceInsets() {
    needs.remove(.insets)
    // Constraints made before this may depend on the old insets.
    engine?.insetsChanged(of: self)
    let safeArea = effectiveSafeAreaInsets
    let newMargins = effectiveLayoutMargins(safeArea: safeArea)
    let safeAreaChanged = safeArea != margins.reportedSafeArea
    let marginsChanged = newMargins != margins.reportedMargins
    guard safeAreaChanged || marginsChanged else { return }
    margins.reportedSafeArea = safeArea
    margins.reportedMargins = newMargins
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
    for view in hierarchy.subviews { view.setNeeds(.insets) }
  }
}
