internal import Device

/// The place of a view in the tree.
///
/// References to views above are cleared by those views when they go: weak references cost too much
/// where so many are read.
nonisolated struct ViewHierarchy {
  /// The superview, without a retain count.
  private(set) var above: Unmanaged<UIView>?
  var superview: UIView? {
    get { above?.takeUnretainedValue() }
    set { above = newValue.map { Unmanaged.passUnretained($0) } }
  }
  /// The window, without a retain count.
  private(set) var unretainedWindow: Unmanaged<UIWindow>?
  var window: UIWindow? {
    get { unretainedWindow?.takeUnretainedValue() }
    set { unretainedWindow = newValue.map { Unmanaged.passUnretained($0) } }
  }
  var subviews: [UIView] = []
  /// The view's layer, for the view's end.
  var layer: CALayer?
  /// The reference for those who know the view and do not keep it; nil until one asks.
  var reference: ViewReference?

  /// The view is deallocated: subviews, layer and others drop their references to it.
  func dissolve() {
    for view in subviews { view.hierarchy.superview = nil }
    layer?.belong(to: nil)
    reference?.clear()
  }

  /// The window is deallocated: all views in it drop their references to it.
  func leaveWindow() {
    for view in subviews {
      view.hierarchy.window = nil
      view.hierarchy.leaveWindow()
    }
  }
}

/// The parts of a view's appearance that the layer cannot hold.
struct ViewDrawing {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var clearsContext = true
}

/// The state of a view's layout.
struct ViewLayout {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesMask = true
  /// `true` while the view places its subviews.
  var isUnderWay = false
  /// True while the pass has the view as its layer's delegate.
  var isInPass = false
  /// `true` if the engine has noted the view's arrival, or the need to line up others again.
  var isJoining = false
  var isNotedStack = false
  /// The tree's engine's record of the view.
  var item: LayoutItem?
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var semanticContent = UISemanticContentAttribute.unspecified
}

/// A priority for each direction.
nonisolated struct AxisPriorities: Equatable {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The margins that were set for a view; `UIView+Margins` derives the effective ones.
struct ViewMargins {
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// `true` if the view's frame decides its default margins, as those of cells.
  var followFrame = false
  /// The values at the last `…DidChange`.
  var reportedSafeArea = UIEdgeInsets.zero
  var reportedMargins = UIEdgeInsets.zero
  /// The margins that were set, or nil while the class's default counts.
  var set: NSDirectionalEdgeInsets?
  /// The margins that were set by side; they do not follow the reading direction.
  var setBySide: UIEdgeInsets?
}

/// The traits of a view.
struct ViewEnvironment {
  /// The traits that the view has now.
  var current: UITraitCollection
  /// The traits of the last notice, at first those that the view was made with (L-34).
  var reported: UITraitCollection
  var overrides = UITraitOverrides()
  var handlers = TraitHandlers()
  /// The smallest and largest text size; nil for none.
  var minimumContentSize: UIContentSizeCategory?
  var maximumContentSize: UIContentSizeCategory?

  init(current: UITraitCollection) {
    self.current = current
    reported = current
  }
}

/// The rest, seldom used.
struct ViewExtras {
  var tag = 0
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  /// True while a screen has the view as what has its focus: controls ask for each state they show,
  /// and most never have it.
  var mayBeFocused = false
  var gestureRecognizers: [UIGestureRecognizer]?
  var motionEffects: [UIMotionEffect] = []
  var ignoresInvertColors = false
  var pointerShape: PointerShape?
  /// The radii of the corners, where they follow the size.
  var corners: UICornerConfiguration?
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?
  /// The segues that the document draws from the view to other controllers.
  var segues: [any ConnectedSegue] = []
  /// The sizes of an app's view in a bar, where the bar gave it another than it had.
  var sizesInBar: SizesInBar?
  /// The changes of the view's document with the size class.
  var variations: (any ViewVariations)?
}

/// The size of a view that a bar shows: its own, and what the bar had room for.
///
/// An object, so that views outside of bars have no room for it.
final class SizesInBar {
  let own: CGSize
  let given: CGSize

  init(own: CGSize, given: CGSize) { (self.own, self.given) = (own, given) }
}

/// The changes of a document on a view when the size class changes.
protocol ViewVariations: AnyObject {
  /// Changes what is otherwise for these traits.
  func update(to traits: UITraitCollection)
}
