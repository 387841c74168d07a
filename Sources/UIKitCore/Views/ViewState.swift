/// Where a view stands in the tree.
///
/// Those above are cleared by those above when they go: weak references cost too much where so
/// many are read.
nonisolated struct ViewFamily {
  /// The superview, for those who only look up to it.
  private(set) var above: Unmanaged<UIView>?
  var superview: UIView? {
    get { above?.takeUnretainedValue() }
    set { above = newValue.map { Unmanaged.passUnretained($0) } }
  }
  unowned(unsafe) var window: UIWindow?
  var subviews: [UIView] = []
  /// The view's layer, for the view's end.
  var layer: CALayer?

  /// The view goes: what stays of its family forgets it.
  func dissolve() {
    for view in subviews { view.family.superview = nil }
    layer?.belong(to: nil)
  }

  /// The window goes.
  func leaveWindow() {
    for view in subviews {
      view.family.window = nil
      view.family.leaveWindow()
    }
  }
}

/// What of a view's appearance the layer cannot hold.
struct ViewLook {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var contentMode = UIView.ContentMode.scaleToFill
  var mask: UIView?
  var clearsContext = true
}

/// How a view takes its place.
struct ViewLayout {
  var autoresizesSubviews = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var translatesMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [SystemGuide: UILayoutGuide] = [:]
  var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  var compressionResistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
  var semanticContent = UISemanticContentAttribute.unspecified
  /// Whether the view places its subviews at this moment.
  var isUnderWay = false
  /// What the tree's engine knows of the view.
  var item: LayoutItem?
  /// Whether the tree's engine has noted that the view came in, or that it lines up others anew.
  var isJoining = false
  var isNotedStack = false
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

/// What a view was told about its margins; what it makes of that is in `UIView+Margins`.
struct ViewMargins {
  /// What was set, or nil while the class's default counts.
  var set: NSDirectionalEdgeInsets?
  /// What was set by side; sides stay, whatever the direction of reading.
  var setBySide: UIEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// What the last `…DidChange` told.
  var toldMargins = UIEdgeInsets.zero
  var toldSafeArea = UIEdgeInsets.zero
}

/// The traits of a view.
struct ViewEnvironment {
  /// What the view has now.
  var current: UITraitCollection
  /// What the view was last told, which is what it was made with at first (L-34).
  var told: UITraitCollection
  var overrides = UITraitOverrides()
  var handlers = TraitHandlers()

  init(current: UITraitCollection) {
    self.current = current
    told = current
  }
}

/// The rest, seldom used.
struct ViewExtras {
  var tag = 0
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var gestureRecognizers: [UIGestureRecognizer]?
  var motionEffects: [UIMotionEffect] = []
  var interactions: [any UIInteraction] = []
  var restorationIdentifier: String?
  /// What the document draws from the view to other controllers.
  var segues: [SegueSource] = []
  /// What the view's document changes with the size class.
  var variations: DocumentVariations?
}
