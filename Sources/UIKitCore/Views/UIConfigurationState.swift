/// The name of a value that an app adds to the state of a cell or header.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// A key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A key from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that a configuration follows.
public nonisolated protocol UIConfigurationState {
  /// Makes a state of these traits, of which nothing else holds.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own; nil for a key that was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state that the content of an empty screen follows.
public nonisolated struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search that the controller's navigation item leads; nil without one.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes the state of a controller with these traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own; nil for a key that was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
