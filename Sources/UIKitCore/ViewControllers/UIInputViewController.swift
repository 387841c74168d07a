public import QuartzCore

/// A controller of the view in place of the keyboard, or of the one above it (W-231).
///
/// It writes where the keys go, through its proxy.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let proxy = TextDocumentProxy()
  /// The responder that has the keys; nil while the view isn't shown.
  private weak var writer: UIResponder?

  /// The controller's view, if it is an input view; one of the default style unless a document has
  /// another.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  /// The text that is written in; one without text while the view isn't shown.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The language that the view writes, such as "en-US"; default nil; kept, and has no effect here.
  open var primaryLanguage: String?
  /// True if the view has a key for dictation of its own; default false; kept, and has no effect
  /// here.
  open var hasDictationKey = false
  /// True if a keyboard may use the network; always false here: there are no keyboards of other
  /// apps.
  open var hasFullAccess: Bool { false }
  /// True if the view needs a key that goes to another keyboard; always false here: there is none.
  open var needsInputModeSwitchKey: Bool { false }

  /// Makes a plain input view where no document has one.
  open override func loadView() {
    super.loadView()
    guard type(of: view as UIView) == UIView.self, view.subviews.isEmpty else { return }
    view = UIInputView(frame: .zero, inputViewStyle: .default)
  }

  /// Ends the editing that the view is shown for.
  open func dismissKeyboard() { _ = writer?.resignFirstResponder() }
  /// Goes to another keyboard; does nothing here, since there is none.
  open func advanceToNextInputMode() {}
  /// Lists the keyboards beside a key; does nothing here, since there are no others.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Hands over names and abbreviations that the device knows; none here.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  { completionHandler(UILexicon()) }

  /// The selection is about to change; does nothing by default, and is not called here.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Another part of the text is selected; does nothing by default.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text is about to change; does nothing by default.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed; does nothing by default.
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// Writes for a responder from now on; nil for none.
  func write(for responder: UIResponder?) {
    writer = responder
    proxy.keys = responder as? any UIKeyInput
    proxy.documentInputMode = responder?.textInputMode
  }
}

/// A view that looks like the keyboard that it is shown with, or in place of.
open class UIInputView: UIView {
  /// The ground of the view.
  nonisolated public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  /// Fixed when the view is made.
  public let inputViewStyle: Style
  /// True if the view's constraints give its height; default false (W-230).
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
