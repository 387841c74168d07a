public import Foundation

/// A layer that makes particles, such as snow and confetti, and moves them (V-240).
///
/// Each particle is a layer inside, which the animations of the layer's own time move; so the
/// display is awake only while particles live or come.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles; nil, the default, makes none.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      for cell in emitterCells ?? [] { cell.layer = self }
      cellChanged()
    }
  }
  /// The factor of all cells' rates; default 1, and 0 makes no more particles (V-241).
  open var birthRate: Float = 1 { didSet { cellChanged() } }
  /// The factor of all lives; default 1.
  open var lifetime: Float = 1
  /// The middle of the shape, in points of the layer; default zero.
  open var emitterPosition = CGPoint.zero
  /// The depth of the shape's middle; default 0; kept, and has no effect here.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape, in points; default zero.
  open var emitterSize = CGSize.zero
  /// The depth of the shape; default 0; kept, and has no effect here.
  open var emitterDepth: CGFloat = 0
  /// The shape; default a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape from which particles come; default all of it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of particles; default any.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Default false; kept, and has no effect here.
  open var preservesDepth = false
  /// The factor of all velocities; default 1.
  open var velocity: Float = 1
  /// The factor of all scales; default 1.
  open var scale: Float = 1
  /// The factor of all spins; default 1.
  open var spin: Float = 1
  /// The beginning of the random numbers: particles are the same for the same seed; default 0.
  open var seed: UInt32 = 0 { didSet { emission = nil } }
  /// The time of the outer layer at which the emitter begins; unless it is set, that was long ago.
  open override var beginTime: CFTimeInterval { didSet { hasBeginning = true } }
  private(set) var hasBeginning = false
  /// The making of particles under way; nil at rest.
  var emission: Emission?

  /// Makes a layer without particles.
  public override init() { super.init() }
  /// Makes a layer with default values; archives hold nothing of layers.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(layer: Any) { super.init(layer: layer) }

  open override func layoutSublayers() {
    super.layoutSublayers()
    emit()
  }

  override func layOutOfView() { emit() }

  open override func value(forKeyPath keyPath: String) -> Any? {
    cell(at: keyPath).map { $0.cell.value(forKey: $0.key) } ?? super.value(forKeyPath: keyPath)
  }

  /// Sets a value of the layer, or of one of its cells by `emitterCells.name.key` (V-241).
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let found = cell(at: keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
    found.cell.setValue(value, forKey: found.key)
  }
}
