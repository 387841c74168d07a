internal import Device

/// The system's strip at the top of a picture of the whole screen: time, signal, battery.
///
/// The time is the one that Apple's pictures show, so that a picture never changes by itself.
final class StatusBar: UIView {
  private let model: DeviceModel
  private let color: UIColor

  init(model: DeviceModel, frame: CGRect, color: UIColor) {
    self.model = model
    self.color = color
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    color.set()
    if model.safeArea(in: .portrait).bottom > 0, model.idiom == .phone {
      drawEars()
    } else {
      drawStrip()
    }
  }

  // MARK: - Beside a notch or island

  private func drawEars() {
    let hasIsland = bounds.height > 50
    let middle: CGFloat = hasIsland ? 31.5 : bounds.height * 0.55
    let earWidth: CGFloat = hasIsland ? 62 : 54
    draw("9:41", size: 17, at: CGPoint(x: earWidth, y: middle), anchor: 0.5)
    var right = bounds.width - (hasIsland ? 32 : 26)
    right = drawBattery(right: right, middle: middle) - 7
    right = drawWiFi(right: right, middle: middle) - 7
    drawSignal(right: right, middle: middle)
  }

  // MARK: - Along the edge

  private func drawStrip() {
    let middle = bounds.midY
    let isPad = model.idiom == .pad
    let edge: CGFloat = bounds.height > 20 ? 20 : 8
    if isPad {
      draw("9:41 AM", size: 12, at: CGPoint(x: edge, y: middle), anchor: 0)
    } else {
      drawSignal(right: 26, middle: middle)
      _ = drawWiFi(right: 48, middle: middle)
      draw("9:41 AM", size: 12, at: CGPoint(x: bounds.midX, y: middle), anchor: 0.5)
    }
    let right = drawBattery(right: bounds.width - edge, middle: middle) - 6
    if isPad { _ = drawWiFi(right: right, middle: middle) }
  }

  // MARK: - Parts

  private func draw(_ text: String, size: CGFloat, at point: CGPoint, anchor: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let font = UIFont.systemFont(ofSize: size, weight: .semibold)
    // Not an attributed string, of which Linux's Foundation never frees the attributes.
    let label = AttributedText(
      text,
      defaults: AttributedText.Defaults(font: font, color: color),
      limits: AttributedText.Limits(),
      traits: .current
    )
    let (width, height) = (label.size.width, label.size.height)
    label.draw(in: context, at: CGPoint(x: point.x - width * anchor, y: point.y - height / 2))
  }

  /// - Returns: where the drawing begins.
  private func drawBattery(right: CGFloat, middle: CGFloat) -> CGFloat {
    let body = CGRect(x: right - 27, y: middle - 6.5, width: 25, height: 13)
    let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8)
    outline.lineWidth = 1
    color.withAlphaComponent(0.35).set()
    outline.stroke()
    UIBezierPath(
      roundedRect: CGRect(x: right - 1.3, y: middle - 2, width: 1.3, height: 4),
      cornerRadius: 0.65
    ).fill()
    color.set()
    UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.5).fill()
    return body.minX
  }

  private func drawWiFi(right: CGFloat, middle: CGFloat) -> CGFloat {
    let tip = CGPoint(x: right - 8.5, y: middle + 5.8)
    for (inner, outer) in [(0, 4), (5.6, 8), (9.6, 12)] as [(CGFloat, CGFloat)] {
      let arc = UIBezierPath()
      let (from, to) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
      arc.addArc(
        withCenter: tip,
        radius: outer,
        startAngle: from,
        endAngle: to,
        clockwise: true
      )
      if inner == 0 {
        arc.addLine(to: tip)
      } else {
        arc.addArc(
          withCenter: tip,
          radius: inner,
          startAngle: to,
          endAngle: from,
          clockwise: false
        )
      }
      arc.close()
      arc.fill()
    }
    return right - 17
  }

  private func drawSignal(right: CGFloat, middle: CGFloat) {
    for (index, height) in ([4, 6.2, 8.8, 11.6] as [CGFloat]).enumerated() {
      let bar = CGRect(
        x: right - 18 + CGFloat(index) * 5,
        y: middle + 5.8 - height,
        width: 3.2,
        height: height
      )
      UIBezierPath(roundedRect: bar, cornerRadius: 0.9).fill()
    }
  }
}
