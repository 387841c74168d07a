public import CoreGraphics

/// A question with buttons: an alert in the middle of the screen, or an action sheet at its end.
///
/// On an iPad an action sheet is a popover and needs something to point at (P-40).
open class UIAlertController: UIViewController {
  /// The form of the question.
  nonisolated public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  /// The gravity of the question; without effect here.
  nonisolated public enum Severity: Int, Sendable {
    case `default` = 0
    case critical
  }

  /// The form that the controller was created with.
  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  /// The text under the title; nil by default; changes an alert that is shown.
  open var message: String? { didSet { contentChanged() } }
  /// The gravity of the question; kept, and has no effect here; default `default`.
  open var severity = Severity.default
  /// The action whose title is bold; one of `actions`, or nil, the default.
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

  /// Creates a question without buttons; a title and a message of nil take no room.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  open override var title: String? { didSet { contentChanged() } }

  /// Adds a button after the others; a second one with the style `cancel` is an exception.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitException.secondCancelAction.raise()
    }
    action.changed = { [weak self] in self?.contentChanged() }
    actions.append(action)
    contentChanged()
  }

  /// Adds a field after the others; an exception for an action sheet.
  ///
  /// The handler is called at once.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { UIKitException.textFieldInActionSheet.raise() }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  // MARK: - View and presentation

  open override func loadView() { view = AlertView(alert: self) }

  /// The first field gets the keys with the alert (W-162).
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    textFields?.first?.becomeFirstResponder()
  }

  private func contentChanged() { (viewIfLoaded as? AlertView)?.rebuild() }

  open override var preferredContentSize: CGSize {
    get { (view as? AlertView)?.popoverSize ?? .zero }
    set {}
  }

  /// An action sheet is a popover where there is room for one.
  var isPopover: Bool {
    preferredStyle == .actionSheet
      && UIScreen.main.traitCollection.userInterfaceIdiom == .pad
  }

  override var automaticModalStyle: UIModalPresentationStyle { isPopover ? .popover : .custom }

  override var builtInPresentationController: UIPresentationController {
    isPopover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  // MARK: - Choosing

  /// Dismisses the alert, and then runs the button's handler.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, modal.presentation?.phase == .presented else { return }
    dismissNow(animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel button of an action sheet after a touch beside it; else does nothing.
  func touchedBeside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  open override func accessibilityPerformEscape() -> Bool { escapeAlert() }
}
