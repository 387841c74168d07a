internal import QuartzCore

/// Content that scrolls in a sheet, and the drags that move the sheet instead.
extension UIScrollView {
  /// True if a drag belongs to the sheet around: content that is at its top pulls the sheet down,
  /// and up to a larger detent before it scrolls.
  func leavesToSheet(_ way: CGPoint) -> Bool {
    guard abs(way.y) > abs(way.x), isAtTop, let sheet = sheetAround, sheet.placement != .everywhere
    else { return false }
    // Content that refreshes keeps the drag that does so.
    if way.y > 0 { return refreshControl == nil }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
  }

  private var sheetAround: UISheetPresentationController? {
    sequence(first: self as UIView) { $0.superview }.lazy
      .compactMap { ($0 as? SheetCard)?.sheet }.first
  }
}

extension UISheetPresentationController {
  /// True if there is a detent above the one at which the sheet rests.
  fileprivate var canGrow: Bool {
    guard placement == .bottom, let containerView else { return false }
    let room = SheetRoom(containerView)
    return resting(in: room).contains { room.height($0.value) > card.bounds.height + 0.5 }
  }
}
