/// The points that are inside of a path which crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name; an unknown one acts as `nonZero`.
  public let rawValue: String
  /// Makes a rule of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points that the path goes around more often in one direction than in the other.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Points from which a ray crosses the path an odd number of times.
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// The shape of a stroked line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The shape's name; an unknown one acts as `butt`.
  public let rawValue: String
  /// Makes a shape of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines end squarely at their last point.
  public static let butt = Self(rawValue: "butt")
  /// Half a disc of the line's width is added.
  public static let round = Self(rawValue: "round")
  /// Half a square of the line's width is added.
  public static let square = Self(rawValue: "square")
}

/// The shape of a stroked line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The shape's name; an unknown one acts as `miter`.
  public let rawValue: String
  /// Makes a shape of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Edges go on until they meet, up to the layer's `miterLimit`.
  public static let miter = Self(rawValue: "miter")
  /// Corners are round.
  public static let round = Self(rawValue: "round")
  /// Corners are cut off.
  public static let bevel = Self(rawValue: "bevel")
}

/// A layer that fills and strokes a path, which may reach beyond its bounds.
open class CAShapeLayer: CALayer {
  var shape = ShapeValues()

  /// The path, in the layer's space; nil, the default, draws nothing.
  open var path: CGPath? {
    get { shape.path }
    set { redraw("path") { $0.path = newValue } }
  }

  /// Fills the path; opaque black unless set, nil fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { redraw("fillColor") { $0.fillColor = newValue } }
  }

  /// The rule by which points are inside; default `.nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { redraw("fillRule") { $0.fillRule = newValue } }
  }

  /// Strokes the path; nil, the default, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { redraw("strokeColor") { $0.strokeColor = newValue } }
  }

  /// The beginning of the stroke, in units of the path's length; default 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { redraw("strokeStart") { $0.strokeStart = newValue } }
  }

  /// The end of the stroke, in units of the path's length; default 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { redraw("strokeEnd") { $0.strokeEnd = newValue } }
  }

  /// The stroke's width in points; default 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { redraw("lineWidth") { $0.lineWidth = newValue } }
  }

  /// The longest spike of a corner, in units of the line's width; default 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { redraw("miterLimit") { $0.miterLimit = newValue } }
  }

  /// The shape of line ends; default `.butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { redraw("lineCap") { $0.lineCap = newValue } }
  }

  /// The shape of line corners; default `.miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { redraw("lineJoin") { $0.lineJoin = newValue } }
  }

  /// The place in the dash pattern, in points, at which the line begins; default 0.
  open var lineDashPhase: CGFloat {
    get { shape.dashPhase }
    set { redraw("lineDashPhase") { $0.dashPhase = newValue } }
  }

  /// The lengths of dashes and gaps in points; nil, the default, is a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.dashes?.map { NSNumber(value: Double($0)) } }
    set {
      redraw("lineDashPattern") { $0.dashes = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
    }
  }

  public override init() { super.init() }

  /// Makes a layer with default values; archives hold nothing of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  open override func draw(in ctx: CGContext) { shape.draw(in: ctx) }

  override var drawingRect: CGRect { shape.reach ?? .zero }
  override var drawsAtDeviceScale: Bool { true }

  override func adoptShownValues(of other: CALayer) {
    super.adoptShownValues(of: other)
    if let other = other as? CAShapeLayer { shape = other.shape }
  }

  open override func value(forKey key: String) -> Any? {
    guard let known = ShapeValues.table[key] else { return super.value(forKey: key) }
    return known.read(self)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard let known = ShapeValues.table[key] else { return super.setValue(value, forKey: key) }
    known.write(self, value)
  }

  private func redraw(_ key: String, _ body: (inout ShapeValues) -> Void) {
    changeDrawing(key) { body(&shape) }
  }
}

/// The values that a shape layer paints.
struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = .opaqueBlack
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashPhase: CGFloat = 0
  var dashes: [CGFloat]?
}

extension ShapeValues {
  nonisolated(unsafe) static let table: [String: NamedValue] = [
    "path": .own(\CAShapeLayer.path), "fillColor": .own(\CAShapeLayer.fillColor),
    "strokeColor": .own(\CAShapeLayer.strokeColor),
    "strokeStart": .ownNumber(\CAShapeLayer.strokeStart),
    "strokeEnd": .ownNumber(\CAShapeLayer.strokeEnd),
    "lineWidth": .ownNumber(\CAShapeLayer.lineWidth),
    "miterLimit": .ownNumber(\CAShapeLayer.miterLimit),
    "lineDashPhase": .ownNumber(\CAShapeLayer.lineDashPhase),
    "lineDashPattern": .own(\CAShapeLayer.lineDashPattern),
  ]
}
