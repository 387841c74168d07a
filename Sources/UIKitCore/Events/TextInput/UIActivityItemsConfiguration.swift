public import Foundation

/// Things that can be shared, given as objects or as providers (W-232).
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// An object of the app's own beside the things; default nil.
  open var localObject: Any?
  /// The uses that the things have; default sharing alone.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Supplies what is known about all the things; default nil.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Supplies what is known about one of the things; default nil.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Supplies the picture of one of the things, of a size in points; default nil.
  open var previewProvider:
    ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?

  /// The objects of which the configuration was made; nil if it was made of providers.
  let objects: [Any]?
  private let providers: [NSItemProvider]

  /// Makes a configuration of objects.
  public init(objects: [any NSItemProviderWriting]) {
    self.objects = objects
    providers = objects.map(NSItemProvider.init(object:))
    super.init()
  }

  /// Makes a configuration of what providers have.
  public init(itemProviders: [NSItemProvider]) {
    objects = nil
    providers = itemProviders
    super.init()
  }

  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }

  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }

  open func activityItemsConfigurationMetadata(
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { metadataProvider?(key) }

  open func activityItemsConfigurationMetadataForItem(
    at index: Int,
    key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }

  open func activityItemsConfigurationPreviewForItem(
    at index: Int,
    intent: UIActivityItemsConfigurationPreviewIntent,
    suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}
