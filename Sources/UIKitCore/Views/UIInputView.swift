public import QuartzCore

/// A view that looks like the keyboard that it is shown with, or in place of.
open class UIInputView: UIView {
  /// The ground of the view.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// Fixed when the view is made.
  public let inputViewStyle: Style
  /// True if the view's constraints give its height; default false; kept, and has no effect here.
  open var allowsSelfSizing = false

  /// Makes a view; one of the keyboard's style has the keyboard's gray ground.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  /// Decodes a view of the default style.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
