internal import Foundation

/// The buttons of an alert or an action sheet as UIKit had them before alerts were controllers, and
/// the controller that shows them (P-82).
final class OlderAlert {
  /// The titles in the order in which they were added, whose places are the buttons' numbers.
  var titles: [String] = []
  var cancelIndex = -1
  var destructiveIndex = -1
  private(set) var controller: UIAlertController?

  /// Adds a button; answers its number.
  func add(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Makes the controller; `clicked` hears of the number of the button that was tapped.
  func makeController(
    title: String?,
    message: String?,
    style: UIAlertController.Style,
    clicked: @escaping (Int) -> Void
  ) -> UIAlertController {
    let controller = UIAlertController(title: title, message: message, preferredStyle: style)
    for (index, title) in titles.enumerated() {
      let kind: UIAlertAction.Style =
        index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
      controller.addAction(UIAlertAction(title: title, style: kind) { _ in clicked(index) })
    }
    self.controller = controller
    return controller
  }

  /// Presents the controller above all that is presented in a window.
  func show(in window: UIWindow?, animated: Bool, completion: @escaping () -> Void) {
    guard let controller, var top = window?.rootViewController else { return }
    while let next = top.presentedViewController { top = next }
    top.present(controller, animated: animated, completion: completion)
  }

  /// Takes the controller away.
  func hide(animated: Bool, completion: @escaping () -> Void) {
    controller?.presentingViewController?.dismiss(animated: animated, completion: completion)
    controller = nil
  }

  func forget() { controller = nil }
}
