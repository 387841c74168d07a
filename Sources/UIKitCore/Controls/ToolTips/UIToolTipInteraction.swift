public import QuartzCore

/// A text for a pointer that rests over a view; kept, and not shown here.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// Supplies texts for parts of the view; held weakly; default nil.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// True, the default, if there is a text.
  open var isEnabled = true
  /// The text without a delegate; nil for none.
  open var defaultToolTip: String?
  /// The view of the interaction; nil without one.
  open private(set) weak var view: UIView?

  /// Makes an interaction without a text.
  public override init() { super.init() }

  /// Makes an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// A text for a part of a view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// The part of the view, in its coordinates; null, the default, is the whole view.
  public let sourceRect: CGRect

  /// Makes a text for a part of a view, in its coordinates.
  public init(toolTip: String, in sourceRect: CGRect = .null) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// Supplies texts for parts of a view; never called here.
@preconcurrency @MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The text for a point of the view; nil for none.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  /// The interaction's own text by default.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction,
    configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }
}

extension UIControl {
  /// The interaction with the control's `toolTip`; nil without one.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  /// Gives the text to the interaction, which is there as long as there is a text.
  func toolTipChanged() {
    guard let toolTip else {
      toolTipInteraction.map { removeInteraction($0) }
      return
    }
    if let known = toolTipInteraction { return known.defaultToolTip = toolTip }
    addInteraction(UIToolTipInteraction(defaultToolTip: toolTip))
  }
}
