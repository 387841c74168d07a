internal import QuartzCore

/// The layout of the card.
extension UISheetPresentationController {
  /// The width of a page on an iPad, and the size of a form (in points).
  private static let pageWidth: CGFloat = 704
  private static let formSize = CGSize(width: 540, height: 620)
  private static let padMargin: CGFloat = 20

  enum Placement { case bottom, middle, everywhere }

  var placement: Placement {
    let traits = containerView?.traitCollection ?? traitCollection
    if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight {
      return .everywhere
    }
    return traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact
      ? .bottom : .middle
  }

  var frameOfCard: CGRect {
    guard let containerView else { return .zero }
    switch placement {
    case .everywhere: return containerView.bounds
    case .middle: return frameInMiddle(of: containerView)
    case .bottom: return frameAtBottom(of: containerView)
    }
  }

  private func frameInMiddle(of container: UIView) -> CGRect {
    let room = container.bounds.inset(by: container.safeAreaInsets)
    let preferred = presentedViewController.preferredContentSize
    var size = Self.formSize
    if presentationStyle != .formSheet {
      size = CGSize(
        width: min(Self.pageWidth, container.bounds.width - 2 * Self.padMargin),
        height: room.height - 2 * Self.padMargin
      )
    } else if preferred.width > 0, preferred.height > 0 {
      size = preferred
    }
    size.width = min(size.width, container.bounds.width - 2 * Self.padMargin)
    size.height = min(size.height, room.height - Self.padMargin)
    return CGRect(
      x: ((container.bounds.width - size.width) / 2).rounded(),
      y: ((container.bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  private func frameAtBottom(of container: UIView) -> CGRect {
    let room = SheetRoom(container)
    let height = room.height(selectedValue(in: room))
    var width = container.bounds.width
    let preferred = presentedViewController.preferredContentSize.width
    if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 {
      width = min(width, preferred)
    }
    return CGRect(
      x: (container.bounds.width - width) / 2,
      y: container.bounds.height - height,
      width: width,
      height: height
    )
  }

  // MARK: - Detents

  /// The active detents with their heights, the lowest first.
  func resting(in room: SheetRoom) -> [(detent: Detent, value: CGFloat)] {
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent: detent, value: $0) }
    }
    let sorted = active.enumerated().sorted {
      ($0.element.value, $0.offset) < ($1.element.value, $1.offset)
    }
    return sorted.isEmpty
      ? [(Detent.large(), room.maximumDetentValue)] : sorted.map(\.element)
  }

  private func selectedValue(in room: SheetRoom) -> CGFloat {
    let resting = resting(in: room)
    let selected = resting.first { $0.detent.identifier == selectedDetentIdentifier }
    return (selected ?? resting.first)?.value ?? room.maximumDetentValue
  }

  /// True if the sheet is so high that the view below leans back.
  var isLarge: Bool {
    guard let containerView, placement == .bottom else { return false }
    let room = SheetRoom(containerView)
    return selectedValue(in: room) >= room.maximumDetentValue
  }

  /// Below the largest detent without dimming, the presenter can be used.
  var isDimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, let containerView else { return true }
    let room = SheetRoom(containerView)
    guard let value = resting(in: room).first(where: { $0.detent.identifier == limit })?.value
    else { return true }
    return selectedValue(in: room) > value
  }

  // MARK: - Layout

  func layOutSheet() {
    guard let containerView else { return }
    if dimming.superview === containerView { dimming.frame = containerView.bounds }
    guard !pull.isMoving, card.transform.isIdentity else { return }
    card.frame = frameOfCard
    card.corners(placement, radius: preferredCornerRadius ?? SheetCard.radius)
    guard presentation?.phase == .presented else { return }
    dimming.alpha = isDimmed ? 1 : 0
    dimTintOfPresenter(isDimmed)
    leanBack(isLarge)
  }

  /// A form is narrow, and what floats above is a little lighter where the interface is dark.
  var traitsOfCard: UITraitCollection {
    let level = UITraitCollection(userInterfaceLevel: .elevated)
    guard placement == .middle, presentationStyle == .formSheet else { return level }
    return UITraitCollection(traitsFrom: [level, UITraitCollection(horizontalSizeClass: .compact)])
  }
}
