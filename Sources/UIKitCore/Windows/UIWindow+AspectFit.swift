internal import ObjectiveC

private nonisolated(unsafe) var guideKey: UInt8 = 0

/// A guide that keeps the ratio of its sides.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width divided by the height; 0, the default, for the ratio of the room.
  var aspectRatio: CGFloat { get set }
}

/// The largest rectangle of a ratio in the middle of a window's safe area.
private final class AspectFitGuide: UILayoutGuide, UILayoutGuideAspectFitting {
  private var ratio: NSLayoutConstraint?

  var aspectRatio: CGFloat = 0 {
    didSet {
      ratio?.isActive = false
      ratio =
        aspectRatio > 0
        ? widthAnchor.constraint(equalTo: heightAnchor, multiplier: aspectRatio) : nil
      ratio?.isActive = true
    }
  }

  /// The sides reach the room's edges where the ratio lets them.
  func fit(into room: UILayoutGuide) {
    let wide = widthAnchor.constraint(equalTo: room.widthAnchor)
    let high = heightAnchor.constraint(equalTo: room.heightAnchor)
    for side in [wide, high] { side.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: room.centerXAnchor),
      centerYAnchor.constraint(equalTo: room.centerYAnchor),
      widthAnchor.constraint(lessThanOrEqualTo: room.widthAnchor),
      heightAnchor.constraint(lessThanOrEqualTo: room.heightAnchor),
      wide, high,
    ])
  }
}

extension UIWindow {
  /// The largest rectangle of a ratio in the middle of the safe area, for games and films.
  public var safeAreaAspectFitLayoutGuide: UILayoutGuide & UILayoutGuideAspectFitting {
    if let made = objc_getAssociatedObject(self, &guideKey) as? AspectFitGuide { return made }
    let guide = AspectFitGuide()
    addLayoutGuide(guide)
    guide.fit(into: safeAreaLayoutGuide)
    objc_setAssociatedObject(self, &guideKey, guide, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return guide
  }
}
