internal import QuartzCore

/// A card over what a window shows, as menus are: a plate with round corners through which what lies
/// behind shines, above a shadow, with lines that scroll where there are too many.
class CardView: UIView {
  /// As large as the card; the lines go into it.
  let scroll = UIScrollView()
  private let plate: UIVisualEffectView

  /// A card of a material with corners of a radius, in points.
  init(_ material: UIBlurEffect.Style, radius: CGFloat) {
    plate = UIVisualEffectView(effect: UIBlurEffect(style: material))
    super.init(frame: .zero)
    layer.cornerRadius = radius
    // The shadow is ours; UIKit's is not recorded.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    plate.layer.cornerRadius = radius
    plate.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(plate)
    plate.contentView.addSubview(scroll)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    scroll.frame = bounds
  }
}
