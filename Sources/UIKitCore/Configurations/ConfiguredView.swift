internal import QuartzCore

/// The state of the configurations of a cell or header, besides their values.
struct ConfiguredParts {
  /// True if override and handler are to be called before the view is shown; true at first.
  var needsUpdate = true
  /// True if a configuration was set that doesn't follow the state yet.
  var needsState = false
  /// True while override and handler are called and configurations follow the state.
  var isUpdating = false
  var background: ConfiguredBackground?
}

/// A cell or header whose content and background follow configurations.
///
/// The cells of tables and collection views and the headers of tables do so in the same way (V-60).
protocol ConfiguredView: UIView {
  var configured: ConfiguredParts { get set }
  var contentView: UIView { get set }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The state as the app has it, its own values included.
  var shownState: any UIConfigurationState { get }
  /// Calls what the class overrides and the handler that it was given.
  func callUpdates()
  /// Called before another content view takes the place of the present one.
  func willShow(contentView view: UIView)
  /// A content view without content.
  func emptyContentView() -> UIView
  /// Takes away backgrounds that aren't configurations.
  func forgetPlainBackgrounds()
}

extension ConfiguredView {
  func setNeedsConfiguring() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings content and background up to date, before the view is measured or laid out.
  func configureIfNeeded() {
    guard configured.needsUpdate || configured.needsState, !configured.isUpdating else { return }
    configured.isUpdating = true
    defer { configured.isUpdating = false }
    if configured.needsUpdate {
      configured.needsUpdate = false
      callUpdates()
    }
    configured.needsState = false
    guard contentConfiguration != nil || backgroundConfiguration != nil else { return }
    let state = shownState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }

  // MARK: Content

  /// Shows a configuration in the content view if that can, or else in one of its own (V-61).
  func contentChanged() {
    noteChange()
    guard let configuration = contentConfiguration else {
      if contentView is any UIContentView { exchangeContentView(for: emptyContentView()) }
      return
    }
    if let view = contentView as? any UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      exchangeContentView(for: configuration.makeContentView())
    }
  }

  /// Shows another content view in place of the present one.
  private func exchangeContentView(for view: UIView) {
    willShow(contentView: view)
    view.frame = contentView.frame
    insertSubview(view, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = view
    setNeedsLayout()
  }

  // MARK: Background

  /// A background that is configured takes the place of backgrounds that are views (V-62).
  func backgroundChanged() {
    noteChange()
    guard let configuration = backgroundConfiguration else {
      configured.background?.removeFromSuperview()
      configured.background = nil
      return
    }
    if let background = configured.background {
      background.configuration = configuration
    } else {
      forgetPlainBackgrounds()
      let background = ConfiguredBackground(configuration)
      background.frame = bounds
      insertSubview(background, at: 0)
      configured.background = background
    }
  }

  private func noteChange() {
    if !configured.isUpdating { configured.needsState = true }
    setNeedsLayout()
  }
}
