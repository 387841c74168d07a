extension UIScrollView {
  private static let key = "UIScrollView"

  /// The place to save: the one that is still to be taken, or else where the view is.
  package var placeToSave: RestoredPlace {
    if let waiting = scrolling.restored { return waiting }
    var place = RestoredPlace(offset: contentOffset, zoom: zoomScale)
    place.isAtTop = contentOffset.y <= -adjustedContentInset.top
    place.isAtLeft = contentOffset.x <= -adjustedContentInset.left
    return place
  }

  func encodePlace(with coder: NSCoder) { encode(placeToSave, with: coder) }

  /// Writes a place, which a view may keep until its content is there.
  package func encode(_ place: RestoredPlace, with coder: NSCoder) {
    coder.encode(Double(place.offset.x), forKey: Self.key + "OffsetX")
    coder.encode(Double(place.offset.y), forKey: Self.key + "OffsetY")
    coder.encode(place.isAtTop, forKey: Self.key + "AtTop")
    coder.encode(place.isAtLeft, forKey: Self.key + "AtLeft")
    coder.encode(Double(place.zoom), forKey: Self.key + "Zoom")
  }

  /// The place is taken at the first layouts: only then are content and insets what they were.
  func decodePlace(with coder: NSCoder) {
    if let place = decodedPlace(with: coder) { take(place) }
  }

  /// Moves to a place at the next layouts.
  package func take(_ place: RestoredPlace) {
    scrolling.restored = place
    setNeedsLayout()
  }

  /// The place that was written; nil if there is none that can be.
  package func decodedPlace(with coder: NSCoder) -> RestoredPlace? {
    guard coder.containsValue(forKey: Self.key + "OffsetY") else { return nil }
    let x = coder.decodeDouble(forKey: Self.key + "OffsetX")
    let y = coder.decodeDouble(forKey: Self.key + "OffsetY")
    let zoom = coder.decodeDouble(forKey: Self.key + "Zoom")
    guard x.isFinite, y.isFinite, abs(x) < 1e7, abs(y) < 1e7, zoom.isFinite, zoom > 0 else {
      return nil
    }
    var place = RestoredPlace(offset: CGPoint(x: x, y: y), zoom: zoom)
    place.isAtTop = coder.decodeBool(forKey: Self.key + "AtTop")
    place.isAtLeft = coder.decodeBool(forKey: Self.key + "AtLeft")
    if let list = self as? any RestorableList, let anchor = list.decodeAnchor(with: coder) {
      place.anchor = anchor.path
      place.distance = anchor.distance
    }
    return place
  }

  /// Moves to the restored place, as far as there is content.
  func takeRestoredPlace() {
    guard var place = scrolling.restored, window != nil, !bounds.isEmpty else { return }
    guard !isTracking, !isDecelerating, place.layoutsLeft > 0 else {
      return scrolling.restored = nil
    }
    place.layoutsLeft -= 1
    if zoomScale != place.zoom { zoomScale = place.zoom }
    (self as? any RestorableList)?.prepareContentSize()
    contentOffset = reachableOffset(of: place)
    scrolling.restored = place
    if place.layoutsLeft > 0 { setNeedsLayout() }
  }

  /// The offset that shows what a place showed.
  private func offset(of place: RestoredPlace) -> CGPoint {
    var wanted = place.offset
    if let path = place.anchor, let origin = (self as? any RestorableList)?.origin(of: path) {
      wanted = CGPoint(x: origin.x + place.distance.x, y: origin.y + place.distance.y)
      // Sums of fractions are not exact, and what is drawn shows it.
      if abs(wanted.x - place.offset.x) < 1e-3 { wanted.x = place.offset.x }
      if abs(wanted.y - place.offset.y) < 1e-3 { wanted.y = place.offset.y }
    }
    return wanted
  }

  /// The offset of a place as far as there is content, and for a place at an edge that edge.
  ///
  /// Where the view is there already it stays, since a bar with a large title takes more or less
  /// room by where its content is.
  private func reachableOffset(of place: RestoredPlace) -> CGPoint {
    var reached = clamped(offset(of: place))
    // A list whose first elements are new shows those that it showed, below its edge.
    guard place.anchor?.allSatisfy({ $0 == 0 }) ?? true else { return reached }
    let inset = adjustedContentInset
    if place.isAtTop { reached.y = min(contentOffset.y, -inset.top) }
    if place.isAtLeft { reached.x = min(contentOffset.x, -inset.left) }
    return reached
  }
}
