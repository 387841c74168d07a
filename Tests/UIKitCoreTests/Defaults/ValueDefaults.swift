import CoreGraphics

@testable import UIKitCore

extension Defaults {
  nonisolated static let values = [
    bezierPath, constraint, rendererFormat, contentConfiguration, backgroundConfiguration,
    contextualAction, swipeActions, menu, action, keyCommand, image, displayLink,
  ]

  nonisolated private static let bezierPath = Defaults("UIBezierPath", UIBezierPath()) { t in
    t("lineWidth", \.lineWidth, 1)
    t("lineCapStyle", \.lineCapStyle, .butt)
    t("lineJoinStyle", \.lineJoinStyle, .miter)
    t("miterLimit", \.miterLimit, 10)
    t("flatness", \.flatness, 0.6)
    t("usesEvenOddFillRule", \.usesEvenOddFillRule, false)
    t("isEmpty", \.isEmpty, true)
  }

  nonisolated private static let constraint = Defaults(
    "NSLayoutConstraint",
    NSLayoutConstraint(
      item: UIView(),
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 10
    )
  ) { t in
    t("priority", \.priority, .required)
    t("isActive", \.isActive, false)
    t.none("identifier", \.identifier)
    t("shouldBeArchived", \.shouldBeArchived, false)
    t.none("secondItem", \.secondItem)
    t("multiplier", \.multiplier, 1)
  }

  nonisolated private static let rendererFormat = Defaults(
    "UIGraphicsImageRendererFormat",
    UIGraphicsImageRendererFormat()
  ) { t in
    t("opaque", \.opaque, false)
    t("preferredRange", \.preferredRange, .automatic)
  }

  nonisolated private static let contentConfiguration = Defaults(
    "UIListContentConfiguration",
    UIListContentConfiguration.cell()
  ) { t in
    t.none("image", \.image)
    t.none("text", \.text)
    t.none("attributedText", \.attributedText)
    t.none("secondaryText", \.secondaryText)
    t.none("secondaryAttributedText", \.secondaryAttributedText)
    t(
      "prefersSideBySideTextAndSecondaryText",
      \.prefersSideBySideTextAndSecondaryText,
      false
    )
    t("textProperties.numberOfLines", \.textProperties.numberOfLines, 0)
    t("textProperties.alignment", \.textProperties.alignment, .natural)
    t("textProperties.transform", \.textProperties.transform, .none)
    t("imageProperties.maximumSize", \.imageProperties.maximumSize, .zero)
    t("imageProperties.reservedLayoutSize", \.imageProperties.reservedLayoutSize, .zero)
    t("imageProperties.cornerRadius", \.imageProperties.cornerRadius, 0)
    t.none("imageProperties.tintColor", \.imageProperties.tintColor)
  }

  nonisolated private static let backgroundConfiguration = Defaults(
    "UIBackgroundConfiguration",
    UIBackgroundConfiguration.clear()
  ) { t in
    t.none("customView", \.customView)
    t("cornerRadius", \.cornerRadius, 0)
    t("strokeWidth", \.strokeWidth, 0)
    t("strokeOutset", \.strokeOutset, 0)
    t.none("visualEffect", \.visualEffect)
    t.none("image", \.image)
    t("backgroundInsets", \.backgroundInsets, .zero)
  }

  nonisolated private static let contextualAction = Defaults(
    "UIContextualAction",
    UIContextualAction(style: .normal, title: nil) { _, _, _ in }
  ) { t in
    t("style", \.style, .normal)
    t.none("title", \.title)
    t.none("image", \.image)
  }

  nonisolated private static let swipeActions = Defaults(
    "UISwipeActionsConfiguration",
    UISwipeActionsConfiguration(actions: [])
  ) { t in
    t("performsFirstActionWithFullSwipe", \.performsFirstActionWithFullSwipe, true)
    t("actions", \.actions, [])
  }

  nonisolated private static let menu = Defaults("UIMenu", UIMenu()) { t in
    t("title", \.title, "")
    t.none("subtitle", \.subtitle)
    t.none("image", \.image)
    t("options", \.options, [])
    t("children", \.children, [])
  }

  nonisolated private static let action = Defaults("UIAction", UIAction { _ in }) { t in
    t("title", \.title, "")
    t.none("image", \.image)
    t.none("discoverabilityTitle", \.discoverabilityTitle)
    t("attributes", \.attributes, [])
    t("state", \.state, .off)
  }

  nonisolated private static let keyCommand = Defaults(
    "UIKeyCommand",
    UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(("save")))
  ) { t in
    t("input", \.input, "s")
    t("modifierFlags", \.modifierFlags, .command)
    t.none("discoverabilityTitle", \.discoverabilityTitle)
    t("attributes", \.attributes, [])
    t("state", \.state, .off)
    t("wantsPriorityOverSystemBehavior", \.wantsPriorityOverSystemBehavior, false)
  }

  nonisolated private static let image = Defaults("UIImage", UIImage()) { t in
    t("size", \.size, .zero)
    t("renderingMode", \.renderingMode, .automatic)
    t("imageOrientation", \.imageOrientation, .up)
    t("capInsets", \.capInsets, .zero)
    t("alignmentRectInsets", \.alignmentRectInsets, .zero)
    t("flipsForRightToLeftLayoutDirection", \.flipsForRightToLeftLayoutDirection, false)
    t("isSymbolImage", \.isSymbolImage, false)
    t.none("images", \.images)
    t("duration", \.duration, 0)
  }

  nonisolated private static let displayLink = Defaults(
    "CADisplayLink",
    CADisplayLink(target: UIView(), selector: Selector(("tick")))
  ) { t in
    t("isPaused", \.isPaused, false)
    t("preferredFramesPerSecond", \.preferredFramesPerSecond, 0)
    t("timestamp", \.timestamp, 0)
  }
}
