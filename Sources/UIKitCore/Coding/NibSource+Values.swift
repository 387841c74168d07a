internal import Foundation
internal import InterfaceBuilder

/// Colours, fonts and images, as a document names them.
extension NibSource {
  // MARK: Colours

  func color(_ element: Element) -> UIColor? {
    InterfaceBuilder.Color(element).flatMap { color($0) }
  }

  /// A colour by its name where that is known now, else by the value that the document holds for it.
  func color(_ color: InterfaceBuilder.Color) -> UIColor? {
    switch color.name {
    case .asset(let name):
      if let found = UIColor.found(named: name, in: bundle) { return found }
      if !showsMissingImages { Diagnostic.missingColor(name).report() }
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
    reader?.substitute(for: font) ?? .font(for: font, compatibleWith: traits)
  }

  // MARK: Images

  /// The image that an element's attribute, or its `<imageReference>`, names.
  func image(of element: Element, attribute: String) -> UIImage? {
    InterfaceBuilder.ImageReference(element, attribute: attribute).flatMap { image($0) }
  }

  func image(_ reference: InterfaceBuilder.ImageReference) -> UIImage? {
    UIImage.image(for: reference, bundle: bundle) ?? substitute(reference)
  }

  func symbolConfiguration(
    _ configuration: InterfaceBuilder.SymbolConfiguration
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(configuration)
  }

  /// A grey box of the size that the document saved, for a preview without the app's images.
  private func substitute(_ reference: InterfaceBuilder.ImageReference) -> UIImage? {
    guard showsMissingImages else {
      if !reference.isSystem { Diagnostic.missingImage(reference.name).report() }
      return nil
    }
    return MissingImage.picture(size: document.resources.image(named: reference.name)?.size)
  }
}
