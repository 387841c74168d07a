/// The surface of a view: a rectangle that draws, lays out its subviews and takes events.
///
/// Geometry lives in the layer and nowhere else. A view is the layer's delegate; its subviews'
/// layers are sublayers in the same order. Each body here is one line; the work is in
/// `UIView+….swift`, one file to an aspect.
open class UIView: UIResponder, @MainActor CALayerDelegate, @MainActor NSCoding, UICoordinateSpace,
  UITraitEnvironment
{
  /// The layer that holds the geometry and shows the view.
  public final let layer: CALayer

  /// On the main thread like all the rest; only the view's end is not isolated.
  nonisolated(unsafe) final var family = ViewFamily()
  final var look = ViewLook()
  final var layout = ViewLayout()
  final var margins = ViewMargins()
  final var environment: ViewEnvironment
  final var extras = ViewExtras()

  /// What this view itself waits for.
  final var needs: Needs = [.layout, .display, .constraints]
  /// What some view below this one waits for.
  final var subtreeNeeds: Needs = []

  /// The solver of the tree's constraints, while this view is on top of it.
  final var ownEngine: LayoutEngine?

  /// The controller whose view this is.
  final weak var controller: UIViewController?

  // MARK: - Making

  /// Makes a view whose frame is in the coordinates of its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    environment = ViewEnvironment(current: UIScreen.ambientTraits)
    super.init()
    adoptLayer(frame: frame)
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Reads the view from an archive.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    environment = ViewEnvironment(current: UIScreen.ambientTraits)
    super.init()
    adoptLayer(frame: .zero)
    decodeView(from: coder)
  }

  nonisolated deinit { family.dissolve() }

  open func encode(with coder: NSCoder) {}

  /// The class of the layer, for views that want another than `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: - Appearance

  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// From 0, not there, to 1, opaque; counts for everything in the view.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// A promise that `draw` fills the whole rectangle.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var clearsContextBeforeDrawing: Bool {
    get { look.clearsContext }
    set { look.clearsContext = newValue }
  }

  /// A view whose alpha decides where this one can be seen.
  open var mask: UIView? {
    get { look.mask }
    set { setMask(newValue) }
  }

  /// The colour of what can be tapped; inherited until it is set.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when `tintColor` has another value, set here or inherited.
  open func tintColorDidChange() {}

  // MARK: - Events

  open var isUserInteractionEnabled: Bool {
    get { extras.isUserInteractionEnabled }
    set { extras.isUserInteractionEnabled = newValue }
  }

  open var isMultipleTouchEnabled: Bool {
    get { extras.isMultipleTouchEnabled }
    set { extras.isMultipleTouchEnabled = newValue }
  }

  open var isExclusiveTouch: Bool {
    get { extras.isExclusiveTouch }
    set { extras.isExclusiveTouch = newValue }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The deepest view that takes events at the point, given in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked by a recognizer of this view before it leaves the state `possible`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether a touch in this view is not for a recognizer of a view around it.
  func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - Geometry

  /// The rectangle in the superview's coordinates; means little while `transform` turns it.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// Where the anchor point is, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { $0.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { $0.setAffineTransform(newValue) } }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  /// The point that `center` places, in units of the bounds' size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// Pixels to a point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { self.point(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(point, from: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { self.rect(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { self.rect(rect, from: view) }

  // MARK: - Hierarchy

  open var superview: UIView? { family.superview }

  /// The views in this one, the rearmost first.
  open var subviews: [UIView] { family.subviews }

  /// The window the view is in.
  open var window: UIWindow? { family.window }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) { restack(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { restack(view, to: 0) }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool { isSelfOrBelow(view) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open var tag: Int {
    get { extras.tag }
    set { extras.tag = newValue }
  }

  /// This view or the first below it with the tag.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: - Margins and safe area

  /// The distance of content from the edges, safe area included where that is wanted (S-10).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open func layoutMarginsDidChange() {}

  /// The margins of views of this kind, until others are set (S-10).
  var plainMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// Whether the superview's margins hold for the view, too.
  var inheritsMargins: Bool { margins.preservesSuperview }

  /// How far bars and the device's edges reach into the view; zero outside a window (L-41).
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}

  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  open var readableContentGuide: UILayoutGuide { guide(.readable) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: - Constraints

  /// Whether views of the class only work with constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  open var constraints: [NSLayoutConstraint] { layout.constraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

  open func needsUpdateConstraints() -> Bool { needs.contains(.constraints) }
  open func setNeedsUpdateConstraints() { setNeeds(.constraints) }
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Called bottom-up before layout, for views that asked for it (L-45).
  open func updateConstraints() {}

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }
  open var layoutGuides: [UILayoutGuide] { layout.guides }

  // MARK: - Measuring

  /// What `intrinsicContentSize` holds where a view has no size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that the content wants by itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.hugging[axis]
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layout.hugging[axis] = priority
    engine?.contentChanged(of: self)
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layout.compressionResistance[axis] }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layout.compressionResistance[axis] = priority
    engine?.contentChanged(of: self)
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  /// The size that suits the view best, given the room; the size it has unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: - Layout

  open var autoresizesSubviews: Bool {
    get { layout.autoresizesSubviews }
    set { layout.autoresizesSubviews = newValue }
  }

  open var autoresizingMask: AutoresizingMask {
    get { layout.autoresizingMask }
    set { layout.autoresizingMask = newValue }
  }

  open var contentMode: ContentMode {
    get { look.contentMode }
    set { setContentMode(newValue) }
  }

  /// Places the subviews; called top-down when the view needs it (L-45).
  open func layoutSubviews() {}
  open func setNeedsLayout() { setNeeds(.layout) }
  open func layoutIfNeeded() { layOutBelow() }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layout.semanticContent }
    set { setSemanticContent(newValue) }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection
    )
  }

  // MARK: - Drawing

  /// Draws into the current context; the base class draws nothing and then keeps no pixels.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }
  open func setNeedsDisplay(_ rect: CGRect) { invalidate(rect) }

  open func display(_ layer: CALayer) { layer.drawBackingStore() }
  open func draw(_ layer: CALayer, in context: CGContext) { drawContents(in: context) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { layoutFromLayer() }
  /// The animation of a change inside a block of animations, and nothing outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, event)
  }

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(afterScreenUpdates: afterUpdates)
  }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: - Traits

  open var traitCollection: UITraitCollection { environment.current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { environment.overrides.userInterfaceStyle }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  open var traitOverrides: UITraitOverrides {
    get { environment.overrides }
    set { changeTraitOverrides { $0 = newValue } }
  }

  // MARK: - Motion, interactions, focus, restoration

  open var motionEffects: [UIMotionEffect] {
    get { extras.motionEffects }
    set { extras.motionEffects = newValue }
  }

  open func addMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    extras.motionEffects.removeAll { $0 === effect }
  }

  open var interactions: [any UIInteraction] {
    get { extras.interactions }
    set { setInteractions(newValue) }
  }

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }

  open var restorationIdentifier: String? {
    get { extras.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// Writes what is to be kept; UIKit's own views keep what the user changed in them.
  open func encodeRestorableState(with coder: NSCoder) { encodeView(with: coder) }
  open func decodeRestorableState(with coder: NSCoder) { decodeView(with: coder) }

  /// Takes the key events away from whatever below this view has them.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingBelow() }

  nonisolated open override var description: String { Diagnostic.address(self) }
}
