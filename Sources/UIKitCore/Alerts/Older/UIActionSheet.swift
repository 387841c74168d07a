public import Foundation

/// A sheet of buttons as apps showed it before there was `UIAlertController`, which shows it here
/// (P-82).
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// Hears of the buttons; held weakly.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title above the buttons; empty for none.
  open var title: String = ""
  let alert = OlderAlert()

  /// Makes a sheet with a button that cancels and one that destroys, where they have a title.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { alert.destructiveIndex = alert.add(destructiveButtonTitle) }
    if let cancelButtonTitle { alert.cancelIndex = alert.add(cancelButtonTitle) }
  }

  /// Makes a sheet with further buttons.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle
    )
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button; answers its number.
  @discardableResult open func addButton(withTitle title: String?) -> Int { alert.add(title ?? "") }
  /// The title of the button of a number; nil without such a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    alert.titles.indices.contains(buttonIndex) ? alert.titles[buttonIndex] : nil
  }
  /// The number of buttons.
  open var numberOfButtons: Int { alert.titles.count }
  /// The number of the button that cancels; −1 without one.
  open var cancelButtonIndex: Int {
    get { alert.cancelIndex }
    set { alert.cancelIndex = newValue }
  }
  /// The number of the red button; −1 without one.
  open var destructiveButtonIndex: Int {
    get { alert.destructiveIndex }
    set { alert.destructiveIndex = newValue }
  }
  /// True while the sheet is shown.
  open var isVisible: Bool { alert.controller != nil }

  /// Shows the sheet above a view's window, which holds it until a button is tapped.
  open func show(in view: UIView) { present(in: view.window) }
  /// Shows the sheet above a tab bar's window.
  open func show(from view: UITabBar) { present(in: view.window) }
  /// Shows the sheet above a tool bar's window.
  open func show(from view: UIToolbar) { present(in: view.window) }
  /// Takes the sheet away as if a button had been tapped, but for `clickedButtonAt`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    alert.hide(animated: animated) { [self] in
      delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
    }
  }

  private func present(in window: UIWindow?) {
    let name = title.isEmpty ? nil : title
    _ = alert.makeController(title: name, message: nil, style: .actionSheet) { index in
      self.delegate?.actionSheet(self, clickedButtonAt: index)
      self.delegate?.actionSheet(self, willDismissWithButtonIndex: index)
      self.alert.forget()
      self.delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
    alert.show(in: window ?? UIApplication.shared.keyWindow, animated: true) {}
  }
}

/// Hears of an action sheet's buttons; all methods are optional.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// A button was tapped.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to go.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing by default.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
    tellLate("actionSheet:clickedButtonAtIndex:", [actionSheet, buttonIndex])
  }
  /// Does nothing by default.
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    willDismissWithButtonIndex buttonIndex: Int
  ) { tellLate("actionSheet:willDismissWithButtonIndex:", [actionSheet, buttonIndex]) }
  /// Does nothing by default.
  public func actionSheet(
    _ actionSheet: UIActionSheet,
    didDismissWithButtonIndex buttonIndex: Int
  ) { tellLate("actionSheet:didDismissWithButtonIndex:", [actionSheet, buttonIndex]) }
}
