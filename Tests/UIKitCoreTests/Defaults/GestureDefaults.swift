import CoreGraphics

@testable import UIKitCore

extension Defaults {
  nonisolated static let gestures = [
    recognizer, tap, longPress, pan, screenEdgePan, pinch, rotation, swipe,
  ]

  nonisolated private static let recognizer = Defaults(
    "UIGestureRecognizer",
    UIGestureRecognizer()
  ) { t in
    t("state", \.state, .possible)
    t("isEnabled", \.isEnabled, true)
    t.none("view", \.view)
    t.none("delegate", \.delegate)
    t.none("name", \.name)
    t("cancelsTouchesInView", \.cancelsTouchesInView, true)
    t("delaysTouchesBegan", \.delaysTouchesBegan, false)
    t("delaysTouchesEnded", \.delaysTouchesEnded, true)
    t("requiresExclusiveTouchType", \.requiresExclusiveTouchType, true)
    t("numberOfTouches", \.numberOfTouches, 0)
    t("modifierFlags", \.modifierFlags, [])
    t("buttonMask", \.buttonMask, [])
  }

  nonisolated private static let tap = Defaults(
    "UITapGestureRecognizer",
    UITapGestureRecognizer()
  ) { t in
    t("numberOfTapsRequired", \.numberOfTapsRequired, 1)
    t("numberOfTouchesRequired", \.numberOfTouchesRequired, 1)
    t("buttonMaskRequired", \.buttonMaskRequired, .primary)
  }

  nonisolated private static let longPress = Defaults(
    "UILongPressGestureRecognizer",
    UILongPressGestureRecognizer()
  ) { t in
    t("numberOfTapsRequired", \.numberOfTapsRequired, 0)
    t("numberOfTouchesRequired", \.numberOfTouchesRequired, 1)
    t("minimumPressDuration", \.minimumPressDuration, 0.5)
    t("allowableMovement", \.allowableMovement, 10)
  }

  nonisolated private static let pan = Defaults(
    "UIPanGestureRecognizer",
    UIPanGestureRecognizer()
  ) { t in
    t("minimumNumberOfTouches", \.minimumNumberOfTouches, 1)
    t("allowedScrollTypesMask", \.allowedScrollTypesMask, UIScrollTypeMask())
    t("translation(in:)", { $0.translation(in: nil) }, .zero)
    t("velocity(in:)", { $0.velocity(in: nil) }, .zero)
  }

  nonisolated private static let screenEdgePan = Defaults(
    "UIScreenEdgePanGestureRecognizer",
    UIScreenEdgePanGestureRecognizer()
  ) { t in
    t("edges", \.edges, [])
  }

  nonisolated private static let pinch = Defaults(
    "UIPinchGestureRecognizer",
    UIPinchGestureRecognizer()
  ) { t in
    t("scale", \.scale, 1)
    t("velocity", \.velocity, 0)
  }

  nonisolated private static let rotation = Defaults(
    "UIRotationGestureRecognizer",
    UIRotationGestureRecognizer()
  ) { t in
    t("rotation", \.rotation, 0)
    t("velocity", \.velocity, 0)
  }

  nonisolated private static let swipe = Defaults(
    "UISwipeGestureRecognizer",
    UISwipeGestureRecognizer()
  ) { t in
    t("direction", \.direction, .right)
    t("numberOfTouchesRequired", \.numberOfTouchesRequired, 1)
  }
}
