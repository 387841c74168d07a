public import CoreGraphics

/// The least and greatest size of a scene that the user may resize, in points (S-33).
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// Default zero, for no limit of the app's own.
  open var minimumSize = CGSize.zero { didSet { whenChanged?() } }
  /// Default the greatest number in both directions, for no limit.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  ) { didSet { whenChanged?() } }
  /// Default true; without effect here.
  open var allowsFullScreen = true

  var whenChanged: (() -> Void)?

  /// The size within the limits that is nearest to another; the least one wins over the greatest.
  func nearest(to size: CGSize) -> CGSize {
    CGSize(
      width: max(minimumSize.width, min(size.width, maximumSize.width)),
      height: max(minimumSize.height, min(size.height, maximumSize.height))
    )
  }
}
