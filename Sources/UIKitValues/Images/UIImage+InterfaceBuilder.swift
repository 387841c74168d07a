package import InterfaceBuilder

/// Images as documents refer to them.

nonisolated extension UIImage {
  /// The image that a document refers to, a new object each time (L-26); nil when it is missing.
  package static func image(
    for reference: InterfaceBuilder.ImageReference,
    bundle: Bundle? = nil,
    traits: UITraitCollection = .current
  ) -> UIImage? {
    let image =
      if reference.isSystem {
        UIImage(
          systemName: reference.name,
          withConfiguration: SymbolConfiguration(SymbolSettings(reference), traits: traits)
        )
      } else {
        ImageLoader.image(named: reference.name, bundle: bundle, traits: traits)
      }
    return image?.changed { $0.apply(renderingMode: reference.renderingMode) }
  }
}

nonisolated extension UIImage.SymbolConfiguration {
  /// The configuration that a document gives a view for its symbols.
  package convenience init(_ configuration: InterfaceBuilder.SymbolConfiguration) {
    self.init(SymbolSettings(configuration), traits: nil)
  }
}

nonisolated extension ImageState {
  fileprivate mutating func apply(renderingMode word: String?) {
    switch word {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: break
    }
  }
}

nonisolated extension SymbolSettings {
  init(_ reference: InterfaceBuilder.ImageReference) {
    self = reference.configuration.map { SymbolSettings($0) } ?? SymbolSettings()
    let colors = reference.colors.map { UIColor.color(for: $0) }
    if reference.renderingMode?.hasPrefix("hierarchical") == true {
      rendering = .hierarchical(colors.first ?? .tintColor)
    } else if reference.renderingMode?.hasPrefix("palette") == true {
      rendering = .palette(colors)
    } else if reference.renderingMode == "multicolor" {
      rendering = .multicolor
    }
  }

  init(_ configuration: InterfaceBuilder.SymbolConfiguration) {
    pointSize = configuration.pointSize.map { CGFloat($0) }
    weight = configuration.weight.map {
      UIImage.SymbolWeight(fontWeight: UIFont.Weight(word: $0))
    }
    switch configuration.scale {
    case "small": scale = .small
    case "medium": scale = .medium
    case "large": scale = .large
    default: break
    }
    guard let font = configuration.font else { return }
    if case .textStyle(let style) = font.face {
      textStyle = UIFont.TextStyle(rawValue: style)
    } else {
      let font = UIFont.font(for: font)
      pointSize = font.pointSize
      weight = weight ?? UIImage.SymbolWeight(fontWeight: font.weight)
    }
  }
}
