internal import QuartzCore

/// The positions of parts while one content gives way to another.
extension NavigationBarContent {
  /// Moves the parts to one side of their place, or back; called inside and outside animations.
  func shift(to slide: Slide) {
    for view in [titleView, largeTitle, backButton?.wording] { view?.transform = .identity }
    if !isFrozen { layOutContent() }
    self.slide = slide
    let isAway = slide != .inPlace
    for view in [backButton, prompt] + leading + trailing { view?.alpha = isAway ? 0 : 1 }
    backButton?.wording.transform = backShift(slide)
    largeTitle?.alpha = isAway ? 0 : 1
    largeTitle?.transform =
      isAway
      ? moved(by: slide == .ahead ? bounds.width : -bounds.width / 3)
      : .identity
    searchRow.alpha = isAway ? 0 : 1
    guard let titleView else { return }
    titleView.transform = titleShift(slide, of: titleView)
    if isAway { titleView.alpha = 0 } else if largeTitle == nil { titleView.alpha = 1 }
  }

  private func moved(by x: CGFloat) -> CGAffineTransform {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGAffineTransform(translationX: isMirrored ? -x : x, y: 0)
  }

  /// A title comes from the side, and leaves towards the text of the next back button.
  private func titleShift(_ slide: Slide, of title: UIView) -> CGAffineTransform {
    switch slide {
    case .inPlace: .identity
    case .ahead: moved(by: bounds.width / 2)
    case .behind: moved(by: 27 - title.frame.minX)
    }
  }

  /// The text of a back button comes from the place of the title that it repeats.
  private func backShift(_ slide: Slide) -> CGAffineTransform {
    guard let backButton else { return .identity }
    let titleWidth = backButton.wording.frame.width
    return switch slide {
    case .inPlace: .identity
    case .ahead: moved(by: (bounds.width - titleWidth) / 2 - backButton.frame.minX - 19)
    case .behind: moved(by: -titleWidth)
    }
  }
}
