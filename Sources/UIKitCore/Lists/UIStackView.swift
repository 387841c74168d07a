public import QuartzCore

/// A view that lines up others along an axis.
///
/// It asks the tree's solver for their places; it has no layout of its own.
open class UIStackView: UIView {
  /// The rule by which views share the length of the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The rule by which views are placed across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
    /// The name of `leading` for a horizontal axis.
    nonisolated public static var top: Alignment { .leading }
    /// The name of `trailing` for a horizontal axis.
    nonisolated public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing that means the stack's own `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that means the system's, 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.greatestFiniteMagnitude.nextDown) }

  /// The direction in which views follow each other; default `.horizontal`.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The rule by which views share the length of the axis; default `.fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The rule by which views are placed across the axis; default `.fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The least distance between neighbours in points.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// True if vertical distances are measured between baselines; default false.
  open var isBaselineRelativeArrangement = false { didSet { arrangementChanged() } }
  /// True if views keep to the layout margins; default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }
  /// The views that are lined up, each of them a subview.
  open internal(set) var arrangedSubviews: [UIView] = []

  var customSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { arrange(view, at: arrangedSubviews.count) }
  }

  /// Reads the stack from an archive; unlike other views it never fails to.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decodeView(from: coder)
    (coder as? NibCoder).map(decodeStackView)
  }

  nonisolated deinit {}

  /// Adds a view at the end; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedSubviews.count) }

  /// Adds a view at an index; one past the end ends the program.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangedSubviews.count { $0 !== view }
    guard (0...count).contains(stackIndex) else {
      UIKitException.constraint(.arrangedTooFar(index: stackIndex, count: count)).raise()
    }
    arrange(view, at: stackIndex)
  }

  /// Stops to line up a view; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangementChanged()
  }

  /// Sets the distance after one of the views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
    arrangementChanged()
  }

  /// Answers the distance set after a view; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    // Another view may get the same address later; it has no such distance.
    customSpacing[ObjectIdentifier(subview)] = nil
    guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
    arrangedSubviews.removeAll { $0 === subview }
    arrangementChanged()
  }

  /// The view with the baseline of the first arranged view that is not hidden.
  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }
  /// The view with the baseline of the last arranged view that is not hidden.
  open override var forLastBaselineLayout: UIView {
    arrangedSubviews.last { !$0.isHidden }?.forLastBaselineLayout ?? self
  }
}

extension UIStackView {
  private func arrange(_ view: UIView, at index: Int) {
    // Only a subview can be lined up already.
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    let place = min(max(index, 0), arrangedSubviews.count)
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: place)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementChanged()
  }

  private func arrangementChanged() {
    engine?.noteStack(self)
    engine?.baselinesMoved(in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func decodeStackView(_ coder: NibCoder) {
    axis = coder.choice("axis", ["vertical": .vertical, "horizontal": .horizontal]) ?? .horizontal
    distribution = coder.choice("distribution", Distribution.names) ?? .fill
    alignment = coder.choice("alignment", Alignment.names) ?? .fill
    spacing = coder.number("spacing") ?? 0
    if coder.attribute("spacingType") == "standard" { spacing = 8 }
    isBaselineRelativeArrangement = coder.bool("baselineRelativeArrangement") ?? false
    isLayoutMarginsRelativeArrangement =
      coder.bool("layoutMarginsRelativeArrangement") ?? coder.hasMargins
    arrangedSubviews = coder.objects("subviews").compactMap { $0 as? UIView }
    for view in arrangedSubviews { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}

extension NibCoder {
  /// Margins of its own in a document mean that a stack keeps to them.
  fileprivate var hasMargins: Bool {
    childElement(key: "layoutMargins") != nil
      || childElement(key: "directionalLayoutMargins") != nil
  }
}

extension UIStackView.Distribution {
  static let names: [String: Self] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
}

extension UIStackView.Alignment {
  static let names: [String: Self] = [
    "fill": .fill, "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .trailing,
    "lastBaseline": .lastBaseline,
  ]
}
