public import QuartzCore

/// A value that describes content and can make a view for it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows this content.
  func makeContentView() -> any UIView & UIContentView
  /// Answers this content as it is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// True if the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// True by default for configurations of the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// The height that a content view needs in a width: that of its constraints, or else the one that
  /// it answers itself.
  func contentViewHeight(width: CGFloat) -> CGFloat {
    guard holdsLayout, !(self is UIListContentView) else {
      return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
