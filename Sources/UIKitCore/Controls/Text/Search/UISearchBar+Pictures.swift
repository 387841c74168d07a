/// The pictures that an app gives the parts of a search bar (W-221).
extension UISearchBar {
  /// Sets the picture in place of the bar at a position in some metrics; nil takes it away.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[BarPictureKey(position: barPosition, metrics: barMetrics)] = backgroundImage
    setNeedsLayout()
  }

  /// The picture that was set for exactly this position and these metrics; nil if none was.
  public func backgroundImage(
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BarPictureKey(position: barPosition, metrics: barMetrics)] }

  /// The picture for the position and the metrics that the bar has; a plainer one where it has none.
  var shownBackground: UIImage? {
    guard !backgrounds.isEmpty else { return nil }
    let metrics: [UIBarMetrics] = prompt == nil ? [.default] : [.defaultPrompt, .default]
    let positions = [barPosition, .any]
    return metrics.lazy.flatMap { metrics in
      positions.map { BarPictureKey(position: $0, metrics: metrics) }
    }.compactMap { self.backgrounds[$0] }.first
  }

  /// Sets the picture of the field in a state, of which `normal` and `disabled` are drawn; the field
  /// is as high as it.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    fieldPictures[state.rawValue] = backgroundImage
    showFieldPictures()
  }

  /// The picture that was set for the field in exactly this state; nil if none was.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldPictures[state.rawValue]
  }

  func showFieldPictures() {
    field.background = fieldPictures[UIControl.State.normal.rawValue]
    field.disabledBackground = fieldPictures[UIControl.State.disabled.rawValue]
    setNeedsLayout()
  }

  /// Moves an icon of the field from its place, in points; a mirrored one moves the same way.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    showIconOffsets()
  }

  /// The points by which an icon was moved; zero if it was not.
  public func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }

  func showIconOffsets() { field.iconOffsets = iconOffsets }

  // MARK: - Scopes

  /// Sets the picture behind the buttons of scopes in a state.
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) { scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  /// The picture that was set behind the buttons of scopes in exactly this state.
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the picture of the line between the buttons of two scopes in their states.
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(
      dividerImage,
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  /// The picture that was set for the line between two scopes in exactly these states.
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(
      forLeftSegmentState: leftState,
      rightSegmentState: rightState,
      barMetrics: .default
    )
  }

  /// Sets the attributes of the titles of scopes in a state; nil brings the system's back.
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  /// The attributes that were set for the titles of scopes in exactly this state.
  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }

  /// Shows or hides the scopes; animated, they fade while the bar makes room.
  func showScopes(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    showsScopeBar = show
    guard animated else { return }
    scopes.alpha = show ? 0 : 1
    layOut(over: 0.25)
    UIView.animate(withDuration: 0.25) { self.scopes.alpha = 1 }
  }

  // MARK: - Enabling

  func enablingChanged() {
    field.isEnabled = isEnabled
    scopes.isEnabled = isEnabled
    cancelButton.isEnabled = isEnabled
    if !isEnabled { resignFirstResponder() }
  }
}
