internal import QuartzCore

/// The card of a sheet: it clips the presented view and carries the grabber.
final class SheetCard: UIView {
  /// Of the corners, in points.
  static let radius: CGFloat = 10
  /// The inset of the sides of the view that leans back, in points.
  static let lean: CGFloat = 16
  private static let grabberSize = CGSize(width: 36, height: 5)

  private(set) weak var sheet: UISheetPresentationController?
  private let grabber = UIView()
  var isBackingLeaning = false

  init(sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    view.transform = .identity
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Round at the top, and all around where it floats.
  func corners(_ placement: UISheetPresentationController.Placement, radius: CGFloat) {
    layer.cornerRadius = placement == .everywhere ? 0 : radius
    layer.maskedCorners =
      placement == .bottom
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.isHidden = sheet?.prefersGrabberVisible != true || sheet?.placement == .everywhere
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2,
      y: 5,
      width: Self.grabberSize.width,
      height: Self.grabberSize.height
    )
    bringSubviewToFront(grabber)
    // The view may be wherever an app put it, but it fills the card.
    if let view = sheet?.presentedViewController.viewIfLoaded, view.superview === self {
      view.frame = bounds
    }
  }
}
