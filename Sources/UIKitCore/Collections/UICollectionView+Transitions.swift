internal import QuartzCore

/// Transitions from one layout to another that a gesture leads.
extension UICollectionView {
  /// Begins a transition to a layout and answers the layout in between, whose progress the caller
  /// sets; the completion hears whether the animation ended, and whether the transition did.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let current = collectionViewLayout
    let transition =
      (delegate as? any UICollectionViewDelegate)?.collectionView(
        self,
        transitionLayoutForOldLayout: current,
        newLayout: layout
      ) ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    transition.completion = completion
    current.prepareForTransition(to: layout)
    layout.prepareForTransition(from: current)
    announceTransition(from: current, to: layout)
    layout.owner = self
    collectionViewLayout = transition
    current.owner = self
    return transition
  }

  /// Brings the transition that is under way to its end, with animation.
  public func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Brings the transition that is under way back to where it began, with animation.
  public func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let old = transition.currentLayout
    let new = transition.nextLayout
    collectionViewLayout = isFinished ? new : old
    settle(animated: true) { [weak self] in
      self?.moveToTarget()
    } completion: { [weak self] completed in
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      let (from, to) = isFinished ? (old, new) : (new, old)
      self?.concludeTransition(from: from, to: to)
      transition.completion?(completed, isFinished)
    }
  }

  /// The cells, supplementary views and decorations that are shown.
  private var shownViews: [UICollectionReusableView] {
    Array(cells.values) + Array(supplementary.values) + Array(decorations.values)
  }

  /// Tells the views in sight that they are about to move to another layout (W-228).
  func announceTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    for view in shownViews { view.willTransition(from: old, to: new) }
  }

  /// Tells the views in sight that they have come to where another layout has them.
  func concludeTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    for view in shownViews { view.didTransition(from: old, to: new) }
  }
}
