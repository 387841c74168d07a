public import Foundation

/// The text fields of an older alert.
nonisolated public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert as apps showed it before there was `UIAlertController`, which shows it here (P-82).
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// Hears of the buttons; held weakly.
  open weak var delegate: AnyObject?
  /// The title; nil for none.
  open var title: String = ""
  /// The text below the title; nil for none.
  open var message: String?
  /// The text fields; default none.
  open var alertViewStyle = UIAlertViewStyle.default
  let alert = OlderAlert()

  /// Makes an alert with one button, or none.
  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    (self.message, self.delegate) = (message, delegate.map { $0 as AnyObject })
    if let cancelButtonTitle { alert.cancelIndex = alert.add(cancelButtonTitle) }
  }

  /// Makes an alert with buttons.
  public convenience init(
    title: String,
    message: String,
    delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
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
  /// The number of the first button that doesn't cancel; −1 without one.
  open var firstOtherButtonIndex: Int {
    alert.titles.indices.first { $0 != alert.cancelIndex } ?? -1
  }
  /// True from `show()` until a button was tapped.
  open var isVisible: Bool { alert.controller != nil }

  /// Shows the alert, which holds itself until a button is tapped.
  open func show() { present() }
  /// Takes the alert away as if a button had been tapped, but for `clickedButtonAt`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    finish(buttonIndex, animated: animated)
  }
  /// The text field of a number; nil without such a field.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = prepared.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }
}

extension UIAlertView {
  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// The controller with its fields, which apps may fill before the alert is shown.
  private var prepared: UIAlertController {
    if let controller = alert.controller { return controller }
    let controller = alert.makeController(title: title, message: message, style: .alert) { index in
      self.listener?.alertView(self, clickedButtonAt: index)
      self.listener?.alertView(self, willDismissWithButtonIndex: index)
      self.alert.forget()
      self.listener?.alertView(self, didDismissWithButtonIndex: index)
    }
    if alertViewStyle == .plainTextInput || alertViewStyle == .loginAndPasswordInput {
      controller.addTextField()
    }
    if alertViewStyle == .secureTextInput || alertViewStyle == .loginAndPasswordInput {
      controller.addTextField { $0.isSecureTextEntry = true }
    }
    return controller
  }

  fileprivate func present() {
    _ = prepared
    listener?.willPresent(self)
    alert.show(in: UIApplication.shared.keyWindow, animated: true) { [self] in
      listener?.didPresent(self)
    }
  }

  fileprivate func finish(_ index: Int, animated: Bool) {
    guard isVisible else { return }
    listener?.alertView(self, willDismissWithButtonIndex: index)
    alert.hide(animated: animated) { [self] in
      listener?.alertView(self, didDismissWithButtonIndex: index)
    }
  }
}

/// Hears of an older alert's buttons; all methods are optional.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// A button was tapped.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is about to go.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// The alert is about to be shown.
  func willPresent(_ alertView: UIAlertView)
  /// The alert is shown.
  func didPresent(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    tellLate("alertView:clickedButtonAtIndex:", [alertView, buttonIndex])
  }
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
    tellLate("alertView:willDismissWithButtonIndex:", [alertView, buttonIndex])
  }
  /// Does nothing by default.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
    tellLate("alertView:didDismissWithButtonIndex:", [alertView, buttonIndex])
  }
  /// Does nothing by default.
  public func willPresent(_ alertView: UIAlertView) {
    tellLate("willPresentAlertView:", [alertView])
  }
  /// Does nothing by default.
  public func didPresent(_ alertView: UIAlertView) { tellLate("didPresentAlertView:", [alertView]) }
}
