internal import Foundation

extension BarItemBackground {
  fileprivate init(
    _ state: UIControl.State,
    _ style: UIBarButtonItem.Style?,
    _ metrics: UIBarMetrics
  ) {
    self.init(state: state.rawValue, style: style?.rawValue, metrics: metrics.rawValue)
  }
}

extension UIBarButtonItem {
  /// Sets the image behind the button in one state; between its caps it is as wide as the content.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[BarItemBackground(state, nil, barMetrics)] = backgroundImage
    changed()
  }

  /// The image that was set for exactly this state and these metrics.
  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BarItemBackground(state, nil, barMetrics)] }

  /// Sets the image behind buttons of one style in one state.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) {
    backgrounds[BarItemBackground(state, style, barMetrics)] = backgroundImage
    changed()
  }

  /// The image that was set for exactly this state, style and metrics.
  public func backgroundImage(
    for state: UIControl.State,
    style: Style,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[BarItemBackground(state, style, barMetrics)] }

  /// Moves the image behind the button, in points, positive downwards.
  public func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// The points by which the image is moved; 0 if none were set.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics.rawValue] ?? 0
  }

  /// Moves the title, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// The points by which the title is moved; zero if none were set.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics.rawValue] ?? .zero
  }

  // MARK: - The button that leads back

  /// Sets the image behind the button when it leads back.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    backBackgrounds[BarItemBackground(state, nil, barMetrics)] = backgroundImage
    changed()
  }

  /// The image that was set for exactly this state and these metrics.
  public func backButtonBackgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backBackgrounds[BarItemBackground(state, nil, barMetrics)] }

  /// Moves the title of the button when it leads back, in points; apps hide the title so.
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset,
    for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// The points by which the title is moved; zero if none were set.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics.rawValue] ?? .zero
  }

  /// Moves the image behind the button when it leads back, in points, positive downwards.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat,
    for barMetrics: UIBarMetrics
  ) {
    backBackgroundOffsets[barMetrics.rawValue] = adjustment
    changed()
  }

  /// The points by which the image is moved; 0 if none were set.
  public func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundOffsets[barMetrics.rawValue] ?? 0 }

  // MARK: - As bars draw it

  /// The style of a button in a bar; what wasn't set for low bars is as in others.
  func legacyStyle(leadsBack: Bool, low: Bool) -> LegacyItemStyle {
    let metrics = low ? [UIBarMetrics.compact, .default] : [.default]
    func first<Value>(_ table: [Int: Value]) -> Value? {
      metrics.lazy.compactMap { table[$0.rawValue] }.first
    }
    let images = leadsBack ? backBackgrounds : backgrounds
    return LegacyItemStyle(
      titleOffset: first(leadsBack ? backTitleOffsets : titleOffsets) ?? .zero,
      backgroundOffset: first(leadsBack ? backBackgroundOffsets : backgroundOffsets) ?? 0
    ) { [style] state in
      for metrics in metrics {
        for state in [state, UIControl.State.normal.rawValue] {
          for style in [style.rawValue, nil] {
            let key = BarItemBackground(state: state, style: style, metrics: metrics.rawValue)
            if let image = images[key] { return image }
          }
        }
      }
      return nil
    }
  }
}
