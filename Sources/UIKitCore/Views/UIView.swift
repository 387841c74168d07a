/// A rectangle of the interface that draws, lays out its subviews and takes events.
///
/// Geometry is kept in the layer alone. A view is the layer's delegate; its subviews' layers are
/// sublayers in the same order. Bodies are one line; the work is in `UIView+….swift`, by aspect.
open class UIView: UIResponder, @MainActor CALayerDelegate, @MainActor NSCoding, UICoordinateSpace,
  UITraitEnvironment
{
  /// The layer that holds the geometry and shows the view.
  public final let layer: CALayer

  // What every layout reads comes first, together, as in layers.
  /// The passes that this view itself waits for.
  final var needs: Needs = [.layout, .display, .constraints, .properties]
  /// The passes that some view below this one waits for.
  final var subtreeNeeds: Needs = []
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  /// Used on the main thread; only `deinit`, which is not isolated, reads it elsewhere.
  nonisolated(unsafe) final var hierarchy = ViewHierarchy()
  final var layout = ViewLayout()
  final var margins = ViewMargins()
  final var environment: ViewEnvironment
  final var drawing = ViewDrawing()
  final var extras = ViewExtras()

  /// The solver of the tree's constraints, while this view is on top of it.
  final var ownEngine: LayoutEngine?

  // MARK: - Creation

  /// Makes a view whose frame is in the coordinates of its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    environment = ViewEnvironment(current: UIScreen.ambientTraits)
    super.init()
    adoptLayer(frame: frame)
  }

  /// Makes a view with a frame of zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Reads the view from an archive.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    environment = ViewEnvironment(current: UIScreen.ambientTraits)
    super.init()
    adoptLayer(frame: .zero)
    decodeView(from: coder)
  }

  nonisolated deinit { hierarchy.dissolve() }

  /// Does nothing: views are not archived here.
  open func encode(with coder: NSCoder) {}

  /// The class of the layer, for views that want another than `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: - Appearance

  /// The colour behind the content; nil, the default, is clear; resolved in the view's traits.
  open var backgroundColor: UIColor? {
    get { drawing.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The opacity of the view with its content, 0 to 1; default 1; below 0.01 it takes no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// `true` if the view is neither drawn nor touched; stacks close its gap; default `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// `true` promises that `draw` fills the whole rectangle; default `true`.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// `true` if content outside the bounds is not drawn; default `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// `true` if `draw` begins with an empty context; kept: it always does here; default `true`.
  open var clearsContextBeforeDrawing: Bool {
    get { drawing.clearsContext }
    set { drawing.clearsContext = newValue }
  }

  /// A view whose alpha, in this view's coordinates, limits what is drawn; nil by default.
  open var mask: UIView? {
    get { drawing.mask }
    set { setMask(newValue) }
  }

  /// The colour of what can be tapped; inherited until set, and dimmed where that is asked for.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTintColor(newValue) }
  }

  /// The dimming of the tint; `automatic` takes the superview's; default `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when `tintColor` has another value, set here or inherited.
  open func tintColorDidChange() {}

  // MARK: - Events

  /// `false` keeps touches from the view and all in it; default `true`.
  open var isUserInteractionEnabled: Bool {
    get { extras.isUserInteractionEnabled }
    set { extras.isUserInteractionEnabled = newValue }
  }

  /// `true` if the view gets more than one touch at a time; default `false`.
  open var isMultipleTouchEnabled: Bool {
    get { extras.isMultipleTouchEnabled }
    set { extras.isMultipleTouchEnabled = newValue }
  }

  /// `true` if a touch here keeps others elsewhere out; kept, and has no effect here.
  open var isExclusiveTouch: Bool {
    get { extras.isExclusiveTouch }
    set { extras.isExclusiveTouch = newValue }
  }

  open override var next: UIResponder? { controller ?? superview }

  /// The deepest view that takes events at the point, given in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  /// Returns `true` if a point, in the view's coordinates, is in the bounds; overridden to differ.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  /// The recognizers of the view, in the order added; nil if there never was one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }

  /// Adds a recognizer, which leaves the view that it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer, which is cancelled if it is in a gesture; ignores one of another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked by a recognizer of this view before it leaves the state `possible`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns `true` if a touch in this view is not for a recognizer of a view around it.
  func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - Geometry

  /// The rectangle in the superview's coordinates; not meaningful with a `transform`.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }
  func boundsChanged(from old: CGRect) {}  // Lists lay out by their bounds.
  /// The place of the anchor point, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The flat transform about the anchor point; default identity; does not change `bounds`.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry { $0.setAffineTransform(newValue) } }
  }

  /// The transform about the anchor point in space; default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  /// The point that `center` places, in units of the bounds' size; default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// Pixels to a point of what the view draws; that of the screen unless set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }

  /// Converts a point to another view's coordinates; to the window's for nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { self.point(point, to: view) }
  /// Converts a point from another view's coordinates; from the window's for nil.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.point(point, from: view)
  }
  /// Converts a rectangle to another view's coordinates; to the window's for nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { self.rect(rect, to: view) }
  /// Converts a rectangle from another view's coordinates; from the window's for nil.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { self.rect(rect, from: view) }

  // MARK: - Hierarchy

  /// The view around this one; nil for a window or a view that was not added.
  open var superview: UIView? { hierarchy.superview }

  /// The views in this one, the rearmost first.
  open var subviews: [UIView] { hierarchy.subviews }

  /// The window the view is in.
  open var window: UIWindow? { hierarchy.window }

  /// Adds a view in front, taking it from its old superview; adding an ancestor is an exception.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at an index counted from the rear; the index is held in range.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view just behind a sibling; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Adds a view just in front of a sibling; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Exchanges two subviews; an index out of range changes nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of all; ignores a view that is no subview.
  open func bringSubviewToFront(_ view: UIView) { restack(view, to: subviews.count - 1) }
  /// Moves a subview behind all; ignores a view that is no subview.
  open func sendSubviewToBack(_ view: UIView) { restack(view, to: 0) }
  /// Takes the view out of its superview, with the constraints that others have with it.
  open func removeFromSuperview() { leaveSuperview() }
  /// Returns `true` for the view itself and every view above it.
  open func isDescendant(of view: UIView) -> Bool { isSelfOrBelow(view) }

  /// Called after a subview was added; does nothing here (L-46).
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves; does nothing here (L-46).
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil for removal; does nothing here (L-46).
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; does nothing here (L-46).
  open func didMoveToSuperview() {}
  /// Called before the window changes, top-down; nil for none; does nothing here (L-46).
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, top-down; does nothing here (L-46).
  open func didMoveToWindow() {}

  /// A number of the app's for finding the view; default 0.
  open var tag: Int {
    get { extras.tag }
    set { extras.tag = newValue }
  }

  /// The view itself or the first below it with the tag, depth first; nil if there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: - Margins and safe area

  /// The distance of content from the edges, safe area included unless that is turned off (S-10).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The layout margins by reading direction; setting either kind replaces the other (S-10).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// `true` if the superview's margins hold here, too; default `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// `true` if the safe area is added to the margins; default `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called after the effective margins changed, before `safeAreaInsetsDidChange` (L-40).
  open func layoutMarginsDidChange() {}

  /// The margins of views of this kind, until others are set (S-10).
  var plainMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// `true` if the superview's margins hold for the view, too.
  var inheritsMargins: Bool { margins.preservesSuperview }

  /// The insets of bars and device edges in the view, in points; zero outside a window (L-41).
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }
  /// Called after `safeAreaInsets` changed; does nothing here.
  open func safeAreaInsetsDidChange() {}

  /// The rectangle of the bounds inside the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The rectangle of the bounds inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The rectangle inside the margins, no wider than text is easy to read (S-12).
  open var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// The rectangle above the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: - Constraints

  /// `true` if views of the class only work with constraints; kept: never asked here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// `true` if frame and mask place the view, `false` if constraints do alone; default `true`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesMask }
    set { setTranslatesMask(newValue) }
  }

  /// The constraints that this view holds, in the order added.
  open var constraints: [NSLayoutConstraint] { layout.constraints }
  /// Adds a constraint; reports on the console if one of its views is not at or below this one.
  open func addConstraint(_ constraint: NSLayoutConstraint) { install(constraint) }
  /// Adds constraints, one after the other, as `addConstraint(_:)`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(install) }
  /// Removes a constraint that this view holds; ignores others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(release) }

  /// `true` while the view waits for `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { needs.contains(.constraints) }
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { setNeeds(.constraints) }
  /// Calls `updateConstraints()` now where it is awaited, in the view and below.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Called bottom-up before layout, for views that asked for it (L-45).
  open func updateConstraints() {}
  /// Called top-down before constraints and layout, at first and when it was asked for (L-312).
  open func updateProperties() {}

  /// Adds a layout guide, taking it from its old view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Removes a layout guide of this view; ignores others.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }
  /// The guides that were added, without the system's.
  open var layoutGuides: [UILayoutGuide] { layout.guides }

  // MARK: - Measuring

  /// The font of the text that the view shows itself; nil where it shows none.
  var baselineFont: UIFont? { nil }
  /// From the top of the view's own height to that of its text, and from the text to the bottom.
  func baselineInset(for font: UIFont) -> CGFloat { evenBaselineInset(for: font) }
  /// True if text stays in the middle however high the view is.
  var keepsTextInMiddle: Bool { false }
  /// True if the height of the content depends on the width that layout gives it.
  var wrapsContent: Bool { false }
  /// The size of the content whose lines break at a width; nil when that makes no difference.
  func wrappedSize(forWidth width: CGFloat) -> CGSize? { nil }
  /// Hears that a view in it may need another size; hands it on to what it lies in.
  func heardOfOtherSize(of view: UIView) { hierarchy.superview?.heardOfOtherSize(of: view) }
  /// The text by which messages about constraints tell the view from others.
  var textInMessages: String? { nil }

  /// The size of the content by itself, in points; by default none.
  open var intrinsicContentSize: CGSize { .noIntrinsicSize }

  /// Measures the content again, for the engine and for the superview's layout.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }

  /// The strength against growing beyond the content; default 250.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.hugging[axis]
  }

  /// Sets the strength against growing beyond the content, and lays out again.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layout.hugging[axis] = priority
    engine?.contentChanged(of: self)
  }

  /// The strength against shrinking below the content; default 750.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layout.compressionResistance[axis] }

  /// Sets the strength against shrinking below the content, and lays out again.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    layout.compressionResistance[axis] = priority
    engine?.contentChanged(of: self)
  }

  /// The size that the constraints give the view near a size, in points, at the weakest priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints give near a size, wanted at these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  /// The best size in the given room, in points; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size of the bounds to that of `sizeThatFits(_:)`; the origin of the bounds stays.
  open func sizeToFit() { resizeToFit() }

  /// The rectangle that constraints align, for a frame: without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints align: with `alignmentRectInsets` added.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.outset(by: alignmentRectInsets) }
  /// The distances from the frame to what constraints align, in points; default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline is this view's; itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's; itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  // MARK: - Layout

  /// `true` if subviews follow a change of size by their masks; default `true`.
  open var autoresizesSubviews: Bool {
    get { layout.autoresizesSubviews }
    set { layout.autoresizesSubviews = newValue }
  }

  /// The parts that give way when the superview changes its size; default none.
  open var autoresizingMask: AutoresizingMask {
    get { layout.autoresizingMask }
    set { layout.autoresizingMask = newValue }
  }

  /// The placing of drawn content at another size; default `scaleToFill`; lays out again.
  open var contentMode: ContentMode {
    get { drawing.contentMode }
    set { setContentMode(newValue) }
  }

  /// Places the subviews; called top-down when the view needs it (L-45).
  open func layoutSubviews() {}
  /// Asks for `layoutSubviews()` in the next frame, or in `layoutIfNeeded()`.
  open func setNeedsLayout() { setNeeds(.layout) }
  /// Settles traits, constraints and layout of the view and all below it, now.
  open func layoutIfNeeded() { layOutBelow() }

  /// The mirroring of the view where lines are read from the right; default `unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { layout.semanticContent }
    set { setSemanticContent(newValue) }
  }

  /// The reading direction, from the traits and `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.layoutDirection(for: semanticContentAttribute, within: traitCollection.layoutDirection)
  }

  // MARK: - Drawing

  /// Draws into the current context; the base class draws nothing and then keeps no pixels.
  open func draw(_ rect: CGRect) {}
  /// Asks for drawing of the whole view in the next frame.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }
  /// Asks for drawing of a rectangle, in the view's coordinates, in the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { invalidate(rect) }

  /// Lets the layer draw its content; called in the display pass.
  open func display(_ layer: CALayer) { drawStore(of: layer) }
  /// Draws the layer's content by `draw(_:)`, with the context as current.
  open func draw(_ layer: CALayer, in context: CGContext) { drawContents(in: context) }
  /// Called by the layer before it draws; does nothing here.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays the subviews out; called in each layout of the view (W-26).
  open func layoutSublayers(of layer: CALayer) { layoutFromLayer() }
  /// Returns the animation of a change inside a block of animations, and nothing outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.action(for: layer, event)
  }

  // MARK: - Traits

  /// The traits of the view: those around it with the controller's and its own overrides.
  open var traitCollection: UITraitCollection { environment.current }
  /// Called after the traits changed, once a frame, with those of before; nothing here (L-34).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The light or dark style for the view and all in it; default `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { environment.overrides.userInterfaceStyle }
    set { changeTraitOverrides { $0.userInterfaceStyle = newValue } }
  }

  /// The traits that are set for the view and all in it; default none; changes take effect at once.
  open var traitOverrides: UITraitOverrides {
    get { environment.overrides }
    set { changeTraitOverrides { $0 = newValue } }
  }

  /// The smallest text size for the view and all in it; nil, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { environment.minimumContentSize }
    set { changeEnvironment { $0.minimumContentSize = newValue } }
  }

  /// The largest text size for the view and all in it; nil, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { environment.maximumContentSize }
    set { changeEnvironment { $0.maximumContentSize = newValue } }
  }
  /// The limits of text sizes of the view and those around it that set some; for people to read.
  open var appliedContentSizeCategoryLimitsDescription: String { describedSizeLimits }

  // MARK: - Motion, interactions, focus, restoration

  /// The motion effects; kept, and without effect here.
  open var motionEffects: [UIMotionEffect] {
    get { extras.motionEffects }
    set { extras.motionEffects = newValue }
  }
  /// Adds a motion effect; kept, and without effect here.
  open func addMotionEffect(_ effect: UIMotionEffect) { extras.motionEffects.append(effect) }
  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { remove(effect) }

  /// The interactions, in the order added; setting them removes the old ones first.
  open var interactions: [any UIInteraction] {
    get { extras.interactions }
    set { setInteractions(newValue) }
  }
  /// Adds an interaction, taking it from its old view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction; ignores one of another view.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }

  /// `true` if the view can have the focus though assistive software can't use it; default `false`.
  open var canBecomeFocused: Bool { false }
  /// `true` while the view has the focus of the keys (W-110).
  open var isFocused: Bool { extras.mayBeFocused && window?.screen.focus?.focusedItem === self }
  /// The shape that collides in a dynamic animator; the bounds unless overridden (D-12).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The shape for `.path`, about the centre; empty unless overridden (D-12).
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The name under which the view's state is kept; nil, the default, keeps none.
  open var restorationIdentifier: String? {
    get { extras.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// Writes the state to keep; UIKit's own views keep what the user changed in them.
  open func encodeRestorableState(with coder: NSCoder) { encodeView(with: coder) }
  /// Reads the state that was kept.
  open func decodeRestorableState(with coder: NSCoder) { decodeView(with: coder) }
  /// Asks the first responder at or below this view to resign; `force` adds nothing (W-12).
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingBelow() }
  nonisolated open override var description: String { Diagnostic.address(self) }
}
