internal import QuartzCore

/// The scroll views of sections that scroll by themselves.
extension UICollectionView {
  /// The view that holds a cell or another view of the layout.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scroller.flatMap { scrollers[$0] } ?? self
  }

  /// A frame of the collection view's coordinates in those of the view's container.
  func frame(_ rect: CGRect, in container: UIView) -> CGRect {
    guard let scroller = container as? OrthogonalScrollView else { return rect }
    return rect.offsetBy(
      dx: scroller.bounds.minX - scroller.frame.minX,
      dy: scroller.bounds.minY - scroller.frame.minY
    )
  }

  /// The frame of a shown view in the collection view's coordinates.
  func shownFrame(of view: UIView) -> CGRect {
    guard let scroller = view.superview as? OrthogonalScrollView else { return view.frame }
    return view.frame.offsetBy(
      dx: scroller.frame.minX - scroller.bounds.minX,
      dy: scroller.frame.minY - scroller.bounds.minY
    )
  }

  /// Gives each section in sight that scrolls by itself its scroll view.
  func placeScrollers() {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let needed = layout?.scrollers(in: bounds) ?? []
    let sections = Set(needed.map(\.section))
    for (section, view) in scrollers where !sections.contains(section) {
      view.removeFromSuperview()
      scrollers[section] = nil
    }
    for place in needed {
      let view = scrollers[place.section] ?? OrthogonalScrollView(frame: place.frame)
      let isNew = scrollers[place.section] == nil
      scrollers[place.section] = view
      // A scroll view that comes into sight does not come from anywhere.
      if isNew {
        UIView.performWithoutAnimation { place.set(view, list: self) }
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
      } else {
        place.set(view, list: self)
      }
    }
  }

  /// The positions of an item along the way in which sections scroll by themselves.
  var positionsAcross: ScrollPosition {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    return layout?.axis == .horizontal
      ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
  }

  /// Scrolls the section of an item that scrolls by itself.
  func scrollSection(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let place = layout.place(of: path, position)
    else { return }
    guard let scroller = scrollers[path.section] else {
      layout.note(place, of: path.section)
      return setNeedsLayout()
    }
    scroller.setContentOffset(scroller.clamped(place), animated: animated)
  }

  /// Content that goes from right to left begins at its right end.
  func beginReading() {
    guard isRightToLeft else { return }
    let layout = collectionViewLayout
    let sections = layout as? UICollectionViewCompositionalLayout
    guard sections?.axis == .horizontal || mirrorsPlaces else { return }
    layout.prepareIfNeeded()
    contentSize = layout.collectionViewContentSize
    contentOffset.x = maximumOffset.x
  }

  func sectionScrolled(_ scroller: OrthogonalScrollView) {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
    layout.note(scroller.contentOffset, of: scroller.section)
    setNeedsLayout()
  }
}

/// The place of a section that scrolls by itself.
struct OrthogonalPlace {
  var section: Int
  /// In the collection view's coordinates.
  var frame: CGRect
  var contentSize: CGSize
  var offset: CGPoint
  var isHorizontal: Bool
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  var rate: UIScrollView.DecelerationRate
  var stops: ((ClosedRange<CGFloat>) -> [CGFloat])?

  func set(_ view: OrthogonalScrollView, list: UICollectionView) {
    view.isPlaced = true
    defer { view.isPlaced = false }
    view.list = list
    view.section = section
    view.isHorizontal = isHorizontal
    view.stops = stops
    view.goesOneStop = behavior.goesOneStop
    view.bounces = bounce != .never
    view.alwaysBounceHorizontal = isHorizontal && bounce == .always
    view.alwaysBounceVertical = !isHorizontal && bounce == .always
    view.decelerationRate = rate
    if view.frame != frame { view.frame = frame }
    view.contentSize = contentSize
    if view.contentOffset != offset, !view.isDragging, !view.isDecelerating {
      view.contentOffset = offset
    }
  }
}
