/// The position of a bar, which decides on which side its background and hairline lie.
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

/// An object that knows its position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The present position of the bar.
  var barPosition: UIBarPosition { get }
}

/// Decides about the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Answers the position of `bar`; called when it joins a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Default: `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    late("positionFor:", [bar], or: .any)
  }
}

/// The legacy light or dark appearance of a bar.
public nonisolated enum UIBarStyle: Int, Sendable {
  /// Follows the appearance of its traits.
  case `default` = 0
  /// Dark with white text, whatever the traits say.
  case black = 1
  /// The same as a translucent `black`; older documents hold it.
  case blackTranslucent = 2

  /// The same as `black`, under its former name.
  public static var blackOpaque: UIBarStyle { .black }
}
