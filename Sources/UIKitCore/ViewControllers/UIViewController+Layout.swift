extension UIViewController {
  func willLayOut() {
    if settings.needsContentUnavailable {
      settings.needsContentUnavailable = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    ControllerWatch.note(.viewWillLayoutSubviews, to: self)
    viewWillLayoutSubviews()
  }

  /// The state by which the content of an empty screen is chosen (V-66).
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = settings.searchText
    return state
  }

  /// A search over the controller's content has this text; nil once it ended.
  func searched(_ text: String?) {
    guard text != settings.searchText else { return }
    settings.searchText = text
    refreshUnavailable()
    settings.needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Adds to `keyCommands`, after those added before.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { bars.keyCommands.append(keyCommand) }
  /// Removes a command that was added; another one is ignored.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    bars.keyCommands.removeAll { $0 === keyCommand }
  }

  func didLayOut() {
    ControllerWatch.note(.viewDidLayoutSubviews, to: self)
    viewDidLayoutSubviews()
  }

  /// The short side from which phones have wider margins (S-10).
  nonisolated private static let widePhone: CGFloat = 414

  /// 20 points at the sides of large phones and iPads, 16 on the others (S-10).
  var minimumMargins: NSDirectionalEdgeInsets {
    let size =
      (viewIfLoaded?.window ?? UIScreen.main.windows.last)?.bounds.size ?? UIScreen.main.bounds.size
    return Self.minimumMargins(size, traitCollection)
  }

  /// The margins of a controller's view in a window of a size.
  package static func minimumMargins(
    _ size: CGSize,
    _ traits: UITraitCollection
  ) -> NSDirectionalEdgeInsets {
    let isWide =
      traits.userInterfaceIdiom == .pad
      ? traits.horizontalSizeClass != .compact
      : min(size.width, size.height) >= Self.widePhone
    let side = UIScreen.main.layoutRules?.sideMargin(in: size, traits) ?? (isWide ? 20 : 16)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func setRespectsMinimumMargins(_ respects: Bool) {
    settings.respectsMinimumMargins = respects
    insetsChanged(true)
  }

  func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
    let changed = insets != settings.additionalSafeAreaInsets
    settings.additionalSafeAreaInsets = insets
    insetsChanged(changed)
  }

  func insetsChanged(_ changed: Bool) {
    if changed { ownView?.setNeeds(.insets) }
  }

  /// Tells the parent at once (C-29).
  func setPreferredContentSize(_ size: CGSize) {
    guard size != settings.preferredContentSize else { return }
    settings.preferredContentSize = size
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
