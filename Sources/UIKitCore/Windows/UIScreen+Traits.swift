internal import Device

extension UIScreen {
  /// The traits of the interface as it is shown, with what the user set.
  func makeTraits() -> UITraitCollection { makeTraits(in: interfaceOrientation) }

  /// The size of an interface of an orientation on the app's part of the screen, in points.
  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    let whole = display.model.size(in: orientation.displayOrientation ?? self.orientation)
    return display.model.size(of: part, on: whole)
  }

  /// The traits that an interface of an orientation has.
  func makeTraits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let model = display.model
    let width = size(in: orientation).width
    let orientation = orientation.displayOrientation ?? self.orientation
    return UITraitCollection { traits in
      traits.userInterfaceIdiom = model.idiom.traitValue
      traits.horizontalSizeClass =
        model.horizontalSizeClass(in: orientation, width: width).traitValue
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
