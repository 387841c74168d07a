import CoreGraphics

@testable import UIKitCore

extension Defaults {
  nonisolated static let views = [
    view, viewInLayout, window, label, imageView, stackView, visualEffectView, layoutGuide,
  ]

  nonisolated private static let view = Defaults("UIView", UIView()) { t in
    t("alpha", \.alpha, 1)
    t.none("backgroundColor", \.backgroundColor)
    t("isHidden", \.isHidden, false)
    t("isOpaque", \.isOpaque, true)
    t("clipsToBounds", \.clipsToBounds, false)
    t("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, true)
    t.none("mask", \.mask)
    t("tintAdjustmentMode", \.tintAdjustmentMode, .normal)
    t("isUserInteractionEnabled", \.isUserInteractionEnabled, true)
    t("isMultipleTouchEnabled", \.isMultipleTouchEnabled, false)
    t("isExclusiveTouch", \.isExclusiveTouch, false)
    t("tag", \.tag, 0)
    t("frame", \.frame, .zero)
    t("bounds", \.bounds, .zero)
    t("center", \.center, .zero)
    t("transform", \.transform, .identity)
    t("anchorPoint", \.anchorPoint, CGPoint(x: 0.5, y: 0.5))
    t("contentMode", \.contentMode, .scaleToFill)
    t.none("superview", \.superview)
    t("subviews", \.subviews, [])
    t.none("window", \.window)
    t("isFocused", \.isFocused, false)
    t("canBecomeFocused", \.canBecomeFocused, false)
    t("canBecomeFirstResponder", \.canBecomeFirstResponder, false)
    t("canResignFirstResponder", \.canResignFirstResponder, true)
    t("isFirstResponder", \.isFirstResponder, false)
    t.none("inputView", \.inputView)
    t.none("inputAccessoryView", \.inputAccessoryView)
    t.none("next", \.next)
    t("motionEffects", \.motionEffects.count, 0)
    t("interactions", \.interactions.count, 0)
    t("semanticContentAttribute", \.semanticContentAttribute, .unspecified)
    t("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .unspecified)
    t(
      "effectiveUserInterfaceLayoutDirection",
      \.effectiveUserInterfaceLayoutDirection,
      .leftToRight
    )
    t("areAnimationsEnabled", { _ in UIView.areAnimationsEnabled }, true)
    t("inheritedAnimationDuration", { _ in UIView.inheritedAnimationDuration }, 0)
  }

  nonisolated private static let viewInLayout = Defaults("UIView in layout", UIView()) { t in
    t("autoresizesSubviews", \.autoresizesSubviews, true)
    t("autoresizingMask", \.autoresizingMask, [])
    t(
      "translatesAutoresizingMaskIntoConstraints",
      \.translatesAutoresizingMaskIntoConstraints,
      true
    )
    t("constraints", \.constraints, [])
    t("layoutGuides", \.layoutGuides, [])
    t("layoutMargins", \.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    t(
      "directionalLayoutMargins",
      \.directionalLayoutMargins,
      NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    )
    t("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, false)
    t("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, true)
    t("safeAreaInsets", \.safeAreaInsets, .zero)
    t("alignmentRectInsets", \.alignmentRectInsets, .zero)
    t("hasAmbiguousLayout", \.hasAmbiguousLayout, false)
    t(
      "intrinsicContentSize",
      \.intrinsicContentSize,
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    )
    t("requiresConstraintBasedLayout", { _ in UIView.requiresConstraintBasedLayout }, false)
    t("hugging, horizontal", { $0.contentHuggingPriority(for: .horizontal) }, .defaultLow)
    t("hugging, vertical", { $0.contentHuggingPriority(for: .vertical) }, .defaultLow)
    t(
      "compression resistance, horizontal",
      { $0.contentCompressionResistancePriority(for: .horizontal) },
      .defaultHigh
    )
    t(
      "compression resistance, vertical",
      { $0.contentCompressionResistancePriority(for: .vertical) },
      .defaultHigh
    )
  }

  nonisolated private static let window = Defaults("UIWindow", UIWindow(frame: .zero)) { t in
    t("windowLevel", \.windowLevel, .normal)
    t("isHidden", \.isHidden, true)
    t("isKeyWindow", \.isKeyWindow, false)
    t("canBecomeKey", \.canBecomeKey, true)
    t.none("rootViewController", \.rootViewController)
    t("canResizeToFitContent", \.canResizeToFitContent, false)
  }

  nonisolated private static let label = Defaults("UILabel", UILabel()) { t in
    t.none("text", \.text)
    t.none("attributedText", \.attributedText)
    t("font", \.font, .systemFont(ofSize: 17))
    t("textColor", \.textColor, .label)
    t("textAlignment", \.textAlignment, .natural)
    t("lineBreakMode", \.lineBreakMode, .byTruncatingTail)
    t("isEnabled", \.isEnabled, true)
    t("isHighlighted", \.isHighlighted, false)
    t.none("highlightedTextColor", \.highlightedTextColor)
    t("numberOfLines", \.numberOfLines, 1)
    t("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, false)
    t("minimumScaleFactor", \.minimumScaleFactor, 0)
    t("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation, false)
    t("baselineAdjustment", \.baselineAdjustment, .alignBaselines)
    t("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, false)
    t.none("shadowColor", \.shadowColor)
    t("shadowOffset", \.shadowOffset, CGSize(width: 0, height: -1))
    t("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, 0)
    t("isUserInteractionEnabled", \.isUserInteractionEnabled, false)
    t("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated, false)
    t("isOpaque", \.isOpaque, false)
  }

  nonisolated private static let imageView = Defaults("UIImageView", UIImageView()) { t in
    t.none("image", \.image)
    t.none("highlightedImage", \.highlightedImage)
    t("isHighlighted", \.isHighlighted, false)
    t("isUserInteractionEnabled", \.isUserInteractionEnabled, false)
    t.none("animationImages", \.animationImages)
    t.none("highlightedAnimationImages", \.highlightedAnimationImages)
    t("animationDuration", \.animationDuration, 0)
    t("animationRepeatCount", \.animationRepeatCount, 0)
    t("isAnimating", \.isAnimating, false)
    t.none("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
    t(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory,
      false
    )
    t("contentMode", \.contentMode, .scaleToFill)
    t("clipsToBounds", \.clipsToBounds, false)
  }

  nonisolated private static let stackView = Defaults("UIStackView", UIStackView()) { t in
    t("axis", \.axis, .horizontal)
    t("distribution", \.distribution, .fill)
    t("alignment", \.alignment, .fill)
    t("spacing", \.spacing, 0)
    t("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, false)
    t("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, false)
    t("arrangedSubviews", \.arrangedSubviews, [])
  }

  nonisolated private static let visualEffectView = Defaults(
    "UIVisualEffectView",
    UIVisualEffectView(effect: nil)
  ) { t in
    t.none("effect", \.effect)
    t("isUserInteractionEnabled", \.isUserInteractionEnabled, true)
    t("alpha", \.alpha, 1)
    t("contentView.subviews", \.contentView.subviews, [])
  }

  nonisolated private static let layoutGuide = Defaults("UILayoutGuide", UILayoutGuide()) { t in
    t("identifier", \.identifier, "")
    t.none("owningView", \.owningView)
    t("layoutFrame", \.layoutFrame, .zero)
  }
}
