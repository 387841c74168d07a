nonisolated extension UITraitCollection {
  private convenience init<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// A collection that specifies the kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, userInterfaceIdiom)
  }

  /// A collection that specifies light or dark alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, userInterfaceStyle)
  }

  /// A collection that specifies the direction of reading alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, layoutDirection)
  }

  /// A collection that specifies pixels to a point alone.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, displayScale)
  }

  /// A collection that specifies the range of colours alone.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, displayGamut)
  }

  /// A collection that specifies the room from side to side alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, horizontalSizeClass)
  }

  /// A collection that specifies the room from top to bottom alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, verticalSizeClass)
  }

  /// A collection that specifies the measuring of presses alone.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, forceTouchCapability)
  }

  /// A collection that specifies the preferred text size alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
  }

  /// A collection that specifies the contrast alone.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, accessibilityContrast)
  }

  /// A collection that specifies the level alone.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, userInterfaceLevel)
  }

  /// A collection that specifies the weight of text alone.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, legibilityWeight)
  }

  /// A collection that specifies the activity of the scene alone.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, activeAppearance)
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values[UITraitUserInterfaceStyle.self] }

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { direction }

  /// Pixels to a point; 0 when it isn't specified.
  public var displayScale: CGFloat { scale }

  /// The range of colours.
  public var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }

  /// The room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values[UITraitHorizontalSizeClass.self]
  }

  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }

  /// The ability of the display to measure presses.
  public var forceTouchCapability: UIForceTouchCapability {
    values[UITraitForceTouchCapability.self]
  }

  /// The text size the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values[UITraitPreferredContentSizeCategory.self]
  }

  /// Normal or high contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    values[UITraitAccessibilityContrast.self]
  }

  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }

  /// Regular or bold text.
  public var legibilityWeight: UILegibilityWeight { values[UITraitLegibilityWeight.self] }

  /// The activity of the scene: active, or not.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    values[UITraitActiveAppearance.self]
  }
}
