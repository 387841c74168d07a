internal import QuartzCore

/// The presented controller, and the way it was presented.
extension UIViewController {
  private static let presentedKey = "UIKitPresentedController"

  func encodePresented(with coder: NSCoder) {
    guard let presented = modal.presented, !presented.modal.isBeingDismissed else { return }
    let key = Self.presentedKey
    coder.encode(presented, forKey: key)
    coder.encode(presented.modal.style.rawValue, forKey: key + "Style")
    coder.encode(presented.modal.transitionStyle.rawValue, forKey: key + "Transition")
    let popover = presented.currentPresentationController as? UIPopoverPresentationController
    guard let place = popover?.place(in: view) else { return }
    let numbers = [place.minX, place.minY, place.width, place.height].map(Double.init)
    coder.encode(numbers, forKey: key + "Place")
  }

  func decodePresented(with coder: NSCoder) {
    let key = Self.presentedKey
    guard let presented = coder.decodeObject(forKey: key) as? UIViewController else { return }
    presented.takeStyles(from: coder, key)
    presented.pointPopover(at: view, coder.decodeObject(forKey: key + "Place") as? [Double] ?? [])
    UIApplication.shared.restoration.presentations.add(presented, on: self)
  }

  /// The styles that a segue or the app chose; one that is right stays as it is, since what was set
  /// up for it goes with it.
  private func takeStyles(from coder: NSCoder, _ key: String) {
    guard modal.presenting == nil else { return }
    let style = coder.decodeObject(forKey: key + "Style") as? Int
    if let style = style.flatMap(UIModalPresentationStyle.init), style != .none,
      style != modal.style
    {
      modalPresentationStyle = style
    }
    let transition = coder.decodeObject(forKey: key + "Transition") as? Int
    if let transition = transition.flatMap(UIModalTransitionStyle.init) {
      modalTransitionStyle = transition
    }
  }

  /// A popover points at where it pointed before, or at all of its presenter, unless the app says
  /// where: one that points nowhere is an exception (P-40).
  private func pointPopover(at view: UIView, _ place: [Double]) {
    guard modal.presenting == nil, resolvedModalStyle == .popover,
      let popover = popoverPresentationController, popover.sourceItem == nil
    else { return }
    popover.sourceView = view
    guard place.count == 4, place.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return }
    popover.sourceRect = CGRect(x: place[0], y: place[1], width: place[2], height: place[3])
  }
}
