/// Glass, as controls are made of since iOS 26; drawn here as a thin blur with the tint over it.
open class UIGlassEffect: UIVisualEffect {
  /// The clearness of the glass.
  nonisolated public enum Style: Int, Sendable {
    case regular = 0, clear
  }

  let style: Style
  /// True if the glass answers touches; kept, and has no effect here; default false.
  open var isInteractive = false
  /// The colour of the glass; nil, the default, for none.
  open var tintColor: UIColor?

  /// Regular glass.
  public override convenience init() { self.init(style: .regular) }

  /// Glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Joins the glass of the views in its own; kept, and nothing is drawn of it.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which glass begins to join, in points; default 0.
  open var spacing: CGFloat = 0
}
