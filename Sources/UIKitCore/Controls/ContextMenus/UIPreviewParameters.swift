public import QuartzCore

/// The part of its view that a preview shows (G-09).
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @MainActor NSCopying {
  /// The part of the view that is shown, in its coordinates; nil, the default, is all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil, the default, is that of the view.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view; default the system's background.
  open var backgroundColor: UIColor! = .systemBackground

  /// Makes parameters that show all of a view.
  public override required init() { super.init() }

  /// Makes parameters that show lines of text, by their rectangles in the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -8, dy: -4), cornerRadius: 8))
    }
    if !path.isEmpty { visiblePath = path }
  }

  /// Parameters with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
