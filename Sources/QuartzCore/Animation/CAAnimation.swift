public import Foundation

/// Someone who hears when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended; `flag` is false if it was taken away before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A description of how something moves; a layer that gets one keeps a copy and plays it.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  /// The layer's time at which it begins, in seconds; 0, the default, is when it is added.
  open var beginTime: CFTimeInterval = 0
  /// Seconds of one run; 0, the default, takes the transaction's when it is added.
  open var duration: CFTimeInterval = 0
  /// The seconds of its time per second of its parent's; default 1.
  open var speed: Float = 1
  /// Seconds of its own time at which it begins; default 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs; 0, the default, is one.
  open var repeatCount: Float = 0
  /// The seconds for which it repeats, in place of `repeatCount`; 0, the default, does not.
  open var repeatDuration: CFTimeInterval = 0
  /// True if each run goes back as well, which doubles its time; default false.
  open var autoreverses = false
  /// The times outside of its own at which it shows; default `.removed`, for none.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The pace; nil, the default, takes the transaction's when it is added, or else is even.
  open var timingFunction: CAMediaTimingFunction?
  /// Is notified of beginning and end; held strongly until the animation ends; default nil.
  open var delegate: (any CAAnimationDelegate)?
  /// True if the layer forgets the animation when it ends; default true.
  open var isRemovedOnCompletion = true
  /// Called once when the animation ends, before the delegate is; true if it came to its end.
  package var ended: ((Bool) -> Void)?
  /// Whoever moves the animation instead of the clock; it then ends when it is removed.
  package var control: AnimationControl?
  /// The frames a second at which it is to be drawn; kept: the display draws as often as it does.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// True if the layer's view takes no touches meanwhile.
  package var blocksTouches = false
  private var named: [String: Any] = [:]

  public override init() { super.init() }

  /// Answers nil; subclasses give the value of a key that nobody set.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// A value kept under a name.
  open func value(forKey key: String) -> Any? { named[key] }
  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { named[key] = value }
  /// Adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An animation with the same values.
  open override func copy() -> Any { copy(with: nil) }
  /// An animation of the same class with the same values, delegate and named values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).made()
    other.adopt(self)
    return other
  }

  /// Takes over what another animation of the same class says.
  func adopt(_ other: CAAnimation) {
    (beginTime, duration) = (other.beginTime, other.duration)
    (speed, timeOffset) = (other.speed, other.timeOffset)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    (isRemovedOnCompletion, ended) = (other.isRemovedOnCompletion, other.ended)
    (control, blocksTouches) = (other.control, other.blocksTouches)
    named = other.named
  }

  /// Puts what the animation shows at a moment into the moving copy of a layer.
  func apply(to moving: CALayer, at moment: AnimationMoment) {}
}

/// Someone who moves animations by other means than the clock.
package final class AnimationControl {
  /// The time of the animations, in seconds from their beginning.
  package var time: CFTimeInterval = 0

  package init() {}
}

/// An animation of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The value, as for `CALayer.setValue(_:forKeyPath:)`; nil, the default, shows nothing.
  open var keyPath: String?
  /// True if the shown value is added to the layer's own; default false.
  open var isAdditive = false
  /// True if each repetition begins where the last one ended; default false.
  open var isCumulative = false
  /// The function that makes a transform of numbers, where the key path is `transform`; nil, the
  /// default, takes values as they are (V-242).
  open var valueFunction: CAValueFunction?

  /// An animation of the value at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }

  override func apply(to moving: CALayer, at moment: AnimationMoment) {
    guard var keyPath else { return }
    if let part = valueFunction?.part { keyPath += ".\(part)" }
    let base = AnimatedValue(moving.value(forKeyPath: keyPath))
    guard let value = value(at: moment, base: base) else { return }
    let sum = isAdditive ? base?.plus(value) ?? value : value
    moving.setValue(sum.any, forKeyPath: keyPath)
  }

  /// The value that the animation shows; `base` is the layer's value without it.
  func value(at moment: AnimationMoment, base: AnimatedValue?) -> AnimatedValue? { nil }

  /// The pace's part of the way.
  func progress(_ moment: AnimationMoment) -> CGFloat {
    timingFunction?.progress(at: moment.fraction) ?? moment.fraction
  }
}

/// Animations that share their time.
open class CAAnimationGroup: CAAnimation {
  /// The members, which are copied with the group; one without duration takes the group's; default
  /// nil.
  open var animations: [CAAnimation]?

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  /// Members' times are the group's; what lies beyond its end is not played.
  override func apply(to moving: CALayer, at moment: AnimationMoment) {
    let part = timingFunction?.progress(at: moment.fraction) ?? moment.fraction
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      let inner = animation.moment(at: Double(part) * duration)
      if animation.shows(at: inner) { animation.apply(to: moving, at: inner) }
    }
  }
}
