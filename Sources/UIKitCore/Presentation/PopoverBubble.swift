internal import QuartzCore

/// The bubble of a popover: the presented view fills it, arrow included, and is cut to its shape.
final class PopoverBubble: UIView {
  static let arrowHeight: CGFloat = 13
  private static let arrowWidth: CGFloat = 37
  private static let radius: CGFloat = 13

  private weak var popover: UIPopoverPresentationController?
  private let clip = UIView()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let shape = CAShapeLayer()
  /// The background of the app's own, in place of the bubble's; nil for none.
  private var ground: UIView?
  var placement = PopoverPlacement() {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }

  init(popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    isOpaque = false
    clip.isOpaque = false
    clip.layer.mask = shape
    addSubview(clip)
    clip.addSubview(material)
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    view.transform = .identity
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(view)
    ground?.removeFromSuperview()
    ground = popover?.makeGround()
    ground.map { insertSubview($0, at: 0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let ground { return layOut(on: ground) }
    clip.frame = bounds
    material.frame = bounds
    material.isHidden = popover?.backgroundColor != nil
    clip.backgroundColor = popover?.backgroundColor
    let path = outline
    shape.frame = bounds
    shape.path = path.cgPath
    layer.shadowPath = path.cgPath
    guard let content = popover?.presentedViewController, let view = content.viewIfLoaded,
      view.superview === clip
    else { return }
    view.frame = bounds
    content.barInsets = arrowInsets
  }

  /// The background draws arrow and border, and says by how much the content is smaller.
  private func layOut(on ground: UIView) {
    guard let popover else { return }
    material.isHidden = true
    clip.layer.mask = nil
    clip.backgroundColor = nil
    layer.shadowOpacity = 0
    ground.frame = bounds
    popover.describe(placement, to: ground)
    clip.frame = bounds.inset(by: arrowInsets).inset(by: popover.groundInsets)
    let content = popover.presentedViewController
    guard let view = content.viewIfLoaded, view.superview === clip else { return }
    view.frame = clip.bounds
    content.barInsets = .zero
  }

  /// Content stays off the arrow.
  private var arrowInsets: UIEdgeInsets {
    let height = popover?.arrowHeight ?? Self.arrowHeight
    return switch placement.direction {
    case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: .zero
    }
  }

  // MARK: - The shape

  /// A rounded rectangle with an arrow on one side, drawn pointing up and turned where it belongs.
  private var outline: UIBezierPath {
    let body = bounds.inset(by: arrowInsets)
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.radius)
    let isVertical = placement.direction == .up || placement.direction == .down
    let length = isVertical ? bounds.width : bounds.height
    let margin = Self.radius + Self.arrowWidth / 2
    let middle = max(margin, min(placement.arrow, length - margin))
    let arrow = arrowPointingUp
    switch placement.direction {
    case .up: arrow.apply(CGAffineTransform(translationX: middle, y: 0))
    case .down:
      arrow.apply(CGAffineTransform(scaleX: 1, y: -1))
      arrow.apply(CGAffineTransform(translationX: middle, y: bounds.height))
    case .left:
      arrow.apply(CGAffineTransform(rotationAngle: -.pi / 2))
      arrow.apply(CGAffineTransform(translationX: 0, y: middle))
    case .right:
      arrow.apply(CGAffineTransform(rotationAngle: .pi / 2))
      arrow.apply(CGAffineTransform(translationX: bounds.width, y: middle))
    default: return path
    }
    path.append(arrow)
    return path
  }

  /// Its point is at the origin; the foot runs out into the side.
  private var arrowPointingUp: UIBezierPath {
    let (half, height) = (Self.arrowWidth / 2, Self.arrowHeight)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -half, y: height + 0.5))
    path.addLine(to: CGPoint(x: -half, y: height))
    path.addCurve(
      to: CGPoint(x: -3, y: 1.5),
      controlPoint1: CGPoint(x: -half + 8, y: height),
      controlPoint2: CGPoint(x: -7, y: 4.5)
    )
    path.addQuadCurve(to: CGPoint(x: 3, y: 1.5), controlPoint: CGPoint(x: 0, y: -0.8))
    path.addCurve(
      to: CGPoint(x: half, y: height),
      controlPoint1: CGPoint(x: 7, y: 4.5),
      controlPoint2: CGPoint(x: half - 8, y: height)
    )
    path.addLine(to: CGPoint(x: half, y: height + 0.5))
    path.close()
    return path
  }
}
