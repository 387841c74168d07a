internal import QuartzCore

/// The view that shows a background configuration behind the content of a cell or header.
final class ConfiguredBackground: UIView {
  var configuration: UIBackgroundConfiguration { didSet { show() } }
  /// The corners that the place in a rounded group gives the background.
  var group: (radius: CGFloat, corners: CACornerMask) = (0, []) { didSet { setNeedsLayout() } }
  private let plate = UIView()
  private let picture = UIImageView()
  private var effect: UIVisualEffectView?
  private var custom: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    plate.clipsToBounds = true
    plate.addSubview(picture)
    addSubview(plate)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    picture.isHidden = configuration.image == nil
    if configuration.visualEffect !== effect?.effect {
      effect?.removeFromSuperview()
      effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
      effect.map { plate.insertSubview($0, at: 0) }
    }
    if configuration.customView !== custom {
      custom?.removeFromSuperview()
      custom = configuration.customView
      custom.map { plate.insertSubview($0, belowSubview: picture) }
    }
    colorPlate()
    setNeedsLayout()
  }

  private func colorPlate() {
    let fill = configuration.resolvedBackgroundColor(for: tintColor)
    plate.backgroundColor = fill
    let stroke = configuration.resolvedStrokeColor(for: tintColor)
    plate.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
    plate.layer.borderWidth = configuration.strokeWidth
    let shadow = configuration.shadowProperties
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorPlate()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorPlate()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = configuration.insets(in: self)
    let outset = -configuration.strokeOutset
    let frame = bounds.inset(by: insets).insetBy(dx: outset, dy: outset)
    plate.frame = frame
    let half = min(frame.width, frame.height) / 2
    let isGrouped = !group.corners.isEmpty
    let radius = isGrouped ? group.radius : configuration.cornerRadius
    plate.layer.cornerRadius = max(min(radius, half), 0)
    plate.layer.maskedCorners = isGrouped ? group.corners : .all
    for view in [picture, effect, custom] { view?.frame = plate.bounds }
    layOutShadow(radius: plate.layer.cornerRadius)
  }

  /// A path of the app's own is in the coordinates of the background.
  private func layOutShadow(radius: CGFloat) {
    guard configuration.shadowProperties.opacity > 0 else { return layer.shadowPath = nil }
    let path =
      configuration.shadowProperties.path.flatMap { $0.copy() as? UIBezierPath }
      ?? UIBezierPath(roundedRect: plate.bounds, cornerRadius: radius)
    path.apply(CGAffineTransform(translationX: plate.frame.minX, y: plate.frame.minY))
    layer.shadowPath = path.cgPath
  }
}

extension UIBackgroundConfiguration {
  /// The insets, in points, of the background in its view, layout margins included where wanted.
  fileprivate func insets(in view: UIView) -> UIEdgeInsets {
    let margins = view.superview?.directionalLayoutMargins ?? .zero
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    var sum = backgroundInsets
    if edges.contains(.top) { sum.top += margins.top }
    if edges.contains(.leading) { sum.leading += margins.leading }
    if edges.contains(.bottom) { sum.bottom += margins.bottom }
    if edges.contains(.trailing) { sum.trailing += margins.trailing }
    return UIEdgeInsets(
      top: sum.top,
      left: view.isRightToLeft ? sum.trailing : sum.leading,
      bottom: sum.bottom,
      right: view.isRightToLeft ? sum.leading : sum.trailing
    )
  }
}

extension CACornerMask {
  fileprivate static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
