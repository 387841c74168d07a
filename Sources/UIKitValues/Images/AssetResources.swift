public import Foundation

/// An image of a catalogue, by the symbol that builds make of its name.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names an image of a bundle's catalogue; nothing is read yet, and it need not exist.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of a catalogue, by the symbol that builds make of its name.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour of a bundle's catalogue; nothing is read yet, and it need not exist.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

nonisolated extension UIImage {
  /// The image of a symbol; without pixels when the catalogue has no such image.
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}

nonisolated extension UIColor {
  /// The colour of a symbol; clear when the catalogue has no such colour.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init { _ in color ?? .clear }
  }
}
