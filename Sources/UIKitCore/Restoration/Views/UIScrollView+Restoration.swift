extension UIScrollView {
  private static let key = "UIScrollView"

  func encodePlace(with coder: NSCoder) {
    let offset = scrolling.restored?.offset ?? contentOffset
    coder.encode(Double(offset.x), forKey: Self.key + "OffsetX")
    coder.encode(Double(offset.y), forKey: Self.key + "OffsetY")
    coder.encode(Double(scrolling.restored?.zoom ?? zoomScale), forKey: Self.key + "Zoom")
  }

  /// The place is taken at the first layouts: only then are content and insets what they were.
  func decodePlace(with coder: NSCoder) {
    guard coder.containsValue(forKey: Self.key + "OffsetY") else { return }
    let x = coder.decodeDouble(forKey: Self.key + "OffsetX")
    let y = coder.decodeDouble(forKey: Self.key + "OffsetY")
    let zoom = coder.decodeDouble(forKey: Self.key + "Zoom")
    guard x.isFinite, y.isFinite, abs(x) < 1e7, abs(y) < 1e7, zoom.isFinite, zoom > 0 else {
      return
    }
    var place = RestoredPlace(offset: CGPoint(x: x, y: y), zoom: zoom)
    if let list = self as? any RestorableList, let anchor = list.decodeAnchor(with: coder) {
      place.anchor = anchor.path
      place.distance = anchor.distance
    }
    scrolling.restored = place
    setNeedsLayout()
  }

  /// Moves to the restored place, as far as there is content.
  func takeRestoredPlace() {
    guard var place = scrolling.restored, window != nil, !bounds.isEmpty else { return }
    guard !isTracking, !isDecelerating, place.layoutsLeft > 0 else {
      return scrolling.restored = nil
    }
    place.layoutsLeft -= 1
    if zoomScale != place.zoom { zoomScale = place.zoom }
    var wanted = place.offset
    if let path = place.anchor, let origin = (self as? any RestorableList)?.origin(of: path) {
      wanted = CGPoint(x: origin.x + place.distance.x, y: origin.y + place.distance.y)
    }
    (self as? any RestorableList)?.prepareContentSize()
    let reached = clamped(wanted)
    contentOffset = reached
    scrolling.restored = place
    if place.layoutsLeft > 0 { setNeedsLayout() }
  }
}
