import CoreGraphics
import QuartzCore

@testable import UIKitCore

extension Defaults {
  nonisolated static let animations = [
    animation, propertyAnimation, basicAnimation, keyframeAnimation, springAnimation,
    animationGroup, transition, propertyAnimator, cubicTiming, springTiming,
  ]

  nonisolated private static let animation = Defaults("CAAnimation", CAAnimation()) { t in
    t("beginTime", \.beginTime, 0)
    t("duration", \.duration, 0)
    t("speed", \.speed, 1)
    t("timeOffset", \.timeOffset, 0)
    t("repeatCount", \.repeatCount, 0)
    t("repeatDuration", \.repeatDuration, 0)
    t("autoreverses", \.autoreverses, false)
    t("fillMode", \.fillMode, .removed)
    t("isRemovedOnCompletion", \.isRemovedOnCompletion, true)
    t.none("timingFunction", \.timingFunction)
    t.none("delegate", \.delegate)
  }

  nonisolated private static let propertyAnimation = Defaults(
    "CAPropertyAnimation",
    CAPropertyAnimation()
  ) { t in
    t.none("keyPath", \.keyPath)
    t("isAdditive", \.isAdditive, false)
    t("isCumulative", \.isCumulative, false)
  }

  nonisolated private static let basicAnimation = Defaults(
    "CABasicAnimation",
    CABasicAnimation()
  ) { t in
    t.none("fromValue", \.fromValue)
    t.none("toValue", \.toValue)
    t.none("byValue", \.byValue)
  }

  nonisolated private static let keyframeAnimation = Defaults(
    "CAKeyframeAnimation",
    CAKeyframeAnimation()
  ) { t in
    t.none("values", \.values)
    t.none("path", \.path)
    t.none("keyTimes", \.keyTimes)
    t.none("timingFunctions", \.timingFunctions)
    t("calculationMode", \.calculationMode, .linear)
    t.none("rotationMode", \.rotationMode)
  }

  nonisolated private static let springAnimation = Defaults(
    "CASpringAnimation",
    CASpringAnimation()
  ) { t in
    t("mass", \.mass, 1)
    t("stiffness", \.stiffness, 100)
    t("damping", \.damping, 10)
    t("initialVelocity", \.initialVelocity, 0)
    t("allowsOverdamping", \.allowsOverdamping, false)
  }

  nonisolated private static let animationGroup = Defaults(
    "CAAnimationGroup",
    CAAnimationGroup()
  ) { t in
    t.none("animations", \.animations)
  }

  nonisolated private static let transition = Defaults("CATransition", CATransition()) { t in
    t("type", \.type, .fade)
    t.none("subtype", \.subtype)
    t("startProgress", \.startProgress, 0)
    t("endProgress", \.endProgress, 1)
  }

  nonisolated private static let propertyAnimator = Defaults(
    "UIViewPropertyAnimator",
    UIViewPropertyAnimator(duration: 1, curve: .linear)
  ) { t in
    t("state", \.state, .inactive)
    t("isRunning", \.isRunning, false)
    t("isReversed", \.isReversed, false)
    t("fractionComplete", \.fractionComplete, 0)
    t("delay", \.delay, 0)
    t("isUserInteractionEnabled", \.isUserInteractionEnabled, true)
    t("isManualHitTestingEnabled", \.isManualHitTestingEnabled, false)
    t("isInterruptible", \.isInterruptible, true)
    t("scrubsLinearly", \.scrubsLinearly, true)
    t("pausesOnCompletion", \.pausesOnCompletion, false)
  }

  nonisolated private static let cubicTiming = Defaults(
    "UICubicTimingParameters",
    UICubicTimingParameters()
  ) { t in
    t("animationCurve", \.animationCurve, .easeInOut)
    t("timingCurveType", \.timingCurveType, .builtin)
    t.none("springTimingParameters", \.springTimingParameters)
  }

  nonisolated private static let springTiming = Defaults(
    "UISpringTimingParameters",
    UISpringTimingParameters(dampingRatio: 1)
  ) { t in
    t("initialVelocity", \.initialVelocity, .zero)
    t("timingCurveType", \.timingCurveType, .spring)
    t.none("cubicTimingParameters", \.cubicTimingParameters)
  }
}
