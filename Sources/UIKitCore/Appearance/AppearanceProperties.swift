internal import ObjectiveC

/// The properties that can be set on the proxies of each class.
enum AppearanceProperties {
  /// The properties of a class, with those that it inherits.
  static func all(of type: AnyClass) -> [AppearanceProperty] {
    let lineage = Array(sequence(first: type) { Swift._getSuperclass($0) })
    return known.filter { property in lineage.contains { $0 == property.owner } }
      + lineage.flatMap(declared)
  }

  /// The properties of an app's own class that are marked `@objc`.
  private static func declared(by type: AnyClass) -> [AppearanceProperty] {
    ClassRegistry.shared.isRegistered(type)
      ? ClassTable.properties(of: type).map { AppearanceProperty(declared: $0, $1, by: type) } : []
  }

  private static let known = views + bars + searchBars + items + controls + buttons + lists

  private static let views: [AppearanceProperty] = [
    AppearanceProperty("backgroundColor", \UIView.backgroundColor),
    AppearanceProperty("tintColor") {
      $0.drawing.tintColor
    } write: { (view: UIView, color) in
      view.tintColor = color
    },
  ]

  private static let bars: [AppearanceProperty] = [
    AppearanceProperty("barStyle", \UINavigationBar.barStyle),
    AppearanceProperty("isTranslucent", \UINavigationBar.isTranslucent),
    AppearanceProperty("barTintColor", \UINavigationBar.barTintColor),
    AppearanceProperty("titleTextAttributes", \UINavigationBar.titleTextAttributes),
    AppearanceProperty("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
    AppearanceProperty("shadowImage", \UINavigationBar.shadowImage),
    AppearanceProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage),
    AppearanceProperty("backIndicatorMask", \UINavigationBar.backIndicatorTransitionMaskImage),
    AppearanceProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
    AppearanceProperty("standardAppearance") {
      $0.standardAppearance
    } write: {
      (bar: UINavigationBar, barAppearance) in
      bar.standardAppearance = barAppearance.duplicate()
    },
    AppearanceProperty("compactAppearance", \UINavigationBar.compactAppearance),
    AppearanceProperty("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
    AppearanceProperty("compactEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
    AppearanceProperty(table: "backgroundImage", \UINavigationBar.legacyBackground) {
      $0.appearanceChanged()
    },
    AppearanceProperty(table: "titleAdjustment", \UINavigationBar.titleAdjustments) {
      $0.setNeedsLayout()
    },
    AppearanceProperty("barStyle", \UITabBar.barStyle),
    AppearanceProperty("isTranslucent", \UITabBar.isTranslucent),
    AppearanceProperty("barTintColor", \UITabBar.barTintColor),
    AppearanceProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
    AppearanceProperty("backgroundImage", \UITabBar.backgroundImage),
    AppearanceProperty("shadowImage", \UITabBar.shadowImage),
    AppearanceProperty("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
    AppearanceProperty("itemPositioning", \UITabBar.itemPositioning),
    AppearanceProperty("itemWidth", \UITabBar.itemWidth),
    AppearanceProperty("itemSpacing", \UITabBar.itemSpacing),
    AppearanceProperty("standardAppearance") {
      $0.standardAppearance
    } write: {
      (bar: UITabBar, barAppearance) in
      bar.standardAppearance = barAppearance
    },
    AppearanceProperty("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    AppearanceProperty("barStyle", \UIToolbar.barStyle),
    AppearanceProperty("isTranslucent", \UIToolbar.isTranslucent),
    AppearanceProperty("barTintColor", \UIToolbar.barTintColor),
    AppearanceProperty("standardAppearance", \UIToolbar.standardAppearance),
    AppearanceProperty("compactAppearance", \UIToolbar.compactAppearance),
    AppearanceProperty("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
    AppearanceProperty(table: "backgroundImage", \UIToolbar.legacyBackgrounds) {
      $0.itemsChanged()
    },
    AppearanceProperty(table: "shadowImage", \UIToolbar.legacyShadows) { $0.itemsChanged() },
    AppearanceProperty("barStyle", \UISearchBar.barStyle),
    AppearanceProperty("searchBarStyle", \UISearchBar.searchBarStyle),
    AppearanceProperty("barTintColor", \UISearchBar.barTintColor),
    AppearanceProperty("isTranslucent", \UISearchBar.isTranslucent),
    AppearanceProperty("searchTextPosition", \UISearchBar.searchTextPositionAdjustment),
  ]

  /// The properties of search bars that are tables or concern their parts.
  private static let searchBars: [AppearanceProperty] = [
    AppearanceProperty(table: "backgroundImage", \UISearchBar.backgrounds) { $0.setNeedsLayout() },
    AppearanceProperty(table: "fieldBackground", \UISearchBar.fieldPictures) {
      $0.showFieldPictures()
    },
    AppearanceProperty("fieldPosition", \UISearchBar.searchFieldBackgroundPositionAdjustment),
    AppearanceProperty(table: "iconPosition", \UISearchBar.iconOffsets) { $0.showIconOffsets() },
    AppearanceProperty("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
    AppearanceProperty(table: "scopeBackground", \UISearchBar.scopes.plates) {
      $0.scopes.setNeedsLayout()
    },
    AppearanceProperty(table: "scopeDivider", \UISearchBar.scopes.lines) {
      $0.scopes.setNeedsLayout()
    },
    AppearanceProperty(table: "scopeTitle", \UISearchBar.scopes.titleAttributes) {
      $0.scopes.contentDidChange()
    },
  ]

  private static let items: [AppearanceProperty] = [
    AppearanceProperty(table: "titleTextAttributes", \UIBarItem.titleAttributes) { $0.changed() },
    AppearanceProperty("tintColor", \UIBarButtonItem.tintColor),
    AppearanceProperty(table: "background", \UIBarButtonItem.backgrounds) { $0.changed() },
    AppearanceProperty(table: "backBackground", \UIBarButtonItem.backBackgrounds) { $0.changed() },
    AppearanceProperty(table: "backgroundOffset", \UIBarButtonItem.backgroundOffsets) {
      $0.changed()
    },
    AppearanceProperty(table: "backBackgroundOffset", \UIBarButtonItem.backBackgroundOffsets) {
      $0.changed()
    },
    AppearanceProperty(table: "titleOffset", \UIBarButtonItem.titleOffsets) { $0.changed() },
    AppearanceProperty(table: "backTitleOffset", \UIBarButtonItem.backTitleOffsets) {
      $0.changed()
    },
    AppearanceProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
    AppearanceProperty("badgeColor", \UITabBarItem.badgeColor),
    AppearanceProperty(table: "badgeTextAttributes", \UITabBarItem.badgeAttributes) {
      $0.changed()
    },
  ]

  private static let controls: [AppearanceProperty] = [
    AppearanceProperty("font", \UILabel.font),
    AppearanceProperty("textColor", \UILabel.textColor),
    AppearanceProperty("highlightedTextColor", \UILabel.highlightedTextColor),
    AppearanceProperty("shadowColor", \UILabel.shadowColor),
    AppearanceProperty("shadowOffset", \UILabel.shadowOffset),
    AppearanceProperty("font", \UITextField.font),
    AppearanceProperty("textColor", \UITextField.textColor),
    AppearanceProperty("defaultTextAttributes", \UITextField.defaultTextAttributes),
    AppearanceProperty("keyboardAppearance", \UITextField.keyboardAppearance),
    AppearanceProperty("font", \UITextView.font),
    AppearanceProperty("textColor", \UITextView.textColor),
    AppearanceProperty("contentEdgeInsets", \UIButton.contentEdgeInsets),
    AppearanceProperty("onTintColor", \UISwitch.onTintColor),
    AppearanceProperty("thumbTintColor", \UISwitch.thumbTintColor),
    AppearanceProperty("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    AppearanceProperty("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    AppearanceProperty("thumbTintColor", \UISlider.thumbTintColor),
    AppearanceProperty("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(table: "titleAttributes", \UISegmentedControl.titleAttributes) {
      $0.contentDidChange()
    },
    AppearanceProperty("progressTintColor", \UIProgressView.progressTintColor),
    AppearanceProperty("trackTintColor", \UIProgressView.trackTintColor),
    AppearanceProperty("progressImage", \UIProgressView.progressImage),
    AppearanceProperty("trackImage", \UIProgressView.trackImage),
    AppearanceProperty("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    AppearanceProperty("currentPageTintColor", \UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty("color", \UIActivityIndicatorView.color),
    AppearanceProperty("style", \UIActivityIndicatorView.style),
  ]

  /// The properties of buttons by state.
  private static let buttons: [AppearanceProperty] = [
    UIControl.State.normal, .highlighted, .disabled, .selected,
  ].flatMap { (state: UIControl.State) -> [AppearanceProperty] in
    [
      AppearanceProperty("titleColor \(state.rawValue)") {
        $0.states.own(state) { $0.titleColor }
      } write: { (button: UIButton, color) in
        button.setTitleColor(color, for: state)
      },
      AppearanceProperty("backgroundImage \(state.rawValue)") {
        $0.states.own(state) { $0.background }
      } write: { (button: UIButton, image) in
        button.setBackgroundImage(image, for: state)
      },
    ]
  }

  private static let lists: [AppearanceProperty] = [
    AppearanceProperty("separatorColor", \UITableView.separatorColor),
    AppearanceProperty("separatorInset", \UITableView.separatorInset),
    AppearanceProperty("sectionIndexColor", \UITableView.sectionIndexColor),
    AppearanceProperty("sectionIndexBackground", \UITableView.sectionIndexBackgroundColor),
    AppearanceProperty("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
    AppearanceProperty("separatorInset", \UITableViewCell.separatorInset),
    AppearanceProperty("selectionStyle", \UITableViewCell.selectionStyle),
    AppearanceProperty("indicatorStyle", \UIScrollView.indicatorStyle),
    AppearanceProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
  ]
}

extension AppearanceProperty {
  /// A property that a class of the app describes; only colours, fonts, images and plain values
  /// are customised.
  fileprivate init(declared name: String, _ property: ClassTable.Property, by type: AnyClass) {
    self.name = name
    owner = type
    isTable = false
    read = { property.get($0).flatMap { Self.isAppearance($0) ? $0 : nil } }
    write = { _ = property.set($0, $1) }
  }

  private static func isAppearance(_ value: Any) -> Bool {
    switch value {
    case is UIColor, is UIFont, is UIImage, is NSNumber, is String: true
    case is NSObject: false
    default: value is AnyHashable
    }
  }
}
