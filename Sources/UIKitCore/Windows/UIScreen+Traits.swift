internal import Device

extension UIScreen {
  /// The traits of the device as it is held, with what its user set.
  func makeTraits() -> UITraitCollection {
    let model = display.model
    let orientation = display.orientation
    return UITraitCollection { traits in
      traits.userInterfaceIdiom = model.idiom.traitValue
      traits.horizontalSizeClass =
        model.horizontalSizeClass(in: orientation, width: appBounds.width).traitValue
      traits.verticalSizeClass = model.verticalSizeClass(in: orientation).traitValue
      traits.displayScale = display.scale
      traits.displayGamut = .P3
      traits.userInterfaceStyle = settings.style
      traits.preferredContentSizeCategory = settings.contentSize
      traits.accessibilityContrast = settings.contrast
      traits.legibilityWeight = settings.legibilityWeight
      traits.layoutDirection = settings.layoutDirection
      traits.userInterfaceLevel = .base
      traits.activeAppearance = .active
      traits.sceneCaptureState = .inactive
      traits.forceTouchCapability = .unavailable
    }
  }
}

nonisolated extension DeviceModel.Idiom {
  /// The square of old documents is no device; drawn on it, everything appears as on a phone.
  var traitValue: UIUserInterfaceIdiom {
    switch self {
    case .phone, .any: .phone
    case .pad: .pad
    }
  }
}

nonisolated extension SizeClass {
  var traitValue: UIUserInterfaceSizeClass {
    switch self {
    case .compact: .compact
    case .regular: .regular
    case .any: .unspecified
    }
  }
}
