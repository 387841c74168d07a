/// The full name of a data set, with the namespaces of its groups.
public typealias NSDataAssetName = String

/// The bytes of a data set in an asset catalogue.
nonisolated open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The data set's name.
  public let name: NSDataAssetName
  /// The bytes of its first file.
  public let data: Data

  /// The data set of that name in the app; nil when there is none.
  public convenience init?(name: NSDataAssetName) {
    self.init(name: name, bundle: nil)
  }

  /// The data set of that name in a bundle; nil when there is none.
  public convenience init?(name: NSDataAssetName, bundle: Bundle) {
    self.init(name: name, bundle: Optional(bundle))
  }

  private init?(name: NSDataAssetName, bundle: Bundle?) {
    guard let data = ResourceLibrary.shared.data(named: name, bundle: bundle) else { return nil }
    self.name = name
    self.data = data
  }
}
