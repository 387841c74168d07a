internal import QuartzCore

/// Places of a layout that is written for one direction of reading, in the other one (V-261).
extension UICollectionView {
  /// True if the layout has its places mirrored.
  var mirrorsPlaces: Bool {
    let layout = collectionViewLayout
    guard layout.flipsHorizontallyInOppositeLayoutDirection, !layout.mirrorsItself else {
      return false
    }
    return isRightToLeft != (layout.developmentLayoutDirection == .rightToLeft)
  }

  /// A rectangle of the content in the layout's coordinates, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard mirrorsPlaces else { return rect }
    let width = max(collectionViewLayout.collectionViewContentSize.width, bounds.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The layout's attributes as they are shown.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard mirrorsPlaces, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.frame = mirrored(attributes.frame)
    return copy
  }
}
