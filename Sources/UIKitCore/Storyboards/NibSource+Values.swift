internal import Foundation
internal import InterfaceBuilder

/// Colours, fonts and images, as a document names them.
extension NibSource {
  // MARK: Colours

  func color(_ element: Element) -> UIColor? {
    InterfaceBuilder.Color(element).flatMap { color($0) }
  }

  /// A colour by its name where that is known now, else by the value that Xcode saved for it.
  func color(_ color: InterfaceBuilder.Color) -> UIColor? {
    switch color.name {
    case .asset(let name):
      if let found = UIColor(named: name, in: bundle, compatibleWith: nil) { return found }
      return recorded(document.resources.namedColors[name]) ?? .color(for: color)
    case .system(let name) where UIColor.interfaceBuilderColor(named: name) == nil:
      return recorded(document.resources.systemColors[name]) ?? .color(for: color)
    default: return .color(for: color)
    }
  }

  private func recorded(_ color: InterfaceBuilder.Color?) -> UIColor? {
    color.map { .color(for: InterfaceBuilder.Color(components: $0.components, alpha: $0.alpha)) }
  }

  // MARK: Fonts

  func font(_ element: Element, traits: UITraitCollection) -> UIFont? {
    InterfaceBuilder.Font(element).map { font($0, traits: traits) }
  }

  func font(_ font: InterfaceBuilder.Font, traits: UITraitCollection) -> UIFont {
    let size = CGFloat(font.size ?? 17)
    switch font.face {
    case .system(let weight):
      let weight = weight.flatMap { UIFont.Weight.names[$0] } ?? .regular
      return .systemFont(ofSize: size, weight: weight)
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .textStyle(let name):
      let style = UIFont.TextStyle(rawValue: name)
      return .preferredFont(forTextStyle: style, compatibleWith: traits)
    case .named(let name, _): return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  // MARK: Images

  /// The image that an element's attribute, or its `<imageReference>`, names.
  func image(of element: Element, attribute: String) -> UIImage? {
    InterfaceBuilder.ImageReference(element, attribute: attribute).flatMap { image($0) }
  }

  func image(_ reference: InterfaceBuilder.ImageReference) -> UIImage? {
    var image = found(reference) ?? standIn(reference)
    if let configuration = reference.configuration.map({ symbolConfiguration($0) }) {
      image = image?.applyingSymbolConfiguration(configuration) ?? image
    }
    let mode = reference.renderingMode.flatMap { UIImage.RenderingMode.names[$0] }
    return mode.flatMap { image?.withRenderingMode($0) } ?? image
  }

  func symbolConfiguration(
    _ configuration: InterfaceBuilder.SymbolConfiguration
  ) -> UIImage.SymbolConfiguration {
    let scale = configuration.scale.flatMap { UIImage.SymbolScale.names[$0] } ?? .default
    let weight = configuration.weight.flatMap { UIImage.SymbolWeight.names[$0] } ?? .unspecified
    if let font = configuration.font {
      return UIImage.SymbolConfiguration(font: self.font(font, traits: .current), scale: scale)
    }
    guard let size = configuration.pointSize else {
      return UIImage.SymbolConfiguration(weight: weight)
        .applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  private func found(_ reference: InterfaceBuilder.ImageReference) -> UIImage? {
    reference.isSystem
      ? UIImage(systemName: reference.name)
      : UIImage(named: reference.name, in: bundle, compatibleWith: nil)
  }

  /// A grey box of the size that the document saved, for a preview without the app's images.
  private func standIn(_ reference: InterfaceBuilder.ImageReference) -> UIImage? {
    guard showsMissingImages else { return nil }
    return MissingImage.picture(size: document.resources.image(named: reference.name)?.size)
  }
}

extension UIFont.Weight {
  /// What documents call weights.
  static let names: [String: Self] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension UIImage.RenderingMode {
  static let names: [String: Self] = [
    "automatic": .automatic, "original": .alwaysOriginal, "template": .alwaysTemplate,
  ]
}

extension UIImage.SymbolScale {
  static let names: [String: Self] = [
    "default": .default, "small": .small, "medium": .medium, "large": .large,
  ]
}

extension UIImage.SymbolWeight {
  static let names: [String: Self] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
