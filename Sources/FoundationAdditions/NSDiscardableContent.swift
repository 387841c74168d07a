internal import Foundation

/// Content that can be given up while nobody uses it, as a cache does on iOS; none is here.
public protocol NSDiscardableContent {
  /// Says that somebody uses the content; false if it is gone.
  func beginContentAccess() -> Bool
  /// Says that nobody uses the content any more.
  func endContentAccess()
  /// Gives the content up if nobody uses it.
  func discardContentIfPossible()
  /// True once the content is gone.
  func isContentDiscarded() -> Bool
}
