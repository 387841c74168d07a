public import Foundation
internal import QuartzCore

/// Animations that calls begin and commit, rather than blocks.
///
/// The settings count for changes after them, until the commit (W-31).
extension UIView {
  /// Begins an animation of 0.2 seconds; each needs its own `commitAnimations()`.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let opened = OpenAnimation(animationID, context)
    OpenAnimation.stack.append(opened)
    opened.animation.open()
  }

  /// Ends what `beginAnimations(_:context:)` began, and lets it run; does nothing without that.
  public class func commitAnimations() {
    guard let opened = OpenAnimation.stack.popLast() else { return }
    opened.animation.close()
    opened.begin()
  }

  /// In seconds; the default is 0.2, and 0 changes everything at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.current?.duration = duration
  }

  /// The time in seconds until the animation begins; default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimation.current?.delay = delay
  }

  /// Kept for its callers, and has no effect here: use the delay.
  public class func setAnimationStart(_ startDate: Date) {}

  /// The pace; `easeInOut` by default.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    OpenAnimation.current?.pace = .curve(curve.timingFunction)
  }

  /// The number of times that the animation runs; default 0, for once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.current?.repeatCount = repeatCount
  }

  /// True to run backwards after each time; default false.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.current?.autoreverses = repeatAutoreverses
  }

  /// True to go on from where moving views are seen, false to go on from where they end.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      OpenAnimation.current?.options.insert(.beginFromCurrentState)
    } else {
      OpenAnimation.current?.options.remove(.beginFromCurrentState)
    }
  }

  /// The object that is sent the selectors; held until the animation is over.
  public class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimation.stack.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// The selector of the delegate for the begin, with identifier and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    OpenAnimation.stack.last?.willStart = selector
  }

  /// The selector of the delegate for the end, with identifier, whether all ran to its end, and
  /// context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    OpenAnimation.stack.last?.didStop = selector
  }

  /// Lets the picture of a view give way to what it is after the commit.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    guard let current = OpenAnimation.current, areAnimationsEnabled, current.duration > 0,
      let picture = transition.options.pictureTransition
    else { return }
    picture.duration = current.duration
    current.tally.expect(picture)
    view.layer.add(picture, forKey: "transition")
  }

  /// The way in which the picture of a view gives way.
  nonisolated public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
    case curlDown

    /// The options of a block that give the same transition.
    var options: UIView.AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}

/// An animation between its begin and its end, and who hears of both.
private final class OpenAnimation {
  static var stack: [OpenAnimation] = []
  static var current: ViewAnimation? { stack.last?.animation }

  private(set) var animation: ViewAnimation! = nil
  private let identifier: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    (self.identifier, self.context) = (identifier, context)
    animation = ViewAnimation(duration: 0.2, delay: 0, options: []) { self.end($0) }
  }

  /// The animation keeps this alive until it is over.
  func begin() {
    if let delegate, let willStart {
      _ = ClassTable.send(willStart, to: delegate, [identifier, context])
    }
    animation.tally.seal()
  }

  private func end(_ finished: Bool) {
    if let delegate, let didStop {
      _ = ClassTable.send(didStop, to: delegate, [identifier, NSNumber(value: finished), context])
    }
    animation = nil
  }
}
