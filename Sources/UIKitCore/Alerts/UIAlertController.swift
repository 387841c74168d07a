public import CoreGraphics

/// A question with buttons: an alert in the middle of the screen, or an action sheet at its end.
///
/// On an iPad an action sheet is a popover and needs something to point at (P-40).
open class UIAlertController: UIViewController {
  /// What kind of question it is.
  nonisolated public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  /// How grave it is, where the system makes a difference.
  nonisolated public enum Severity: Int, Sendable {
    case `default` = 0
    case critical
  }

  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []
  /// The fields in the order in which they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  open var message: String? { didSet { contentChanged() } }
  open var severity = Severity.default
  /// The action that is set in bold; one of `actions`.
  open var preferredAction: UIAlertAction? { didSet { contentChanged() } }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  open override var title: String? { didSet { contentChanged() } }

  /// Adds a button; a second one to cancel is refused.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      UIKitException.secondCancelAction.raise()
    }
    action.changed = { [weak self] in self?.contentChanged() }
    actions.append(action)
    contentChanged()
  }

  /// Adds a field, which only alerts can have.
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

  /// Goes away, and then does what the button is for.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, modal.presentation?.phase == .presented else { return }
    dismissNow(animated: true) { action.handler?(action) }
  }

  /// Beside an action sheet a touch cancels, if there is a way to cancel.
  func touchedBeside() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
  }

  open override func accessibilityPerformEscape() -> Bool { escapeAlert() }
}
