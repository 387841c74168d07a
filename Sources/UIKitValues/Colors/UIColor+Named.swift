/// Colours of asset catalogues.

nonisolated extension UIColor {
  /// The colour set of that name; nil when there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour set of that name in a bundle; given traits fix it to one of its colours.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = Self.set(named: name, in: bundle) else {
      Task { @MainActor in Diagnostic.missingColor(name).report() }
      return nil
    }
    guard let traitCollection else {
      self.init(storage: .catalog(name: name, set.values))
      return
    }
    self.init(storage: set.values.color(for: traitCollection).storage)
  }

  private static func set(named name: String, in bundle: Bundle?) -> ColorSet? {
    ResourceLibrary.shared.folders(for: bundle).lazy.compactMap { $0.colorSet(named: name) }.first
  }

  /// The colour that a document means; nil, without a report, when no catalogue has it.
  package static func found(named name: String, in bundle: Bundle? = nil) -> UIColor? {
    set(named: name, in: bundle).map { UIColor(storage: .catalog(name: name, $0.values)) }
  }
}
