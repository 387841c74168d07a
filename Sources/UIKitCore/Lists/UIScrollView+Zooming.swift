internal import QuartzCore

/// Zooming, by two fingers and by code.
extension UIScrollView {
  /// The gesture of two fingers that zoom; nil while minimum and maximum are the same.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    pinch as? UIPinchGestureRecognizer
  }

  /// In seconds.
  private static let zoomDuration: TimeInterval = 0.3

  private var limits: ClosedRange<CGFloat> {
    minimumZoomScale...max(maximumZoomScale, minimumZoomScale)
  }

  /// The nearest scale within the limits.
  func limited(_ scale: CGFloat) -> CGFloat {
    guard minimumZoomScale <= max(maximumZoomScale, minimumZoomScale) else { return scale }
    return min(max(scale, limits.lowerBound), limits.upperBound)
  }

  /// Has the gesture of two fingers while there is anything to zoom.
  func updatePinch() {
    let zooms = maximumZoomScale > minimumZoomScale
    if zooms, pinch == nil {
      let pinch = ScrollPinchRecognizer()
      pinch.handler = { [weak self] _ in self?.followFingers() }
      pinch.delaysTouchesEnded = false
      addGestureRecognizer(pinch)
      self.pinch = pinch
    } else if !zooms, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    }
  }

  // MARK: - Two fingers

  private func followFingers() {
    guard let pinch = pinchGestureRecognizer else { return }
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    stopMotion()
    zoomedView = view
    scrolling.zoom = ZoomStart(scale: zoomScale, anchor: pinch.location(in: view))
    isZooming = true
    showIndicators()
    delegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch(pinch)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    // One of two fingers that are lifted would pull the content to the other.
    guard let start = scrolling.zoom, let view = zoomedView, pinch.touches.count >= 2 else {
      return
    }
    let scale = start.scale(spread: pinch.scale, within: limits, bounces: bouncesZoom)
    let place = pinch.location(in: self)
    apply(scale, to: view)
    // What was between the fingers stays between them.
    let now = convert(start.anchor, from: view)
    move(to: CGPoint(x: contentOffset.x + now.x - place.x, y: contentOffset.y + now.y - place.y))
  }

  private func endPinch() {
    guard let start = scrolling.zoom else { return }
    scrolling.zoom = nil
    isZooming = false
    // A finger that stays goes on from here.
    panGestureRecognizer.setTranslation(.zero, in: nil)
    scrolling.dragStart = contentOffset
    let end = limited(zoomScale)
    guard end != zoomScale, let view = zoomedView else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      if !isDragging { returnToRange() }
      return hideIndicatorsSoon()
    }
    isZoomBouncing = true
    let place = convert(start.anchor, from: view)
    UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .curveEaseOut) {
      self.apply(end, to: view)
      let now = self.convert(start.anchor, from: view)
      let offset = CGPoint(
        x: self.contentOffset.x + now.x - place.x,
        y: self.contentOffset.y + now.y - place.y
      )
      self.contentOffset = self.clamped(offset)
    } completion: { _ in
      self.isZoomBouncing = false
      self.scrolling.dragStart = self.contentOffset
      self.hideIndicatorsSoon()
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
    }
  }

  // MARK: - By code

  /// Zooms to a scale within the limits, about the middle of what is in sight.
  func zoom(to scale: CGFloat, animated: Bool) {
    guard scale != zoomScale else { return }
    guard let view = delegate?.viewForZooming(in: self) else {
      scrolling.scale = scale
      return
    }
    // Before there is any size the content is zoomed about its beginning.
    let middle = bounds.isEmpty ? nil : convert(CGPoint(x: bounds.midX, y: bounds.midY), to: view)
    zoom(view, to: scale, middle: middle, animated: animated)
  }

  func zoom(toFill rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    zoom(view, to: scale, middle: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, middle: CGPoint?, animated: Bool) {
    zoomedView = view
    let change = {
      self.apply(scale, to: view)
      guard let middle else { return }
      let now = self.convert(middle, from: view)
      let offset = CGPoint(x: now.x - self.bounds.width / 2, y: now.y - self.bounds.height / 2)
      self.contentOffset = self.clamped(offset)
    }
    guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    scrolling.zoomsByCode += 1
    UIView.animate(withDuration: Self.zoomDuration, animations: change) { _ in
      self.scrolling.zoomsByCode -= 1
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
    }
  }

  private func apply(_ scale: CGFloat, to view: UIView) {
    let unscaled = view.bounds.size
    scrolling.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    if view.translatesAutoresizingMaskIntoConstraints {
      view.frame.origin = .zero
      contentSize = CGSize(width: unscaled.width * scale, height: unscaled.height * scale)
    } else {
      // Constraints place it anew, as large as it appears now.
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
    delegate?.scrollViewDidZoom(self)
  }
}
