internal import QuartzCore

/// The views around the card: the dimming, and the presenter that leans back.
extension UISheetPresentationController {
  private static let dimmingColor = UIColor(
    light: UIColor(white: 0, alpha: 0.2),
    dark: UIColor(white: 0, alpha: 0.48)
  )

  // MARK: - Coming and going

  func cardWillCome() {
    guard let containerView else { return }
    dimming.backgroundColor = Self.dimmingColor
    dimming.frame = containerView.bounds
    containerView.insertSubview(dimming, at: 0)
    pull.attach()
    card.show(presentedViewController.view)
    card.frame = frameOfCard
    card.corners(placement, radius: preferredCornerRadius ?? SheetCard.radius)
    dimming.alpha = 0
    dimTintOfPresenter(isDimmed)
    alongside {
      self.dimming.alpha = self.isDimmed ? 1 : 0
      self.leanBack(self.isLarge)
    }
  }

  func cardWillGo() {
    // While a finger pulls the sheet, the pull sets the dimming.
    guard !pull.isMoving else { return }
    alongside {
      self.dimming.alpha = 0
      self.leanBack(false)
    }
  }

  func removeAround() {
    leanBack(false)
    dimTintOfPresenter(false)
    dimming.removeFromSuperview()
    pull.detach()
  }

  /// With the transition, or at once where there is none.
  private func alongside(_ change: @escaping () -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    guard coordinator?.animate(alongsideTransition: { _ in change() }) == true else {
      return change()
    }
  }

  // MARK: - The presenter

  /// The view that leans back: the card of a sheet below, or the presenter's view.
  private var backing: UIView? {
    if let below = presenting?.modal.presentation?.activeController
      as? UISheetPresentationController
    {
      return below.card
    }
    return presenting?.viewIfLoaded
  }

  /// Makes the presenter a card behind this one, whose top is all that is seen.
  func leanBack(_ leans: Bool) {
    guard let backing, let containerView, leans != card.isBackingLeaning else { return }
    card.isBackingLeaning = leans
    let size = containerView.bounds.size
    let scale = leans ? 1 - 2 * SheetCard.lean / size.width : 1
    let top = containerView.safeAreaInsets.top
    let isCard = backing is SheetCard
    // A card is scaled about its own middle and ends a gap above this one.
    let middle = isCard ? backing.center.y - backing.bounds.height / 2 : 0
    let shrinks = backing.bounds.height * (1 - scale) / 2
    let shift = leans ? top - (isCard ? 0 : shrinks) - (isCard ? middle + shrinks : 0) : 0
    backing.transform =
      leans
      ? CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale) : .identity
    if !isCard {
      backing.layer.cornerRadius = leans ? SheetCard.radius : 0
      backing.clipsToBounds = leans
    }
  }

  func viewOfPresenter(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let containerView, let view = presenting?.viewIfLoaded else { return nil }
    return view.hitTest(view.convert(point, from: containerView), with: event)
  }
}
