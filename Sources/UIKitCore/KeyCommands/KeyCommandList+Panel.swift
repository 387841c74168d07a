extension KeyCommandList: KeyCommandShowing {
  func panel(over window: UIWindow) -> UIView {
    let panel = KeyCommandPanel(groups)
    window.addSubview(panel)
    panel.place()
    return panel
  }
}
