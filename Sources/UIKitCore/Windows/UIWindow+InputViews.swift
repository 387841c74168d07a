/// The views that the responder with the keys has shown in place of the keyboard and above it.
extension UIWindow {
  /// The views at the bottom; nil without any.
  var inputHost: InputHost? { subviews.lazy.compactMap { $0 as? InputHost }.first }

  /// Shows the views that the first responder, or the next one from there upwards, gives (W-230).
  func showInputViews() {
    guard !isExchangingResponder else { return }
    let host = inputHost
    guard let responder = firstResponder else { return host?.close() ?? () }
    let chain = Array(sequence(first: responder, next: \.next))
    let keyboard = chain.lazy.compactMap(InputHost.Part.init(keyboardOf:)).first
    let accessory = chain.lazy.compactMap(InputHost.Part.init(accessoryOf:)).first
    guard keyboard != nil || accessory != nil else { return host?.close() ?? () }
    let shown = host ?? InputHost(frame: .zero)
    if shown.superview !== self || subviews.last !== shown { addSubview(shown) }
    shown.show(keyboard: keyboard, accessory: accessory, for: responder)
  }

  /// Takes away what a controller has shown whose view leaves the window, and the keys from whoever
  /// had them for it.
  func forgetInputViews(of controller: UIViewController) {
    guard let host = inputHost, host.isGiven(by: controller) else { return }
    isExchangingResponder = true
    if let responder = firstResponder, responder === controller || host.isOwn(responder) {
      responder.resignFirstResponder()
      firstResponder = nil
    }
    isExchangingResponder = false
    showInputViews()
  }

  /// A responder has given the keys away: one in a view above the keyboard gives them back to
  /// whoever has that view shown, so that it stays (W-230).
  func giveBackKeys(of responder: UIResponder) {
    guard !isExchangingResponder else { return }
    if let host = inputHost, host.isOwn(responder), let owner = host.owner, owner !== responder {
      owner.becomeFirstResponder()
    } else {
      showInputViews()
    }
  }
}

extension InputHost.Part {
  /// The view in place of the keyboard; nil if the responder has none.
  fileprivate init?(keyboardOf responder: UIResponder) {
    // Such a controller is its view's owner, and doesn't ask for it above itself.
    guard !(responder is UIInputViewController) else { return nil }
    if let view = responder.inputView {
      self.init(view: view, controller: nil, owner: responder)
    } else if let controller = responder.inputViewController {
      self.init(view: controller.view, controller: controller, owner: responder)
    } else {
      return nil
    }
  }

  /// The view above the keyboard; nil if the responder has none.
  fileprivate init?(accessoryOf responder: UIResponder) {
    if let view = responder.inputAccessoryView {
      self.init(view: view, controller: nil, owner: responder)
    } else if let controller = responder.inputAccessoryViewController {
      self.init(view: controller.view, controller: controller, owner: responder)
    } else {
      return nil
    }
  }
}
