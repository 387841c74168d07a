internal import CoreGraphics

/// The older calls of a turn, for controllers that do not override `viewWillTransition(to:with:)`
///
extension UIViewController {
  /// The orientation of the interface: the old one in `willRotate`, then the new one.
  public var interfaceOrientation: UIInterfaceOrientation { shownOrientation }

  /// Turns the interface as the device is held, in the next frame, as far as that is allowed.
  public class func attemptRotationToDeviceOrientation() { UIScreen.main.askAgain() }

  /// The orientation of the screen's interface.
  var shownOrientation: UIInterfaceOrientation {
    (viewIfLoaded?.window?.screen ?? UIScreen.main).interfaceOrientation
  }

  /// The orientations that the older question allows, where only that is overridden, else those of
  /// a device where nothing was set.
  var ownOrientations: UIInterfaceOrientationMask {
    guard RotationOverrides.has(.olderMask, in: self) else { return usualOrientations }
    return UIInterfaceOrientationMask(
      UIInterfaceOrientation.all.filter { shouldAutorotate(to: $0) }.map(\.mask)
    )
  }

  /// The orientation that the controller prefers as it comes, and whether that is its own answer.
  var orientationPreference: OrientationDecision.Preference {
    OrientationDecision.Preference(
      orientation: preferredInterfaceOrientationForPresentation,
      isOwn: RotationOverrides.has(.preference, in: self)
    )
  }

  /// The children that are on the screen; the others hear nothing (O-52).
  private var childrenInSight: [UIViewController] {
    children.filter { $0.viewIfLoaded?.window != nil }
  }

  private var hearsOlderCalls: Bool { !RotationOverrides.has(.sizeTransition, in: self) }

  /// Before anything changes.
  func rotationWillBegin(_ new: UIInterfaceOrientation, _ duration: TimeInterval) {
    if hearsOlderCalls {
      willRotate(to: new, duration: duration)
    } else {
      passOnWillRotate(new, duration)
    }
  }

  /// Inside of the animation, once everything has its place.
  func rotationAnimates(_ new: UIInterfaceOrientation, _ duration: TimeInterval) {
    if hearsOlderCalls {
      willAnimateRotation(to: new, duration: duration)
    } else {
      passOnWillAnimate(new, duration)
    }
  }

  /// Once the motion is over.
  func rotationDidEnd(_ old: UIInterfaceOrientation) {
    if hearsOlderCalls { didRotate(from: old) } else { passOnDidRotate(old) }
  }

  func passOnWillRotate(_ new: UIInterfaceOrientation, _ duration: TimeInterval) {
    for child in childrenInSight { child.rotationWillBegin(new, duration) }
  }

  func passOnWillAnimate(_ new: UIInterfaceOrientation, _ duration: TimeInterval) {
    for child in childrenInSight { child.rotationAnimates(new, duration) }
  }

  func passOnDidRotate(_ old: UIInterfaceOrientation) {
    for child in childrenInSight { child.rotationDidEnd(old) }
  }

  /// Asks for a turn where answers may be others now.
  func orientationsChanged() {
    (viewIfLoaded?.window?.screen ?? UIScreen.main).askAgain()
  }
}
