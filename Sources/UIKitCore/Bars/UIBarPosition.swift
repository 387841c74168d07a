/// Where a bar stands, which decides on which side its background and hairline lie.
public nonisolated enum UIBarPosition: Int, Sendable {
  /// Not said; the bar does as it pleases.
  case any = 0
  /// At the bottom, hairline on top.
  case bottom = 1
  /// At the top, below the status bar.
  case top = 2
  /// At the top; the background reaches up behind the status bar.
  case topAttached = 3
}

/// Something that knows where on the screen it stands.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar stands now.
  var barPosition: UIBarPosition { get }
}

/// Decides where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Answers the position of `bar`; called when it joins a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    late("positionFor:", [bar], or: .any)
  }
}

/// The legacy light or dark look of a bar.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// Follows the appearance of its traits.
  case `default` = 0
  /// Dark with white text, whatever the traits say.
  case black = 1
  /// The same as a translucent `black`; older documents hold it.
  case blackTranslucent = 2
}
