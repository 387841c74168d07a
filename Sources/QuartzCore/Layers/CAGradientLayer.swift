/// The shape of a gradient layer's colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The shape's name; an unknown one acts as `axial`.
  public let rawValue: String
  /// Makes a shape of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from `startPoint` to `endPoint`.
  public static let axial = Self(rawValue: "axial")
  /// Ellipses around `startPoint`, through the corner `endPoint` of the last one's box.
  public static let radial = Self(rawValue: "radial")
  /// Around `startPoint`, beginning in the direction of `endPoint`.
  public static let conic = Self(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient.
open class CAGradientLayer: CALayer {
  var gradient = GradientValues()

  /// `CGColor`s from first to last; anything else in the array is left out; default nil, for no
  /// gradient.
  open var colors: [Any]? {
    get { gradient.colors }
    set { redraw("colors") { $0.colors = newValue.map { $0.compactMap { $0 as? CGColor } } } }
  }

  /// The place of each colour, from 0 to 1; nil, or another count than that of the colours, spreads
  /// them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set {
      redraw("locations") { $0.locations = newValue.map { $0.map { CGFloat($0.doubleValue) } } }
    }
  }

  /// The place of the first colour, in units of the bounds; default (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.start }
    set { redraw("startPoint") { $0.start = newValue } }
  }

  /// The place of the last colour, in units of the bounds; default (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.end }
    set { redraw("endPoint") { $0.end = newValue } }
  }

  /// The shape of the colours; default `.axial`.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { redraw("type") { $0.type = newValue } }
  }

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Makes a layer with default values; archives hold nothing of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  open override func draw(in ctx: CGContext) {
    gradient.draw(in: ctx, bounds: bounds)
  }

  override var drawsAtDeviceScale: Bool { true }

  override func adoptShownValues(of other: CALayer) {
    super.adoptShownValues(of: other)
    if let other = other as? CAGradientLayer { gradient = other.gradient }
  }

  open override func value(forKey key: String) -> Any? {
    guard let known = GradientValues.table[key] else { return super.value(forKey: key) }
    return known.read(self)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard let known = GradientValues.table[key] else { return super.setValue(value, forKey: key) }
    known.write(self, value)
  }

  private func redraw(_ key: String, _ body: (inout GradientValues) -> Void) {
    changeDrawing(key) { body(&gradient) }
  }
}

/// The values that a gradient layer paints.
struct GradientValues {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

extension GradientValues {
  nonisolated(unsafe) static let table: [String: NamedValue] = [
    "colors": .own(\CAGradientLayer.colors), "locations": .own(\CAGradientLayer.locations),
    "startPoint": .ownExact(\CAGradientLayer.startPoint),
    "endPoint": .ownExact(\CAGradientLayer.endPoint),
  ]
}
