internal import Synchronization

/// The images of one name, each for other traits.
nonisolated open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {
  private let set: ImageSet?
  private let registered = Mutex<[(traits: UITraitCollection, image: UIImage)]>([])

  /// The name of the images; nil for an asset that code made.
  package var name: String? { self.set?.name }

  init(set: ImageSet?) {
    self.set = set
  }

  /// An asset without images.
  public override convenience init() {
    self.init(set: nil)
  }

  /// Reads an asset; its images aren't archived.
  public required convenience init?(coder: NSCoder) {
    self.init(set: nil)
  }

  /// Assets can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// Writes nothing, since images archive themselves.
  open func encode(with coder: NSCoder) {}

  /// The image that fits `traitCollection` best; empty when the asset has none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = registered.withLock { entries in
      entries.last { traitCollection.containsTraits(in: $0.traits) } ?? entries.first
    }
    if let fitting { return fitting.image }
    guard let set else { return UIImage() }
    return ImageLoader.image(named: set.name, bundle: nil, traits: traitCollection) ?? UIImage()
  }

  /// The image that fits a configuration best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traits ?? .current)
  }

  /// Adds an image for traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    registered.withLock { $0.append((traitCollection, image)) }
  }

  /// Adds an image for a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traits ?? UITraitCollection())
  }

  /// Removes the image for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    registered.withLock { $0.removeAll { $0.traits == traitCollection } }
  }
}

nonisolated extension UIImage {
  /// The image of the same name for `traits`; itself when it comes alone.
  package func resolved(with traits: UITraitCollection) -> UIImage {
    guard let asset = state.asset else { return self }
    let other = asset.image(with: traits)
    guard other.state.source != state.source, other.size != .zero else { return self }
    return changed {
      $0.source = other.state.source
      $0.scale = other.state.scale
      $0.resizing = $0.resizing == nil ? nil : other.state.resizing
    }
  }
}
