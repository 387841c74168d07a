extension KeyCommandList: KeyCommandShowing {
  func show(_ groups: [KeyCommandGroup], over window: UIWindow) {
    let made = KeyCommandPanel(groups, list: self)
    panel = made
    window.addSubview(made)
    made.place()
    made.alpha = 0
    UIView.animate(withDuration: 0.15) { made.alpha = 1 }
  }

  func hide() {
    guard let panel else { return }
    UIView.animate(withDuration: 0.15) {
      panel.alpha = 0
    } completion: { _ in
      panel.removeFromSuperview()
    }
  }
}
