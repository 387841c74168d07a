extension KeyCommandList: KeyCommandShowing {
  func panel(over window: UIWindow) -> UIView {
    let panel = KeyCommandPanel(groups)
    panel.frame = window.bounds
    window.addSubview(panel)
    panel.layoutIfNeeded()
    return panel
  }
}
