extension UIScrollView {
  /// Moves by a page the way three fingers push the content, and tells where one is.
  ///
  /// Fingers that go up show what is below. Answers false where there is nowhere to go at all.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let shown = bounds.inset(by: adjustedContentInset).size
    let isVertical = contentSize.height > shown.height + 0.5
    let isHorizontal = contentSize.width > shown.width + 0.5
    guard isScrollEnabled, isVertical || isHorizontal else { return false }
    var offset = contentOffset
    switch direction {
    case .up where isVertical: offset.y += shown.height
    case .down where isVertical: offset.y -= shown.height
    case .left where isHorizontal: offset.x += shown.width
    case .right where isHorizontal: offset.x -= shown.width
    case .next: if isVertical { offset.y += shown.height } else { offset.x += shown.width }
    case .previous: if isVertical { offset.y -= shown.height } else { offset.x -= shown.width }
    default: return false
    }
    setContentOffset(clamped(offset), animated: false)
    UIAccessibility.post(
      notification: .pageScrolled,
      argument: pageText(shown, isVertical: direction.isVertical ?? isVertical)
    )
    return true
  }

  private func pageText(_ shown: CGSize, isVertical: Bool) -> String {
    let inset = adjustedContentInset
    let (length, page, place) =
      isVertical
      ? (contentSize.height, shown.height, contentOffset.y + inset.top)
      : (contentSize.width, shown.width, contentOffset.x + inset.left)
    guard page > 0 else { return "Page 1 of 1" }
    let count = max(1, Int((length / page).rounded(.up)))
    let current = min(count, Int((place / page).rounded(.up)) + 1)
    return "Page \(current) of \(count)"
  }
}

extension UIAccessibilityScrollDirection {
  fileprivate var isVertical: Bool? {
    switch self {
    case .up, .down: true
    case .left, .right: false
    case .next, .previous: nil
    }
  }
}
