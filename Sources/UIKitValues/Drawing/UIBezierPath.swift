/// A path of lines and curves together with how it is drawn; coordinates are points, y down.
nonisolated open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  var path = CGMutablePath()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  // MARK: Making paths

  /// A path without segments.
  public override init() {}

  /// The sides of `rect`.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// The sides of `rect` with round corners; a radius is at most half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// The sides of `rect` with some round corners.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    addRoundedRect(rect, corners: corners, radii: cornerRadii)
  }

  /// A part of a circle from one angle to another, in radians from the x axis towards y.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  /// A path of the segments of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.mutableCopy() ?? CGMutablePath()
  }

  /// Reads a path that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIBezierPathSteps") as Data?,
      let steps = try? JSONDecoder().decode([PathElement].self, from: data)
    else { return nil }
    for step in steps { step.add(to: path) }
    lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidth"))
  }

  /// Paths can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes segments and the line's width.
  open func encode(with coder: NSCoder) {
    let data = (try? JSONEncoder().encode(PathElement.steps(of: path))) ?? Data()
    coder.encode(data as NSData, forKey: "UIBezierPathSteps")
    coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidth")
  }

  /// A path of the same segments and settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeSettings(of: self)
    return copy
  }

  // MARK: Building

  /// The segments.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// True if there are no segments.
  open var isEmpty: Bool { path.isEmpty }

  /// The rectangle around what the path draws, without the line's width.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point at which the next segment begins; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins another part of the path.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line.
  open func addLine(to point: CGPoint) {
    beginIfEmpty(at: point)
    path.addLine(to: point)
  }

  /// Adds a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint,
    controlPoint1: CGPoint,
    controlPoint2: CGPoint
  ) {
    beginIfEmpty(at: controlPoint1)
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    beginIfEmpty(at: controlPoint)
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, after a line to where it begins; clockwise as seen on screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics counts directions with y up, UIKit sees them with y down.
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  /// Leads the current part back to where it began.
  open func close() {
    if !path.isEmpty { path.closeSubpath() }
  }

  /// Adds the segments of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Removes every segment.
  open func removeAllPoints() { path = CGMutablePath() }

  /// The path drawn in the other direction.
  open func reversing() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: PathElement.reversed(path))
    copy.takeSettings(of: self)
    return copy
  }

  /// Moves every point by a transform.
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    path = path.mutableCopy(using: &transform) ?? path
  }

  /// True if a point lies within the area that the path fills.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Settings

  /// The width of lines in points.
  open var lineWidth: CGFloat = 1
  /// The ends of lines; default `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines; default `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a pointed corner, in widths of the line; default 10.
  open var miterLimit: CGFloat = 10
  /// The distance allowed between a drawn curve and the true one; kept, and has no effect here.
  open var flatness: CGFloat = 0.6
  /// True if parts that are covered an even number of times stay empty; default false.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps; an empty pattern draws whole lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))
    dashes = (Array(lengths), phase)
  }

  /// Reads the lengths of dashes and gaps; each pointer may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
  }

  // MARK: Drawing

  /// Fills with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills with the current fill colour, blended.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws lines with the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws lines with the current stroke colour, blended.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { $0.strokePath() }
  }

  /// Keeps later drawing within what the path fills.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineWidth == other.lineWidth
  }

  open override var hash: Int { path.hashValue }
}

nonisolated extension UIBezierPath {
  private func beginIfEmpty(at point: CGPoint) {
    if path.isEmpty { path.move(to: point) }
  }

  private func takeSettings(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
  }

  private func draw(blendMode: CGBlendMode, alpha: CGFloat, body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    // The context's own opacity stays when this path doesn't ask for another.
    if alpha != 1 { context.setAlpha(alpha) }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if !dashes.lengths.isEmpty {
      context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}
