internal import QuartzCore

/// Offsets and insets.
extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    setUpDragging()
    addLayoutGuide(contentLayoutGuide)
    addLayoutGuide(frameLayoutGuide)
  }

  func move(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    // Not `bounds.origin = offset`: changing a part of what subclasses may override asks for memory.
    var moved = bounds
    moved.origin = offset
    announcing("contentOffset") { bounds = moved }
    setNeedsLayout()
    updateScrollEdges()
    placeIndicators()
    refreshControl?.contentMoved()
    delegate?.scrollViewDidScroll(self)
  }

  func contentSizeChanged(from old: CGSize) {
    guard contentSize != old else { return }
    updateAdjustedInset()
    setNeedsLayout()
    updateScrollEdges()
  }

  /// Tells bars that watch this view whether content lies behind them.
  private func updateScrollEdges() {
    guard isControllerContent else { return }
    let controller = next as? UIViewController ?? superview?.next as? UIViewController
    controller?.navigationController?.updateScrollEdges()
    controller?.tabBarController?.updateScrollEdge()
  }

  /// The content stays where it is seen: what the inset grows by, the offset goes back by.
  func updateAdjustedInset() {
    let old = adjustedContentInset
    var new = contentInset + safeAreaAdjustment
    new.top += scrolling.refreshInset
    // The insets follow from where bars lie, which follow from the offset: without an end to what
    // counts as a change the three would never agree.
    guard !new.isClose(to: old) else { return }
    let wasAtTop = contentOffset.y <= -old.top
    let wasAtLeft = contentOffset.x <= -old.left
    adjustedContentInset = new
    if wasAtTop { contentOffset.y = -new.top }
    if wasAtLeft { contentOffset.x = -new.left }
    setNeedsLayout()
    for view in hierarchy.subviews { view.setNeeds(.insets) }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    // Content that no longer reaches below a bar gives it back its large title.
    if old.top > 0, new.top <= 0, isControllerContent {
      (next as? UIViewController ?? superview?.next as? UIViewController)?.navigationController?
        .barsChanged()
    }
  }

  private var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    let vertical: Bool
    let horizontal: Bool
    switch contentInsetAdjustmentBehavior {
    case .never: (vertical, horizontal) = (false, false)
    case .always: (vertical, horizontal) = (true, true)
    case .scrollableAxes: (vertical, horizontal) = (scrollsVertically, scrollsHorizontally)
    case .automatic:
      (vertical, horizontal) = (scrollsVertically || isControllerContent, scrollsHorizontally)
    }
    return UIEdgeInsets(
      top: vertical ? safe.top : 0,
      left: horizontal ? safe.left : 0,
      bottom: vertical ? safe.bottom : 0,
      right: horizontal ? safe.right : 0
    )
  }

  private var scrollsVertically: Bool {
    alwaysBounceVertical || contentSize.height > bounds.height
  }

  private var scrollsHorizontally: Bool {
    alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  /// True if this is a controller's view, or the first subview in it.
  package var isControllerContent: Bool {
    if next is UIViewController { return true }
    guard let superview else { return false }
    return superview.next is UIViewController && superview.subviews.first === self
  }

  /// The furthest offset that shows no emptiness at the end.
  var maximumOffset: CGPoint {
    let (inset, least) = (adjustedContentInset, leastOffset)
    return CGPoint(
      x: max(contentSize.width + inset.right - bounds.width, least.x),
      y: max(contentSize.height + inset.bottom - bounds.height, least.y)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (least, most) = range
    return CGPoint(
      x: min(max(offset.x, least.x), most.x),
      y: min(max(offset.y, least.y), most.y)
    )
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let shown = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minY < shown.minY || rect.height > shown.height {
      offset.y += rect.minY - shown.minY
    } else if rect.maxY > shown.maxY {
      offset.y += rect.maxY - shown.maxY
    }
    if rect.minX < shown.minX || rect.width > shown.width {
      offset.x += rect.minX - shown.minX
    } else if rect.maxX > shown.maxX {
      offset.x += rect.maxX - shown.maxX
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard old !== refreshControl else { return }
    old?.removeFromSuperview()
    if let refreshControl {
      refreshControl.isHidden = true
      insertSubview(refreshControl, at: 0)
    }
  }
}

extension UIEdgeInsets {
  /// True if no edge differs by more than a millionth of a point.
  fileprivate func isClose(to other: UIEdgeInsets) -> Bool {
    let differences = [
      top - other.top, left - other.left, bottom - other.bottom, right - other.right,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
