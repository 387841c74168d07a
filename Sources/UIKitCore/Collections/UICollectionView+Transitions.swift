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
    layout.collectionView = self
    collectionViewLayout = transition
    current.collectionView = self
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
    } completion: { completed in
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
      transition.completion?(completed, isFinished)
    }
  }
}
