internal import QuartzCore

/// The content of an empty screen and the view that shows it.
private final class UnavailableContent {
  var configuration: any UIContentConfiguration
  var view: any UIView & UIContentView

  init(_ configuration: any UIContentConfiguration, _ view: any UIView & UIContentView) {
    self.configuration = configuration
    self.view = view
  }
}

extension UIViewController {
  private var unavailable: UnavailableContent? {
    get { settings.contentUnavailable as? UnavailableContent }
    set { settings.contentUnavailable = newValue }
  }

  /// The content that is shown over the whole view while there is nothing else; default nil (V-66).
  ///
  /// A search names in its title what was searched.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable?.configuration }
    set { showUnavailable(newValue) }
  }

  /// Has `updateContentUnavailableConfiguration` be called before the next layout, once for any
  /// number of calls (V-66).
  public func setNeedsUpdateContentUnavailableConfiguration() {
    settings.needsContentUnavailable = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the content of an empty screen anew, after what it depends on has changed.
  func refreshUnavailable() {
    if let unavailable { showUnavailable(unavailable.configuration) }
  }

  private func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      unavailable?.view.removeFromSuperview()
      unavailable = nil
      return
    }
    let shown = configuration.updated(for: contentUnavailableConfigurationState)
    if let content = unavailable, content.view.supports(shown) {
      content.configuration = configuration
      content.view.configuration = shown
      return
    }
    unavailable?.view.removeFromSuperview()
    let made = shown.makeContentView()
    unavailable = UnavailableContent(configuration, made)
    guard let view else { return }
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made)
  }
}
