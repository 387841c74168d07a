internal import QuartzCore

/// A calendar or wheels in a card that floats over a window until a touch beside it closes it.
final class DateCard: UIView {
  private let picker: UIDatePicker
  private let plate = UIView()
  /// The rectangle of the line that the card belongs to, in the window.
  private let anchor: CGRect
  var onClose: () -> Void = {}

  private static let margin: CGFloat = 8

  @discardableResult
  init(_ picker: UIDatePicker, over window: UIWindow, beside anchor: CGRect) {
    (self.picker, self.anchor) = (picker, anchor)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    plate.backgroundColor = .secondarySystemGroupedBackground
    plate.layer.cornerRadius = 13
    plate.layer.cornerCurve = .continuous
    plate.layer.shadowOpacity = 0.2
    plate.layer.shadowRadius = 20
    plate.layer.shadowOffset = CGSize(width: 0, height: 4)
    addSubview(plate)
    plate.addSubview(picker)
    let tap = UITapGestureRecognizer()
    tap.handler = { [weak self] in
      guard let self, !plate.frame.contains($0.location(in: self)) else { return }
      close()
    }
    addGestureRecognizer(tap)
    window.addSubview(self)
    appear()
  }

  required init?(coder: NSCoder) { nil }

  private func appear() {
    layoutIfNeeded()
    plate.alpha = 0
    plate.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    UIView.animate(withDuration: 0.25) {
      self.plate.alpha = 1
      self.plate.transform = .identity
    }
  }

  private func close() {
    isUserInteractionEnabled = false
    onClose()
    UIView.animate(withDuration: 0.2) {
      self.plate.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let wanted = picker.intrinsicContentSize
    let size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    // Below the line where there is room, else above it, else in the middle.
    let below = anchor.maxY + Self.margin
    let above = anchor.minY - Self.margin - size.height
    let y =
      below + size.height <= area.maxY
      ? below : above >= area.minY ? above : area.midY - size.height / 2
    let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
    plate.bounds = CGRect(origin: .zero, size: size)
    plate.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    picker.frame = plate.bounds
  }
}
