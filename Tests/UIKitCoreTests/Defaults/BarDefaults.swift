import CoreGraphics

@testable import UIKitCore

extension Defaults {
  nonisolated static let bars = [
    navigationBar, toolbar, tabBar, barButtonItem, navigationItem, tabBarItem, barAppearance,
    navigationBarAppearance, tabBarAppearance,
  ]

  nonisolated private static let navigationBar = Defaults(
    "UINavigationBar",
    UINavigationBar()
  ) { t in
    t.none("delegate", \.delegate)
    t.none("items", { $0.items.flatMap { $0.isEmpty ? nil : $0 } })
    t.none("topItem", \.topItem)
    t.none("backItem", \.backItem)
    t("barStyle", \.barStyle, .default)
    t("isTranslucent", \.isTranslucent, true)
    t.none("barTintColor", \.barTintColor)
    t.none("titleTextAttributes", \.titleTextAttributes)
    t.none("largeTitleTextAttributes", \.largeTitleTextAttributes)
    t.none("shadowImage", \.shadowImage)
    t.none("backIndicatorImage", \.backIndicatorImage)
    t.none("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
    t("prefersLargeTitles", \.prefersLargeTitles, false)
    t.none("compactAppearance", \.compactAppearance)
    t.none("scrollEdgeAppearance", \.scrollEdgeAppearance)
    t.none("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
    t("isUserInteractionEnabled", \.isUserInteractionEnabled, true)
  }

  nonisolated private static let toolbar = Defaults("UIToolbar", UIToolbar()) { t in
    t.none("delegate", \.delegate)
    t.none("items", { $0.items.flatMap { $0.isEmpty ? nil : $0 } })
    t("barStyle", \.barStyle, .default)
    t("isTranslucent", \.isTranslucent, true)
    t.none("barTintColor", \.barTintColor)
    t.none("compactAppearance", \.compactAppearance)
    t.none("scrollEdgeAppearance", \.scrollEdgeAppearance)
    t.none("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
  }

  nonisolated private static let tabBar = Defaults("UITabBar", UITabBar()) { t in
    t.none("delegate", \.delegate)
    t.none("items", { $0.items.flatMap { $0.isEmpty ? nil : $0 } })
    t.none("selectedItem", \.selectedItem)
    t("barStyle", \.barStyle, .default)
    t("isTranslucent", \.isTranslucent, true)
    t.none("barTintColor", \.barTintColor)
    t.none("unselectedItemTintColor", \.unselectedItemTintColor)
    t.none("backgroundImage", \.backgroundImage)
    t.none("shadowImage", \.shadowImage)
    t.none("selectionIndicatorImage", \.selectionIndicatorImage)
    t("itemPositioning", \.itemPositioning, .automatic)
    t("itemWidth", \.itemWidth, 0)
    t("itemSpacing", \.itemSpacing, 0)
    t.none("scrollEdgeAppearance", \.scrollEdgeAppearance)
  }

  nonisolated private static let barButtonItem = Defaults(
    "UIBarButtonItem",
    UIBarButtonItem()
  ) { t in
    t.none("title", \.title)
    t.none("image", \.image)
    t.none("landscapeImagePhone", \.landscapeImagePhone)
    t.none("largeContentSizeImage", \.largeContentSizeImage)
    t("imageInsets", \.imageInsets, .zero)
    t("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets, .zero)
    t("largeContentSizeImageInsets", \.largeContentSizeImageInsets, .zero)
    t("isEnabled", \.isEnabled, true)
    t("tag", \.tag, 0)
    t("style", \.style, .plain)
    t("width", \.width, 0)
    t.none("possibleTitles", \.possibleTitles)
    t.none("customView", \.customView)
    t.none("action", \.action)
    t.none("target", \.target)
    t.none("primaryAction", \.primaryAction)
    t.none("menu", \.menu)
    t("isSelected", \.isSelected, false)
    t("isHidden", \.isHidden, false)
    t("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, false)
    t.none("tintColor", \.tintColor)
  }

  nonisolated private static let navigationItem = Defaults(
    "UINavigationItem",
    UINavigationItem(title: "Birds")
  ) { t in
    t("title", \.title, "Birds")
    t.none("titleView", \.titleView)
    t.none("prompt", \.prompt)
    t("largeTitleDisplayMode", \.largeTitleDisplayMode, .automatic)
    t.none("backBarButtonItem", \.backBarButtonItem)
    t.none("backButtonTitle", \.backButtonTitle)
    t("backButtonDisplayMode", \.backButtonDisplayMode, .default)
    t.none("backAction", \.backAction)
    t("hidesBackButton", \.hidesBackButton, false)
    t("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, false)
    t.none("leftBarButtonItem", \.leftBarButtonItem)
    t.none("leftBarButtonItems", \.leftBarButtonItems)
    t.none("rightBarButtonItem", \.rightBarButtonItem)
    t.none("rightBarButtonItems", \.rightBarButtonItems)
    t.none("searchController", \.searchController)
    t("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, true)
    t.none("standardAppearance", \.standardAppearance)
    t.none("compactAppearance", \.compactAppearance)
    t.none("scrollEdgeAppearance", \.scrollEdgeAppearance)
    t.none("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
  }

  nonisolated private static let tabBarItem = Defaults("UITabBarItem", UITabBarItem()) { t in
    t.none("title", \.title)
    t.none("image", \.image)
    t.none("selectedImage", \.selectedImage)
    t.none("badgeValue", \.badgeValue)
    t.none("badgeColor", \.badgeColor)
    t("titlePositionAdjustment", \.titlePositionAdjustment, .zero)
    t("isEnabled", \.isEnabled, true)
    t.none("standardAppearance", \.standardAppearance)
    t.none("scrollEdgeAppearance", \.scrollEdgeAppearance)
  }

  nonisolated private static let barAppearance = Defaults("UIBarAppearance", UIBarAppearance()) {
    t in
    t.none("backgroundColor", \.backgroundColor)
    t.none("backgroundImage", \.backgroundImage)
    t("backgroundImageContentMode", \.backgroundImageContentMode, .scaleToFill)
    t.none("shadowImage", \.shadowImage)
  }

  nonisolated private static let navigationBarAppearance = Defaults(
    "UINavigationBarAppearance",
    UINavigationBarAppearance()
  ) { t in
    t("titlePositionAdjustment", \.titlePositionAdjustment, .zero)
    t(
      "titlePositionAdjustment of buttons",
      \.buttonAppearance.normal.titlePositionAdjustment,
      .zero
    )
    t.none("backgroundImage of buttons", \.buttonAppearance.normal.backgroundImage)
  }

  nonisolated private static let tabBarAppearance = Defaults(
    "UITabBarAppearance",
    UITabBarAppearance()
  ) { t in
    t.none("selectionIndicatorTintColor", \.selectionIndicatorTintColor)
    t.none("selectionIndicatorImage", \.selectionIndicatorImage)
    t("stackedItemPositioning", \.stackedItemPositioning, .automatic)
    t("stackedItemWidth", \.stackedItemWidth, 0)
    t("stackedItemSpacing", \.stackedItemSpacing, 0)
  }
}
