extension UIView {
  /// Has the content view inside of this one show its configuration as it is in a state.
  func update(
    _ configuration: (any UIContentConfiguration)?,
    for state: any UIConfigurationState
  ) {
    guard let configuration, let content = subviews.first as? any UIContentView else { return }
    content.configuration = configuration.updated(for: state)
  }
}
