import CoreGraphics
import Foundation

@testable import UIKitCore

extension Defaults {
  nonisolated static let controls = [
    control, button, configuration, toggle, slider, stepper, segmentedControl, pageControl,
    progressView, activityIndicator, datePicker, pickerView, refreshControl,
  ]

  nonisolated private static let control = Defaults("UIControl", UIControl()) { t in
    t("state", \.state, .normal)
    t("isEnabled", \.isEnabled, true)
    t("isSelected", \.isSelected, false)
    t("isHighlighted", \.isHighlighted, false)
    t("contentVerticalAlignment", \.contentVerticalAlignment, .center)
    t("contentHorizontalAlignment", \.contentHorizontalAlignment, .center)
    t("isTracking", \.isTracking, false)
    t("isTouchInside", \.isTouchInside, false)
    t("allTargets.count", \.allTargets.count, 0)
    t("allControlEvents", \.allControlEvents, [])
    t("isContextMenuInteractionEnabled", \.isContextMenuInteractionEnabled, false)
    t("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, false)
    t.none("toolTip", \.toolTip)
  }

  nonisolated private static let button = Defaults("UIButton", UIButton(type: .custom)) { t in
    t("buttonType", \.buttonType, .custom)
    t.none("currentTitle", \.currentTitle)
    t("currentTitleColor", \.currentTitleColor, .white)
    t.none("currentImage", \.currentImage)
    t.none("currentBackgroundImage", \.currentBackgroundImage)
    t.none("currentAttributedTitle", \.currentAttributedTitle)
    t.none("currentPreferredSymbolConfiguration", \.currentPreferredSymbolConfiguration)
    t.none("configuration", \.configuration)
    t.none("configurationUpdateHandler", \.configurationUpdateHandler)
    t("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration, true)
    t("contentEdgeInsets", \.contentEdgeInsets, .zero)
    t("titleEdgeInsets", \.titleEdgeInsets, .zero)
    t("imageEdgeInsets", \.imageEdgeInsets, .zero)
    t("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted, false)
    t("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, true)
    t("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, true)
    t("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, false)
    t("role", \.role, .normal)
    t.none("menu", \.menu)
    t("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, false)
    t("isPointerInteractionEnabled", \.isPointerInteractionEnabled, false)
    t.none("subtitleLabel", \.subtitleLabel)
    t("titleLabel.lineBreakMode", { $0.titleLabel?.lineBreakMode }, .byTruncatingMiddle)
  }

  nonisolated private static let configuration = Defaults(
    "UIButton.Configuration",
    UIButton.Configuration.plain()
  ) { t in
    t.none("title", \.title)
    t.none("subtitle", \.subtitle)
    t.none("attributedTitle", \.attributedTitle)
    t.none("attributedSubtitle", \.attributedSubtitle)
    t.none("image", \.image)
    t.none("baseForegroundColor", \.baseForegroundColor)
    t.none("baseBackgroundColor", \.baseBackgroundColor)
    t("cornerStyle", \.cornerStyle, .dynamic)
    t("buttonSize", \.buttonSize, .medium)
    t("macIdiomStyle", \.macIdiomStyle, .automatic)
    t("imagePlacement", \.imagePlacement, .leading)
    t("imagePadding", \.imagePadding, 0)
    t("titleAlignment", \.titleAlignment, .automatic)
    t("showsActivityIndicator", \.showsActivityIndicator, false)
    t("automaticallyUpdateForSelection", \.automaticallyUpdateForSelection, true)
    t.none("preferredSymbolConfigurationForImage", \.preferredSymbolConfigurationForImage)
  }

  nonisolated private static let toggle = Defaults("UISwitch", UISwitch()) { t in
    t("isOn", \.isOn, false)
    t.none("onTintColor", \.onTintColor)
    t.none("thumbTintColor", \.thumbTintColor)
    t.none("onImage", \.onImage)
    t.none("offImage", \.offImage)
    t.none("title", \.title)
    t("preferredStyle", \.preferredStyle, .automatic)
    t("style", \.style, .sliding)
  }

  nonisolated private static let slider = Defaults("UISlider", UISlider()) { t in
    t("value", \.value, 0)
    t("minimumValue", \.minimumValue, 0)
    t("maximumValue", \.maximumValue, 1)
    t("isContinuous", \.isContinuous, true)
    t.none("minimumValueImage", \.minimumValueImage)
    t.none("maximumValueImage", \.maximumValueImage)
    t.none("minimumTrackTintColor", \.minimumTrackTintColor)
    t.none("maximumTrackTintColor", \.maximumTrackTintColor)
    t.none("thumbTintColor", \.thumbTintColor)
    t.none("currentThumbImage", \.currentThumbImage)
    t.none("currentMinimumTrackImage", \.currentMinimumTrackImage)
    t.none("currentMaximumTrackImage", \.currentMaximumTrackImage)
  }

  nonisolated private static let stepper = Defaults("UIStepper", UIStepper()) { t in
    t("value", \.value, 0)
    t("minimumValue", \.minimumValue, 0)
    t("maximumValue", \.maximumValue, 100)
    t("stepValue", \.stepValue, 1)
    t("isContinuous", \.isContinuous, true)
    t("autorepeat", \.autorepeat, true)
    t("wraps", \.wraps, false)
  }

  nonisolated private static let segmentedControl = Defaults(
    "UISegmentedControl",
    UISegmentedControl(items: ["A", "B"])
  ) { t in
    t("numberOfSegments", \.numberOfSegments, 2)
    t("selectedSegmentIndex", \.selectedSegmentIndex, UISegmentedControl.noSegment)
    t("isMomentary", \.isMomentary, false)
    t("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent, false)
    t.none("selectedSegmentTintColor", \.selectedSegmentTintColor)
    t("widthForSegment(at:)", { $0.widthForSegment(at: 0) }, 0)
    t("isEnabledForSegment(at:)", { $0.isEnabledForSegment(at: 0) }, true)
    t("contentOffsetForSegment(at:)", { $0.contentOffsetForSegment(at: 0) }, .zero)
  }

  nonisolated private static let pageControl = Defaults("UIPageControl", UIPageControl()) { t in
    t("numberOfPages", \.numberOfPages, 0)
    t("currentPage", \.currentPage, 0)
    t("hidesForSinglePage", \.hidesForSinglePage, false)
    t.none("pageIndicatorTintColor", \.pageIndicatorTintColor)
    t.none("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    t("backgroundStyle", \.backgroundStyle, .automatic)
    t("interactionState", \.interactionState, .none)
    t("allowsContinuousInteraction", \.allowsContinuousInteraction, true)
    t.none("preferredIndicatorImage", \.preferredIndicatorImage)
    t("direction", \.direction, .natural)
  }

  nonisolated private static let progressView = Defaults("UIProgressView", UIProgressView()) { t in
    t("progressViewStyle", \.progressViewStyle, .default)
    t("progress", \.progress, 0)
    t.none("observedProgress", \.observedProgress)
    t.none("progressTintColor", \.progressTintColor)
    t.none("trackTintColor", \.trackTintColor)
    t.none("progressImage", \.progressImage)
    t.none("trackImage", \.trackImage)
  }

  nonisolated private static let activityIndicator = Defaults(
    "UIActivityIndicatorView",
    UIActivityIndicatorView()
  ) { t in
    t("style", \.style, .medium)
    t("hidesWhenStopped", \.hidesWhenStopped, true)
    t("isAnimating", \.isAnimating, false)
  }

  nonisolated private static let datePicker = Defaults("UIDatePicker", UIDatePicker()) { t in
    t("datePickerMode", \.datePickerMode, .dateAndTime)
    t("preferredDatePickerStyle", \.preferredDatePickerStyle, .automatic)
    t.none("minimumDate", \.minimumDate)
    t.none("maximumDate", \.maximumDate)
    t("minuteInterval", \.minuteInterval, 1)
    t("countDownDuration", \.countDownDuration, 0)
    t("roundsToMinuteInterval", \.roundsToMinuteInterval, true)
    t.none("timeZone", \.timeZone)
  }

  nonisolated private static let pickerView = Defaults("UIPickerView", UIPickerView()) { t in
    t.none("dataSource", \.dataSource)
    t.none("delegate", \.delegate)
    t("numberOfComponents", \.numberOfComponents, 0)
    t("selectedRow(inComponent:)", { $0.selectedRow(inComponent: 0) }, -1)
  }

  nonisolated private static let refreshControl = Defaults(
    "UIRefreshControl",
    UIRefreshControl()
  ) { t in
    t("isRefreshing", \.isRefreshing, false)
    t.none("attributedTitle", \.attributedTitle)
  }
}
