/// Diameter of the system's knob, in points.
private let knobSide: CGFloat = 28

/// Room between a picture at an end and the line, in points.
private let pictureGap: CGFloat = 9

extension UISlider {
  func endPictureRect(_ image: UIImage?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let rect = CGRect(
      x: atEnd ? bounds.maxX - 2 - size.width : bounds.minX + 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
    return alignToPixel(mirrored(rect, in: bounds))
  }

  func plainTrackRect(in bounds: CGRect) -> CGRect {
    let before = minimumValueImage.map { $0.size.width + pictureGap } ?? 0
    let after = maximumValueImage.map { $0.size.width + pictureGap } ?? 0
    let rect = CGRect(
      x: bounds.minX + 2 + before,
      y: bounds.midY - 2,
      width: max(0, bounds.width - 4 - before - after),
      height: 4
    )
    return mirrored(alignToPixel(rect), in: bounds)
  }

  func plainThumbRect(_ bounds: CGRect, _ track: CGRect, _ value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: knobSide, height: knobSide)
    let range = maximumValue - minimumValue
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    // The knob's edge stops two points beyond the line's end, at the edge of the bounds.
    let room = track.width + 4 - size.width
    return CGRect(
      x: track.minX - 2 + room * (isMirrored ? 1 - share : share),
      y: track.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The number under a horizontal position in the bounds.
  func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = plainThumbRect(bounds, track, minimumValue).midX
    let last = plainThumbRect(bounds, track, maximumValue).midX
    guard first != last else { return minimumValue }
    return minimumValue + Float((x - first) / (last - first)) * (maximumValue - minimumValue)
  }
}
