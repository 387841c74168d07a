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
    let folders = ResourceLibrary.shared.folders(for: bundle)
    let found = folders.lazy.compactMap { $0.colorSet(named: name) }.first
    guard let set = found else { return nil }
    guard let traitCollection else {
      self.init(storage: .catalog(name: name, set.values))
      return
    }
    self.init(storage: set.values.color(for: traitCollection).storage)
  }
}
