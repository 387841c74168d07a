public import Foundation

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

  /// A collection that specifies the size of items in a Mac's toolbar alone.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(UITraitToolbarItemPresentationSize.self, toolbarItemPresentationSize)
  }

  /// A collection that specifies the range of brightness of pictures alone.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, imageDynamicRange)
  }

  /// A collection that specifies the recording of the scene alone.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, sceneCaptureState)
  }

  /// A collection that specifies the language of typesetting alone.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(UITraitTypesettingLanguage.self, typesettingLanguage)
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

  /// The size of the items in a toolbar of the Mac.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values[UITraitToolbarItemPresentationSize.self]
  }

  /// The range of brightness in which pictures may be shown.
  public var imageDynamicRange: UIImage.DynamicRange { values[UITraitImageDynamicRange.self] }

  /// The recording of the scene.
  public var sceneCaptureState: UISceneCaptureState { values[UITraitSceneCaptureState.self] }

  /// The language by whose habits text is set; nil for that of the text or the app.
  public var typesettingLanguage: Locale.Language? { values[UITraitTypesettingLanguage.self] }
}

nonisolated extension UITraitCollection {
  /// The traits of the system by which dynamic colours, those of catalogues included, may differ.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits of the system by which catalogues hold other pictures, or symbols are drawn
  /// otherwise.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
      UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  /// Every trait of the system.
  package nonisolated(unsafe) static let systemTraits: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    UITraitToolbarItemPresentationSize.self, UITraitImageDynamicRange.self,
    UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
  ]
}
