public import Foundation

/// A rectangle of content in a tree of its kind: the only place where geometry is kept.
///
/// A layer's `bounds` is its own space, `position` is the place of its anchor in the superlayer's,
/// both in points growing right and down. Every value lives in `values` and changes through
/// `change(_:_:)`; painters read `shown`. `brokenInvariants()` says what holds of a tree.
open class CALayer: NSObject, CAMediaTiming {
  // What every layout reads comes first, together: a layout of many layers waits for memory, and
  // each line of the processor's cache that it doesn't need is time.
  final var needs = LayerNeeds()
  final var links = LayerLinks()
  var store: BackingStore?
  /// The animations of the layer and their moving copy; nil while nothing moves.
  var motion: LayerMotion?
  /// The values that were set.
  ///
  /// Read it; write through `change(_:_:)`.
  package internal(set) final var values = LayerValues()
  var fitted: FittedContents?
  var providedContents: Any?
  var extras: LayerExtras?
  /// Pixels per point of the picture in which the layer was last seen.
  var deviceScale: CGFloat?
  /// The authority that decides whether changes are animated.
  package final var actionMode = LayerActions.own

  /// The part of the layer's space that its drawing fills.
  var drawingRect: CGRect { values.bounds }
  /// True if the drawing is made anew for the scale of each picture, as shapes are.
  var drawsAtDeviceScale: Bool { values.contentsScale == nil }

  /// Takes over what is painted of another layer, as a moving copy does before each picture.
  func adoptShownValues(of other: CALayer) {
    values = other.values
    adoptNamedValues(of: other)
  }

  deinit {
    for sublayer in links.sublayers { sublayer.links.superlayer = nil }
    links.mask?.links.maskedLayer = nil
  }

  // MARK: - Making layers

  /// A layer without size, colour or content.
  public override init() { super.init() }

  /// A copy of another layer's values, without superlayer, sublayers and mask.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { copyValues(of: other) }
  }

  /// A layer from an archive, which holds nothing of layers.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy with the values that are on the screen at this moment; the layer itself while nothing
  /// moves.
  open func presentation() -> Self? { movingCopy(as: Self.self) ?? self }
  /// The layer that the app changes.
  open func model() -> Self { links.model as? Self ?? self }

  /// The value a key has before anyone sets it.
  open class func defaultValue(forKey key: String) -> Any? { initialValue(forKey: key) }
  /// True if a change of `key` must redraw the layer's content.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The action for a key if nobody else has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The extent of a corner of this curve per radius: 1.528665 if continuous, otherwise 1.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: - Geometry

  /// The layer's rectangle in its own space, in points; default zero.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }

  /// The place of the anchor point in the superlayer's space, in points; default zero.
  open var position: CGPoint {
    get { values.position }
    set { if newValue != values.position { change(.position) { $0.position = newValue } } }
  }

  /// The rectangle that the transformed bounds occupy in the superlayer's space.
  ///
  /// Computed from bounds, position, anchor point and transform, and setting it sets bounds and
  /// position.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue) }
  }

  /// The point of the bounds, in units of their size, that `position` places and transforms fix;
  /// default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint) { $0.anchorPoint = newValue } }
  }

  /// The anchor's distance from the layer's plane, in points; default 0.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ) { $0.anchorPointZ = newValue } }
  }

  /// Layers with a greater value are painted later than their siblings; default 0.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition) { $0.zPosition = newValue } }
  }

  /// Applied to the layer around its anchor; default the identity.
  open var transform: CATransform3D {
    get { values.transform ?? CATransform3DIdentity }
    set { change(.transform) { $0.transform = newValue.orNilIfIdentity } }
  }

  /// Applied to every sublayer, around this layer's anchor; the usual place of a perspective.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform ?? CATransform3DIdentity }
    set { change(.sublayerTransform) { $0.sublayerTransform = newValue.orNilIfIdentity } }
  }

  /// The transform if it acts in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets a transform that acts in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Default false; kept, and has no effect here: coordinates always grow down.
  open var isGeometryFlipped = false
  /// True if contents must be turned over before they are painted; never on this platform.
  open func contentsAreFlipped() -> Bool { false }

  /// A point of this layer's space, given in another layer's; nil means the root's superspace.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { transfer(p, from: l, to: self) }
  /// A point of another layer's space, given in this layer's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { transfer(p, from: self, to: l) }
  /// The smallest axis-aligned rectangle of this layer's space around one of another's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { transfer(r, from: l, to: self) }
  /// The smallest axis-aligned rectangle of another layer's space around one of this layer's.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { transfer(r, from: self, to: l) }
  /// The deepest layer under a point of the superlayer's space, front to back; hidden layers and
  /// what `masksToBounds` cuts off do not count.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// True if the bounds hold the point, which is in the layer's own space.
  open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }
  /// The size the layer would like: that of its bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: - Tree

  /// The layer that holds this one.
  open var superlayer: CALayer? { links.superlayer ?? modelSuperlayer }

  /// The layers inside, from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { links.sublayers.isEmpty ? nil : links.sublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts a layer in front of all others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: links.sublayers.count) }
  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Puts a layer at an index, counted from the back; an index out of range is the nearest end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Puts a layer behind a sibling, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 0)
  }
  /// Puts a layer in front of a sibling, or of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, offset: 1)
  }
  /// Puts a layer in the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// A layer whose opacity decides the visible part of this one; it belongs to no other layer.
  open var mask: CALayer? {
    get { links.mask }
    set { setMask(newValue) }
  }

  /// A name by which to find the layer; default nil.
  open var name: String?
  /// Draws, lays out and animates for this layer; held weakly; default nil.
  open var delegate: (any CALayerDelegate)? {
    get { links.owner ?? givenDelegate }
    set { (links.owner, givenDelegate) = (nil, newValue) }
  }
  private weak var givenDelegate: (any CALayerDelegate)?

  // MARK: - Content

  /// A `CGImage` to show, or nil.
  ///
  /// Setting it drops what the layer has drawn.
  open var contents: Any? {
    get { providedContents ?? store?.image }
    set { setContents(newValue) }
  }

  /// The placement of contents in the bounds; default `.resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change(.contentsGravity) { $0.contentsGravity = newValue } }
  }

  /// Pixels of content per point; 1 until it is set, while drawings follow the screen's scale.
  ///
  /// A new scale redraws what the layer draws.
  open var contentsScale: CGFloat {
    get { values.contentsScale ?? 1 }
    set { setContentsScale(newValue) }
  }

  /// The part of the contents to show, in units of their size; default all of them.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect) { $0.contentsRect = newValue } }
  }

  /// The part of the contents that stretches when they grow, in units of their size; default all.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(.contentsCenter) { $0.contentsCenter = newValue } }
  }

  /// The channel depth asked for; eight bits are used; default `.RGBA8Uint`.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint

  /// The sampling of contents that are drawn larger or smaller; default `.linear`.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(.magnificationFilter) { $0.magnificationFilter = newValue } }
  }

  /// Default `.linear`; kept, and has no effect here.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(.minificationFilter) { $0.minificationFilter = newValue } }
  }

  /// Default 0; kept, and has no effect here.
  open var minificationFilterBias: Float = 0

  /// A promise that content covers the bounds without gaps, which saves blending; default false.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(.opaque) { $0.isOpaque = newValue } }
  }

  /// Draws the content if `setNeedsDisplay()` asked for it, through the delegate if there is one.
  open func display() { displayThroughDelegate() }
  /// Asks for the whole content to be drawn anew before the next picture.
  open func setNeedsDisplay() { markForDisplay() }
  /// Asks for part of the content to be drawn anew; this renderer redraws all of it.
  open func setNeedsDisplay(_ r: CGRect) { markForDisplay() }
  /// True if the content waits for being drawn.
  open func needsDisplay() -> Bool { needs.display }
  /// Draws now if the content waits for it.
  open func displayIfNeeded() { if needs.display { display() } }
  /// True if a change of size redraws the content; default false.
  open var needsDisplayOnBoundsChange: Bool {
    get { needs.displaysOnResize }
    set { needs.displaysOnResize = newValue }
  }
  /// Default false; kept, and has no effect here: drawing happens on the thread that composites.
  open var drawsAsynchronously = false
  /// Draws the content in the layer's space; the default asks the delegate.
  open func draw(in ctx: CGContext) { drawThroughDelegate(ctx) }
  /// Draws the layer and all inside it into a context whose y grows down.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: - Appearance

  /// Fills the bounds behind the contents; nil, the default, fills nothing.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor) { $0.backgroundColor = newValue } }
  }

  /// The radius, in points, that rounds background and border; contents only with `masksToBounds`;
  /// default 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// The curve of rounded corners; default `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change(.cornerCurve) { $0.cornerCurve = newValue } }
  }

  /// The corners that are rounded; default all.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change(.maskedCorners) { $0.maskedCorners = newValue } }
  }

  /// The width, in points, of a border inside the bounds and in front of everything; default 0.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The border's colour; opaque black unless set.
  open var borderColor: CGColor? {
    get { values.borderColor ?? (extras?.clearsBorder == true ? nil : .opaqueBlack) }
    set { setBorderColor(newValue) }
  }

  /// The visibility of the layer and all inside it, clamped to 0 … 1; default 1.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity) { $0.opacity = min(max(newValue, 0), 1) } }
  }

  /// True if the layer and all inside it are not painted; default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { if newValue != values.isHidden { change(.hidden) { $0.isHidden = newValue } } }
  }

  /// Cuts contents and sublayers off at the bounds and their rounded corners; default false.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds) { $0.masksToBounds = newValue } }
  }

  /// False hides the layer while it turns its back on the viewer; default true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.doubleSided) { $0.isDoubleSided = newValue } }
  }

  /// A hint to keep the painted subtree; pictures do not depend on it; default false.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(.shouldRasterize) { $0.shouldRasterize = newValue } }
  }

  /// The scale of a kept subtree; pictures do not depend on it; default 1.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(.rasterizationScale) { $0.rasterizationScale = newValue } }
  }

  /// True if opacity acts on the layer and its sublayers as one picture; default true.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(.allowsGroupOpacity) { $0.allowsGroupOpacity = newValue } }
  }

  /// Default false; kept, and has no effect here: edges of turned layers are always smooth.
  open var allowsEdgeAntialiasing = false
  /// Default all edges; kept, and has no effect here.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// Default nil; kept, and has no effect here: filters are not applied.
  open var filters: [Any]?
  /// Default nil; kept, and has no effect here: filters are not applied.
  open var backgroundFilters: [Any]?
  /// Default nil; kept, and has no effect here: layers are blended normally.
  open var compositingFilter: Any?

  // MARK: - Shadow

  /// The shadow's colour; opaque black unless set.
  open var shadowColor: CGColor? {
    get { (values.shadow ?? ShadowValues()).color }
    set { changeShadow(.shadowColor) { $0.color = newValue } }
  }

  /// The opacity of the shadow; 0, the default, is no shadow.
  open var shadowOpacity: Float {
    get { (values.shadow ?? ShadowValues()).opacity }
    set { changeShadow(.shadowOpacity) { $0.opacity = newValue } }
  }

  /// The shadow's distance from the layer, in points; (0, −3), so upwards, unless set.
  open var shadowOffset: CGSize {
    get { (values.shadow ?? ShadowValues()).offset }
    set { changeShadow(.shadowOffset) { $0.offset = newValue } }
  }

  /// The standard deviation of the shadow's blur, in points; default 3.
  open var shadowRadius: CGFloat {
    get { (values.shadow ?? ShadowValues()).radius }
    set { changeShadow(.shadowRadius) { $0.radius = newValue } }
  }

  /// The shape that throws the shadow, in the layer's space; nil, the default, is what the layer
  /// shows.
  open var shadowPath: CGPath? {
    get { (values.shadow ?? ShadowValues()).path }
    set { changeShadow(.shadowPath) { $0.path = newValue } }
  }

  // MARK: - Layout

  /// Asks for the sublayers to be placed before the next picture.
  open func setNeedsLayout() { markForLayout() }
  /// True if the layer waits for layout.
  open func needsLayout() -> Bool { needs.layout }
  /// Lays out this layer and all inside it that wait, beginning at the highest that does.
  open func layoutIfNeeded() { layOutFromHighestInNeed() }
  /// Places the sublayers; the default asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Lays out what a view's layer has beside the view's own layout: nothing by default.
  func layOutOfView() {}
  /// Default empty; kept, and has no effect here.
  open var autoresizingMask: CAAutoresizingMask = []

  // MARK: - Values by name

  /// The value of a property or of any name set before.
  open func value(forKey key: String) -> Any? { namedValue(key) }
  /// Sets a property by its name, or keeps the value under that name.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }
  /// As `value(forKey:)`, also for parts such as `transform.scale` and `position.x`.
  open func value(forKeyPath keyPath: String) -> Any? { partValue(keyPath) }
  /// As `setValue(_:forKey:)`, also for parts such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPartValue(value, keyPath) }
  /// True if the value differs from its default and must be archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  // MARK: - Actions and animations

  /// Actions by the name of the value they answer to.
  open var actions: [String: any CAAction]?
  /// Default nil; kept, and has no effect here.
  open var style: [AnyHashable: Any]?

  /// Asks for the action of a change: delegate, `actions`, then the class; `NSNull` ends the
  /// search.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  /// Keeps a copy of an animation under a name.
  open func add(_ anim: CAAnimation, forKey key: String?) { play(anim, key) }
  /// Takes all animations away; their delegates hear that they did not finish.
  open func removeAllAnimations() { motion?.removeAll() }
  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { motion?.remove(key) }
  /// The names of the animations the layer holds, in the order in which they came.
  open func animationKeys() -> [String]? { motion?.keys }
  /// An animation the layer holds.
  open func animation(forKey key: String) -> CAAnimation? { motion?.animation(key) }

  // MARK: - Time

  /// The superlayer's time, in seconds, at which `timeOffset` is this layer's; default 0.
  open var beginTime: CFTimeInterval = 0
  /// In seconds; default infinity; kept, and has no effect here.
  open var duration: CFTimeInterval = .infinity
  /// The seconds of this layer's time per second of the superlayer's; 0 holds it still; default 1.
  open var speed: Float = 1
  /// Seconds added to this layer's time; default 0.
  open var timeOffset: CFTimeInterval = 0
  /// Default 0; kept, and has no effect here.
  open var repeatCount: Float = 0
  /// In seconds; default 0; kept, and has no effect here.
  open var repeatDuration: CFTimeInterval = 0
  /// Default false; kept, and has no effect here.
  open var autoreverses = false
  /// Default `.removed`; kept, and has no effect here.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// A time of another layer, in this layer's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.globalTime(t) ?? t)
  }
  /// A time of this layer, in another layer's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(globalTime(t)) ?? globalTime(t)
  }
}
